import { randomUUID } from 'node:crypto'
import type { IdempotencyClaim, KeptAnswer } from '../storage/ledger/claim-writes.ts'
import type { Writes } from '../storage/writes.ts'
import { untilDone } from './until-done.ts'

/** An answer as repeated calls get it: its status, and its body before serialisation. */
export type StoredAnswer = { readonly status: number; readonly body: object }
type Idempotency = Omit<IdempotencyClaim, 'accountId'>

/** A claim whose lease is not renewed for this long, four heartbeats, belongs to a dead process. */
const leaseMs = 20_000
const heartbeatMs = 5_000

/**
 * Runs free calls once for each idempotency key; a charged call claims its key together with its hold. If this process
 * dies, the key is free when its lease expires, or when the single server of the storage restarts.
 */
export class RepeatableCalls {
  readonly #writes: Writes
  readonly #owner: string

  /** `owner` identifies this process; the lease tokens of its claims begin with it. */
  constructor(writes: Writes, owner: string) {
    this.#writes = writes
    this.#owner = owner
  }

  async run(
    { accountId }: { readonly accountId: string },
    idempotency: Idempotency,
    execute: (keep: (answer: StoredAnswer) => KeptAnswer) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { readonly replayed: boolean }> {
    const leaseToken = `${this.#owner}:${randomUUID()}`
    const claim = { accountId, key: idempotency.key, leaseToken }
    const claimed = await this.#writes.claim({ ...claim, ...idempotency, leaseMs })
    if (claimed.outcome === 'done') {
      return { status: claimed.status, body: JSON.parse(claimed.body), replayed: true }
    }
    const heartbeat = setInterval(() => {
      // A failed renewal is retried at the next heartbeat.
      void this.#writes.renewClaim({ ...claim, leaseMs }).catch(() => {})
    }, heartbeatMs).unref()
    try {
      let isKept = false
      const answer = await execute((kept) => {
        isKept = true
        return { ...claim, ...kept }
      })
      const finished = this.#writes.finishClaim({ ...claim, ...answer })
      // An answer that was stored with its effect need not be stored again, unless the write changed nothing.
      await (isKept ? finished.catch(() => {}) : finished)
      return { ...answer, replayed: false }
    } catch (error) {
      await untilDone(() => this.#writes.failClaim(claim))
      throw error
    } finally {
      clearInterval(heartbeat)
    }
  }
}
