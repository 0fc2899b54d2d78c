import { tookTooLong } from '../base/errors/took-too-long.ts'
import type { HeldFor, Settlement } from '../storage/ledger/resolve-hold.ts'
import type { Writes } from '../storage/writes.ts'
import { untilDone } from './until-done.ts'
import { untilKnown } from './until-known.ts'

/** How often the lease of a hold is renewed; it survives three failed heartbeats. */
const heartbeatMs = 10_000

type Held = HeldFor & { readonly amount: number; readonly leaseMs: number }
type Final = Omit<Settlement, 'holdId' | 'leaseToken'>

/**
 * Tokens held for one operation until they are charged. Disposing of it without a settlement releases them; one whose
 * acknowledgement was lost is taken back. If this process dies, the lease expires and the reaper releases them.
 */
export class Reservation implements AsyncDisposable {
  readonly #writes: Writes
  readonly #held: Held
  readonly #patienceMs: number
  readonly #heartbeat: NodeJS.Timeout
  readonly #lost = new AbortController()
  readonly #stopAsked = new AbortController()
  #amount: number
  #extensions = 0
  #open = true

  /** A settlement of unknown outcome is repeated for `patienceMs`. */
  constructor(writes: Writes, held: Held, patienceMs: number) {
    this.#writes = writes
    this.#held = held
    this.#patienceMs = patienceMs
    this.#amount = held.amount
    this.#heartbeat = setInterval(() => void this.#renew(), heartbeatMs).unref()
  }

  /** The half tokens held now. */
  get amount(): number {
    return this.#amount
  }

  /** Aborts when the lease is lost to another process. From then on the answer must not be delivered. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** Aborts at a heartbeat after the caller has asked to stop the operation, whichever process was asked. */
  get stopAsked(): AbortSignal {
    return this.#stopAsked.signal
  }

  /** Holds up to `wanted` more half tokens, and returns how many the balance allowed. */
  async extend(wanted: number): Promise<number> {
    const extension = this.#extensions
    const { granted } = await this.#writes.extendHold({ ...this.#held, wanted, extension })
    this.#extensions++
    this.#amount += granted
    return granted
  }

  /**
   * Charges the account, stores the answer and returns the remaining balance in tokens. Throws `overloaded` if the
   * lease was lost; then nothing is charged.
   */
  async settle(final: Final): Promise<number> {
    const { holdId, leaseToken } = this.#held
    const settle = () => this.#writes.settleHold({ holdId, leaseToken, ...final })
    const settled = await untilKnown(settle, this.#patienceMs)
    this.#end()
    if (settled) return settled.balance
    throw tookTooLong()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#open) return
    this.#end()
    await untilDone(() => this.#writes.releaseHold(this.#held))
  }

  async #renew(): Promise<void> {
    // A failed renewal is retried at the next heartbeat; the lease survives several.
    const renewed = await this.#writes.renewHold(this.#held).catch(() => ({ stopAsked: false }))
    if (renewed?.stopAsked) this.#stopAsked.abort()
    if (!renewed) this.#lost.abort(tookTooLong())
  }

  #end(): void {
    this.#open = false
    clearInterval(this.#heartbeat)
  }
}
