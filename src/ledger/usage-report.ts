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
  SumOfDay,
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
    const [{ available, held }, sums] = await Promise.all([
      this.#store.balance(accountId),
      this.#store.charged(accountId, since),
    ])
    const names = await this.#store.keyNames(accountId)
    const days = summedBy(sums, ({ day }) => utcDay(day * dayMs))
    const today = utcDay()
    return {
      balance: inTokens(available + held),
      held: inTokens(held),
      consumed: {
        today: inTokens(days.find(([day]) => day === today)?.[1].charged ?? 0),
        last_30_days: inTokens(sums.reduce((sum, { charged }) => sum + charged, 0)),
      },
      by_day: days.map(([date, sum]) => ({ date, ...spent(sum) })),
      by_operation: summedBy(sums, (one) => one.operation).map(([operation, sum]) => {
        return { operation, ...spent(sum) }
      }),
      by_model: summedBy(sums, (one) => one.model).map(([model, sum]) => {
        return { model, ...spent(sum) }
      }),
      by_key: summedBy(sums, ({ key }) => key ?? '').map(([key, sum]) => {
        return { key_id: key === '' ? null : key, name: names.get(key) ?? null, ...spent(sum) }
      }),
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

/** The sums under each name, ordered by name. */
function summedBy<Name extends string>(
  sums: readonly SumOfDay[],
  nameOf: (sum: SumOfDay) => Name,
): readonly (readonly [Name, Sum])[] {
  const found = new Map<Name, Sum>()
  for (const one of sums) {
    const { requests, charged } = found.get(nameOf(one)) ?? { requests: 0, charged: 0 }
    found.set(nameOf(one), { requests: requests + one.requests, charged: charged + one.charged })
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1))
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
