import type { Caller } from '../access/caller.ts'
import type { Idempotency } from './call.ts'

/** An answer to keep: its status, and its body before that becomes JSON. */
export type StoredAnswer = { readonly status: number; readonly body: object }

/** Makes a call that may be sent twice happen once. */
export type Claims = {
  /**
   * Runs `execute` unless this account has an answer under this key: then that one, marked as replayed.
   * Throws `idempotency_in_progress` (with `retryAfterSeconds`) while another call runs under it, and
   * `idempotency_key_reused` if that call was a different one. When `execute` throws, the claim is given up,
   * so that the client may try again.
   */
  run(
    caller: Caller,
    idempotency: Idempotency,
    operationName: string,
    execute: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { readonly replayed: boolean }>
}
