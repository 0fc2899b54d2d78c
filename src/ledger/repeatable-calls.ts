import { randomUUID } from 'node:crypto'
import type { Claim, KeptAnswer } from '../storage/ledger/claim-writes.ts'
import type { Writes } from '../storage/writes.ts'
import { untilDone } from './until-done.ts'

type Answer = { readonly status: number; readonly body: object }
type Idempotency = Omit<Claim, 'accountId'>

/** A process that does not renew its claim of a key for so long, four heartbeats, is taken for dead. */
const leaseMs = 20_000
const heartbeatMs = 5_000

/**
 * Runs a call that costs nothing once for each idempotency key. A call that costs tokens claims its key with the
 * hold. If this process dies, the key is free when the lease has run out, or when the only server of the storage
 * starts again.
 */
export class RepeatableCalls {
  readonly #writes: Writes
  readonly #owner: string

  /** `owner` names this process: the lease tokens of its claims start with it. */
  constructor(writes: Writes, owner: string) {
    this.#writes = writes
    this.#owner = owner
  }

  async run(
    { accountId }: { readonly accountId: string },
    idempotency: Idempotency,
    execute: (keep: (answer: Answer) => KeptAnswer) => Promise<Answer>,
  ): Promise<Answer & { readonly replayed: boolean }> {
    const leaseToken = `${this.#owner}:${randomUUID()}`
    const claim = { accountId, key: idempotency.key, leaseToken }
    const claimed = await this.#writes.claim({ ...claim, ...idempotency, leaseMs })
    if (claimed.outcome === 'done') {
      return { status: claimed.status, body: JSON.parse(claimed.body), replayed: true }
    }
    const heartbeat = setInterval(() => {
      // A renewal that fails is tried again at the next beat.
      void this.#writes.renewClaim({ ...claim, leaseMs }).catch(() => {})
    }, heartbeatMs).unref()
    try {
      let isKept = false
      const answer = await execute((kept) => {
        isKept = true
        return { ...claim, ...kept }
      })
      const finished = this.#writes.finishClaim({ ...claim, ...answer })
      // What was stored together with its effect needs this no more, unless there was nothing to change.
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
