import { dayMs } from '../base/day-ms.ts'
import { notFound } from '../base/errors/not-found.ts'
import { inTokens } from '../base/token-amounts.ts'
import { utcDay } from '../base/utc-day.ts'
import type {
  ChargedAnswer,
  HistoryWanted,
  LedgerEntry,
  LedgerStore,
  Sum,
  TimeRange,
} from '../storage/ledger/ledger-store.ts'
import type { Page, PageOf } from '../storage/statements/page.ts'

/** Reports the balance of an account, and what it spent in the last 30 days (UTC). All amounts are tokens. */
export class UsageReport {
  readonly #store: LedgerStore

  constructor(store: LedgerStore) {
    this.#store = store
  }

  async of(accountId: string) {
    const since = startOfDay(Date.now() - 29 * dayMs)
    const [{ available, held }, days, operations, models, keys] = await Promise.all([
      this.#store.balance(accountId),
      this.#store.charged(accountId, since, 'day'),
      this.#store.charged(accountId, since, 'operation'),
      this.#store.charged(accountId, since, 'model'),
      this.#store.charged(accountId, since, 'key'),
    ])
    const names = await this.#store.keyNames(accountId)
    const today = utcDay()
    return {
      balance: inTokens(available + held),
      held: inTokens(held),
      consumed: {
        today: inTokens(days.find(({ name }) => name === today)?.charged ?? 0),
        last_30_days: inTokens(days.reduce((sum, { charged }) => sum + charged, 0)),
      },
      by_day: days.map((sum) => ({ date: sum.name, ...spent(sum) })),
      by_operation: operations.map((sum) => ({ operation: sum.name, ...spent(sum) })),
      by_model: models.map((sum) => ({ model: sum.name, ...spent(sum) })),
      by_key: keys.map((sum) => ({
        key_id: sum.name === '' ? null : sum.name,
        name: names.get(sum.name) ?? null,
        ...spent(sum),
      })),
    }
  }

  /** What was spent in each hour or day of a range, in ms since 1970, end exclusive. */
  async history(accountId: string, wanted: HistoryWanted) {
    const sums = await this.#store.history(accountId, wanted)
    return sums.map(({ at, name, ...sum }) => ({
      at,
      name: name === '' ? null : name,
      ...spent(sum),
    }))
  }

  /** A charged answer. Throws `not_found` if the account has no such answer. */
  async interaction(accountId: string, interactionId: string): Promise<ChargedAnswer> {
    const found = await this.#store.interaction(accountId, interactionId)
    if (!found) throw notFound('interaction')
    return found
  }

  entries(
    accountId: string,
    page: Page,
    range: Partial<TimeRange> = {},
  ): Promise<PageOf<LedgerEntry>> {
    return this.#store.entries(accountId, page, range)
  }
}

function spent({ charged, requests }: Pick<Sum, 'charged' | 'requests'>): {
  tokens: number
  requests: number
} {
  return { tokens: inTokens(charged), requests }
}

function startOfDay(time: number): number {
  return Math.floor(time / dayMs) * dayMs
}
