import { BudgetedCache } from '../../base/budgeted-cache.ts'
import { KeyedTurns } from '../../base/keyed-turns.ts'
import type { CheckedLink } from '../../contract/research/link-check.ts'

type LinkCheck = { readonly checkedAt: Date; readonly links: readonly CheckedLink[] }

/** What a check found is told again for so long. */
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
 * Bounds what checks of links fetch, which cost nothing and burden the servers of others: an account has one at a time,
 * and a report has one in ten minutes.
 */
export class LinkChecks {
  readonly #turns = new KeyedTurns(turnLimits)
  readonly #kept = new BudgetedCache<LinkCheck>(
    keptBytesMax,
    ({ links }) => 2 * JSON.stringify(links).length,
  )

  /** The last check of a report, or else a new one. Throws `too_many_concurrent_requests` or `overloaded`. */
  async check(
    accountId: string,
    researchId: string,
    read: () => Promise<readonly CheckedLink[]>,
    signal: AbortSignal,
  ): Promise<LinkCheck> {
    using _ = await this.#turns.take(accountId, accountId, signal)
    const last = this.#kept.get(researchId)
    if (last !== undefined && Date.now() - last.checkedAt.getTime() < keptMs) return last
    const check = { checkedAt: new Date(), links: await read() }
    this.#kept.set(researchId, check)
    return check
  }
}
