import { ServiceError } from '../base/service-error.ts'
import type { HeldBy, Settlement } from '../storage/resolve-hold.ts'
import type { Writes } from '../storage/writes.ts'

const heartbeatMs = 15_000

type Held = HeldBy & { readonly amount: number; readonly leaseMs: number }
type Final = Omit<Settlement, keyof HeldBy>

/**
 * Tokens that are held for one operation until they are charged. Whatever was not settled by the end
 * is given back; if this process dies, the lease runs out and the reaper does it.
 */
export class Reservation implements AsyncDisposable {
  readonly #writes: Writes
  readonly #held: Held
  readonly #heartbeat: NodeJS.Timeout
  readonly #lost = new AbortController()
  #amount: number
  #extensions = 0
  #open = true

  constructor(writes: Writes, held: Held) {
    this.#writes = writes
    this.#held = held
    this.#amount = held.amount
    this.#heartbeat = setInterval(() => void this.#renew(), heartbeatMs).unref()
  }

  /** What is held by now, in half tokens. */
  get amount(): number {
    return this.#amount
  }

  /** Aborts when the hold is no longer ours: from then on the work must not be delivered. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** Holds up to `wanted` half tokens more, and says how many the balance allowed. */
  async extend(wanted: number): Promise<number> {
    const extension = this.#extensions
    const { granted } = await this.#writes.extendHold({ ...this.#held, wanted, extension })
    this.#extensions++
    this.#amount += granted
    return granted
  }

  /** Charges, stores the answer, and returns it with the balance that is left. */
  async settle(final: Final): Promise<object> {
    const { holdId, leaseToken } = this.#held
    const settled = await this.#writes.settleHold({ holdId, leaseToken, ...final })
    this.#end()
    if (settled) return settled.answer
    throw new ServiceError('overloaded', 'The answer took too long, and was not charged.', {
      retryAfterSeconds: 5,
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#open) return
    this.#end()
    const { holdId, leaseToken } = this.#held
    // If the storage cannot be reached now, the lease gives the tokens back.
    await this.#writes.releaseHold({ holdId, leaseToken }).catch(() => {})
  }

  async #renew(): Promise<void> {
    // A renewal that fails is tried again at the next beat; the lease outlives several.
    const ours = await this.#writes.renewHold(this.#held).catch(() => true)
    if (!ours) this.#lost.abort(new ServiceError('overloaded', 'The answer took too long.'))
  }

  #end(): void {
    this.#open = false
    clearInterval(this.#heartbeat)
  }
}
