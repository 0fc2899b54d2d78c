import type { NewHold } from '../../src/storage/ledger/open-hold.ts'

export type ModelHold = {
  readonly input: NewHold
  amount: number
  state: 'held' | 'settled' | 'released' | 'expired'
  /** Its lease has run out, though nobody has noticed yet. */
  dead: boolean
  readonly extensions: number[]
  stopAsked: boolean
  charge: number
}
type ModelClaim = { fingerprint: string; holder: ModelHold; state: 'running' | 'done' | 'failed' }
export type Opened = 'claimed' | 'done' | 'in progress' | 'reused' | { readonly have: number }

/** What the ledger should do, for one account, in memory. Amounts are half tokens. */
export class LedgerModel {
  granted = 0
  readonly holds: ModelHold[] = []
  readonly #claims = new Map<string, ModelClaim>()

  get open(): readonly ModelHold[] {
    return this.holds.filter(({ state }) => state === 'held')
  }

  get balance(): { available: number; held: number; spent: number; granted: number } {
    const held = this.open.reduce((sum, { amount }) => sum + amount, 0)
    const spent = this.holds.reduce((sum, { charge }) => sum + charge, 0)
    return { available: this.granted - held - spent, held, spent, granted: this.granted }
  }

  openHold(input: NewHold): Opened {
    const known = input.claim && this.#claims.get(input.claim.key)
    const former = known?.holder.state === 'held' ? known.holder : undefined
    if (known && known.fingerprint !== input.claim?.fingerprint) return 'reused'
    if (known?.state === 'done') return 'done'
    if (known?.state === 'running' && !known.holder.dead) return 'in progress'

    const have = this.balance.available + (former?.amount ?? 0)
    if (have < input.amount) return { have }
    if (former) former.state = 'expired'
    const { amount } = input
    const hold: ModelHold = {
      input,
      amount,
      state: 'held',
      dead: false,
      extensions: [],
      stopAsked: false,
      charge: 0,
    }
    this.holds.push(hold)
    if (input.claim) {
      const { key, fingerprint } = input.claim
      this.#claims.set(key, { fingerprint, holder: hold, state: 'running' })
    }
    return 'claimed'
  }

  /** How much of it the balance allows. */
  extend(hold: ModelHold, wanted: number): number {
    if (hold.state !== 'held') return 0
    const granted = Math.min(wanted, this.balance.available)
    hold.extensions.push(granted)
    hold.amount += granted
    return granted
  }

  renew(hold: ModelHold): { stopAsked: boolean } | undefined {
    if (hold.state !== 'held') return undefined
    hold.dead = false
    return { stopAsked: hold.stopAsked }
  }

  /** Says whether somebody hears it. */
  askToStop(hold: ModelHold): boolean {
    if (hold.state !== 'held') return false
    hold.stopAsked = true
    return true
  }

  /** Says whether that changed anything: what a repeated call would get stays charged. */
  release(hold: ModelHold): boolean {
    if (hold.state !== 'settled' || hold.input.claim) return this.resolve(hold, 'released')
    hold.state = 'released'
    hold.charge = 0
    return true
  }

  /** Says whether it was this that resolved the hold. */
  resolve(hold: ModelHold, state: 'settled' | 'released' | 'expired', charge = 0): boolean {
    if (hold.state !== 'held') return false
    hold.state = state
    hold.charge = charge
    for (const claim of this.#claims.values())
      if (claim.holder === hold) claim.state = state === 'settled' ? 'done' : 'failed'
    return true
  }
}
