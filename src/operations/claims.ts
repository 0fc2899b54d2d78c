import type { Caller } from '../access/caller.ts'
import type { StoredAnswer } from '../ledger/repeatable-calls.ts'
import type { KeptAnswer } from '../storage/ledger/claim-writes.ts'
import type { Idempotency } from './call.ts'

/** Runs a call once, however often the client repeats it with the same idempotency key. */
export type Claims = {
  /**
   * Runs `execute`, or returns the answer that this account got under this key, marked as replayed. Throws
   * `idempotency_in_progress` (with `retryAfterSeconds`) while another call runs under the key, and
   * `idempotency_key_reused` if the earlier call was a different one. If `execute` throws, the claim is released, so
   * that the client can retry. `keep` turns the answer into what a write stores in its own transaction, so that the
   * answer survives if the process dies right after it.
   */
  run(
    caller: Caller,
    idempotency: Idempotency,
    execute: (keep: (answer: StoredAnswer) => KeptAnswer) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { readonly replayed: boolean }>
}
