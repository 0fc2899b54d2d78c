import { sql } from 'kysely'
import { dayMs } from '../../base/day-ms.ts'
import { firstIdAt } from '../../base/ids.ts'
import { type Page, type PageOf, readPage } from '../statements/page.ts'
import type { Storage } from '../storage.ts'
import type { EntryKind, InteractionRow } from '../tables/ledger-tables.ts'
import { accountsToSum, type Discrepancy, findDiscrepancies } from './books.ts'
import { type Balance, balanceOf } from './ledger-book.ts'
import { type OpenHold, openHoldOf } from './resolve-hold.ts'

/** How many answers were charged, and how much. Amounts are half tokens. */
export type Sum = { readonly requests: number; readonly charged: number }
/** What was charged on one day (UTC, days since 1970) for one kind of answer by one key, which a session has not. */
export type SumOfDay = Sum &
  Pick<InteractionRow, 'operation' | 'model'> & {
    readonly day: number
    readonly key: string | null
  }
/** An entry of the ledger, with fields of its operation. Amounts are half tokens. */
export type LedgerEntry = {
  readonly id: string
  readonly kind: EntryKind
  readonly availableChange: number
  readonly heldChange: number
  readonly availableAfter: number
  readonly heldAfter: number
  readonly operationId: string | null
  readonly operation: InteractionRow['operation'] | null
  readonly model: InteractionRow['model'] | null
  readonly keyId: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
}
/** The sums of one hour or day that begins at `at`, for an operation, model, engine or key. */
type SumAt = Sum & { readonly at: number; readonly name: string }
/** In milliseconds since 1970; the end is exclusive. */
export type TimeRange = { readonly since: number; readonly until: number }
export type HistoryWanted = TimeRange & {
  readonly stepMs: number
  /** The offset of each step's beginning from a whole step since 1970. */
  readonly phaseMs: number
  readonly by: 'operation' | 'model' | 'engine' | 'key'
}
/** An answer as it was given, with the key that paid for it. */
export type ChargedAnswer = {
  readonly id: string
  /** The answer, as JSON. */
  readonly response: string
  readonly model: InteractionRow['model']
  readonly engine: InteractionRow['engine']
  readonly keyId: string | null
  readonly createdAt: number
}
export type { Discrepancy }

/** Reads the ledger. The named writes of `ledger-writes.ts` change it. */
export class LedgerStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  get write() {
    return this.#storage.write
  }

  /** The balance of an account. Throws if there is no such account. */
  balance(accountId: string): Promise<Balance> {
    return balanceOf(this.#storage.db, accountId)
  }

  /** The open hold of an operation; `undefined` if there is none. */
  heldFor(operationId: string): Promise<OpenHold | undefined> {
    return openHoldOf(this.#storage.db, operationId)
  }

  /** The entries of an account, from `since` (inclusive) until `until` (exclusive) if given. */
  async entries(
    accountId: string,
    page: Page,
    { since = 0, until = Number.MAX_SAFE_INTEGER }: Partial<TimeRange> = {},
  ): Promise<PageOf<LedgerEntry>> {
    // By their ids, so that all later entries need not be read to find those of a time.
    const query = this.#storage.db
      .selectFrom('ledger_entries')
      .leftJoin('interactions', 'interactions.id', 'ledger_entries.operation_id')
      .select(entryFields)
      .select(['interactions.operation', 'interactions.model', 'interactions.key_id as keyId'])
      .where('ledger_entries.account_id', '=', accountId)
      .where('ledger_entries.id', '>=', entryIdAt(since - clocksApartMsMax))
      .where('ledger_entries.id', '<', entryIdAt(until + clocksApartMsMax))
      .where('ledger_entries.created_at', '>=', since)
      .where('ledger_entries.created_at', '<', until)
    return readPage(query, 'ledger_entries.id', page)
  }

  async keyNames(accountId: string): Promise<ReadonlyMap<string, string>> {
    const keys = await this.#storage.db
      .selectFrom('api_keys')
      .select(['id', 'name'])
      .where('account_id', '=', accountId)
      .execute()
    return new Map(keys.map(({ id, name }) => [id, name]))
  }

  /** The sums charged since a time, in one reading of all that was: there may be half a million answers in a month. */
  async charged(accountId: string, since: number): Promise<readonly SumOfDay[]> {
    const { rows } = await sql<SumOfDay>`
      select created_at / ${sql.lit(dayMs)} as day, operation, model, key_id as key, count(*) as requests,
        cast(sum(charged) as bigint) as charged
      from interactions where account_id = ${accountId} and created_at >= ${since}
      group by created_at / ${sql.lit(dayMs)}, operation, model, key_id`.execute(this.#storage.db)
    return rows
  }

  /** The sums charged in each step of time, by operation, model, engine or key. */
  async history(accountId: string, wanted: HistoryWanted): Promise<readonly SumAt[]> {
    const name = wanted.by === 'key' ? sql`coalesce(key_id, '')` : sql.ref(wanted.by)
    const [step, phase] = [sql.lit(wanted.stepMs), sql.lit(wanted.phaseMs)]
    const { rows } = await sql<SumAt>`
      select (created_at - ${phase}) / ${step} * ${step} + ${phase} as at, ${name} as name, count(*) as requests,
        cast(sum(charged) as bigint) as charged
      from interactions
      where account_id = ${accountId} and created_at >= ${wanted.since} and created_at < ${wanted.until}
      group by (created_at - ${phase}) / ${step}, ${name} order by at, name`.execute(
      this.#storage.db,
    )
    return rows
  }

  /** A charged answer of a chat, unless it has been removed. */
  interaction(accountId: string, interactionId: string): Promise<ChargedAnswer | undefined> {
    return this.#storage.db
      .selectFrom('interactions')
      .select(['id', 'response', 'model', 'engine', 'key_id as keyId', 'created_at as createdAt'])
      .where('account_id', '=', accountId)
      .where('id', '=', interactionId)
      .where('operation', '=', 'chat_query')
      .where('response', '<>', '')
      .executeTakeFirst()
  }

  /**
   * The accounts whose books do not balance, by all their entries; with `among`, only those accounts, by the stored
   * sums of old entries and all later ones.
   */
  discrepancies(among?: readonly string[]): Promise<readonly Discrepancy[]> {
    return findDiscrepancies(this.#storage.db, among)
  }

  /** The next account ids after `after`, in order. */
  async accountIds(after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#storage.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** The accounts with at least `entries` entries below the id `until` that are not in the stored sums yet. */
  accountsToSum(wanted: Parameters<typeof accountsToSum>[1]): Promise<readonly string[]> {
    return accountsToSum(this.#storage.db, wanted)
  }
}

/** Ids have room for the microseconds until the year 2398. */
const timeMax = Date.UTC(2398)

function entryIdAt(time: number): string {
  return firstIdAt('entry', Math.min(Math.max(0, time), timeMax))
}

/** How far the time of an entry, by the clock of the storage, may be from that in its id, by the clock of a process. */
const clocksApartMsMax = 2 * dayMs

const entryFields = [
  'ledger_entries.id',
  'ledger_entries.kind',
  'operation_id as operationId',
  'available_change as availableChange',
  'held_change as heldChange',
  'available_after as availableAfter',
  'held_after as heldAfter',
  'ledger_entries.created_at as createdAt',
] as const
