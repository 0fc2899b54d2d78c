import type { Caller } from '../access/caller.ts'
import type { KeptAnswer } from '../storage/ledger/claim-writes.ts'
import type { Idempotency } from './call.ts'

/** An answer that is kept for repetition: its status, and its body before it becomes JSON. */
export type StoredAnswer = { readonly status: number; readonly body: object }

/** Lets a call that the client sends twice happen once. */
export type Claims = {
  /**
   * Runs `execute`, unless this account has an answer under this key: then it returns that, marked as replayed.
   * Throws `idempotency_in_progress` (with `retryAfterSeconds`) while another call runs under it, and
   * `idempotency_key_reused` if that call was a different one. When `execute` throws, the claim is given up,
   * so that the client may try again. `keep` makes of the answer what a write stores together with its effect; then
   * a process that dies right after it leaves the answer behind.
   */
  run(
    caller: Caller,
    idempotency: Idempotency,
    execute: (keep: (answer: StoredAnswer) => KeptAnswer) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { readonly replayed: boolean }>
}
