import { randomUUID } from 'node:crypto'
import type { Writes } from '../storage/writes.ts'

type Answer = { readonly status: number; readonly body: object }
type Idempotency = { readonly key: string; readonly fingerprint: string }

const leaseMs = 60_000
const heartbeatMs = 15_000

/**
 * Runs a call that costs nothing once for each idempotency key. A call that costs tokens claims its key with the
 * hold.
 */
export class RepeatableCalls {
  readonly #writes: Writes

  constructor(writes: Writes) {
    this.#writes = writes
  }

  async run(
    { accountId }: { readonly accountId: string },
    idempotency: Idempotency,
    _operationName: string,
    execute: () => Promise<Answer>,
  ): Promise<Answer & { readonly replayed: boolean }> {
    const claim = { accountId, key: idempotency.key, leaseToken: randomUUID() }
    const claimed = await this.#writes.claim({ ...claim, ...idempotency, leaseMs })
    if (claimed.outcome === 'done') {
      return { status: claimed.status, body: JSON.parse(claimed.body), replayed: true }
    }
    const heartbeat = setInterval(() => {
      // A renewal that fails is tried again at the next beat.
      void this.#writes.renewClaim({ ...claim, leaseMs }).catch(() => {})
    }, heartbeatMs).unref()
    try {
      const answer = await execute()
      await this.#writes.finishClaim({ ...claim, ...answer })
      return { ...answer, replayed: false }
    } catch (error) {
      await this.#writes.failClaim(claim).catch(() => {})
      throw error
    } finally {
      clearInterval(heartbeat)
    }
  }
}
