import { BudgetedCache } from '../../base/cache/budgeted-cache.ts'
import { KeyedTurns } from '../../base/turns/keyed-turns.ts'
import type { CheckedLink } from '../../contract/research/link-check.ts'

type LinkCheck = { readonly checkedAt: Date; readonly links: readonly CheckedLink[] }
/** `until` is on the monotonic clock of `performance.now()`, which no change of the system time affects. */
type KeptCheck = { readonly check: LinkCheck; readonly until: number }

/** How long the result of a check is returned again. */
const keptMs = 10 * 60_000
const keptBytesMax = 4 * 1024 * 1024
const turnLimits = {
  what: 'checks of links',
  atOnceMax: 1,
  atOnceOfOneMax: 1,
  waitingOfOneMax: 4,
  waitingMax: 4,
  waitMsMax: 60_000,
}

/**
 * Limits link checks, which are free and cause requests to other people's servers: one at a time for each account, and
 * one in ten minutes for each report.
 */
export class LinkChecks {
  readonly #turns = new KeyedTurns(turnLimits)
  readonly #kept = new BudgetedCache<KeptCheck>(
    keptBytesMax,
    ({ check: { links } }) => 2 * JSON.stringify(links).length,
  )

  /**
   * Returns the last check of a report if it is recent, or runs `read`. Throws `too_many_concurrent_requests` or
   * `overloaded`.
   */
  async check(
    accountId: string,
    researchId: string,
    read: () => Promise<readonly CheckedLink[]>,
    signal: AbortSignal,
  ): Promise<LinkCheck> {
    using _ = await this.#turns.take(accountId, accountId, signal)
    const last = this.#kept.get(researchId)
    if (last !== undefined && last.until > performance.now()) return last.check
    const until = performance.now() + keptMs
    const check = { checkedAt: new Date(), links: await read() }
    this.#kept.set(researchId, { check, until })
    return check
  }
}
