import { newId } from '../../src/base/ids.ts'
import { readConfig } from '../../src/config/config.ts'
import { Ledger } from '../../src/ledger/ledger.ts'
import { chatPrice } from '../../src/ledger/prices.ts'
import { Reservation } from '../../src/ledger/reservation.ts'
import { AccountStore } from '../../src/storage/access/account-store.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import { withoutBalance } from '../../src/storage/ledger/resolve-hold.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { freshPlace } from '../../tests/support/service/fresh-place.ts'
import { inParallel } from '../in-parallel.ts'
import { percentile } from '../statistics.ts'
import type { Effort, Measure } from './measure.ts'

const clients = 32
const amount = chatPrice('snap', 0)

/** How many accounts the clients share, and how many pairs a second there should be. */
const embeddedLoads = [{ accounts: 1, atLeast: 1000 }]
const postgresLoads = [
  { accounts: 1, atLeast: 1500 },
  { accounts: clients, atLeast: 2500 },
]

/** Pairs of hold and settle, each a durable transaction, by 32 clients; on PostgreSQL too if there is a server. */
export async function measureLedger(effort: Effort): Promise<Measure[]> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  const measures: Measure[] = []
  for (const load of embeddedLoads) measures.push(...(await measureLoad('', load, effort)))
  for (const load of serverUrl ? postgresLoads : [])
    measures.push(...(await measureLoad(serverUrl, load, effort)))
  return measures
}

async function measureLoad(
  serverUrl: string,
  { accounts, atLeast }: { readonly accounts: number; readonly atLeast: number },
  { rounds, operations }: Effort,
): Promise<Measure[]> {
  await using closing = new AsyncDisposableStack()
  const { dataDirectory, env } = closing.use(await freshPlace(serverUrl))
  const config = readConfig({ ...env, DATA_DIR: dataDirectory })
  const storage = closing.use(await openStorage(config.storage))
  const store = new LedgerStore(storage)
  const accountIds = await Promise.all(
    Array.from({ length: accounts }, (_, number) => makeAccount(new AccountStore(storage), number)),
  )
  const ledger = new Ledger(store, 'bench')

  const runs = []
  for (let round = 0; round <= rounds; round++) {
    const owners = Array.from({ length: operations }, (_, place) => accountIds[place % accounts])
    runs.push(await inParallel(owners, clients, (accountId = '') => pair(ledger, accountId)))
  }
  const warm = runs.slice(1)
  if ((await store.discrepancies()).length > 0) throw new Error('The ledger does not balance')
  const where = serverUrl ? 'PostgreSQL' : 'embedded store'
  const shared = accounts === 1 ? 'one account' : `${accounts} accounts`
  return [
    {
      what: `hold + settle, ${where}, ${clients} clients, ${shared}`,
      unit: 'pairs/s',
      rounds: warm.map(({ perSecond }) => perSecond),
      aim: { atLeast },
    },
    { what: 'the same: p95', unit: 'ms', rounds: warm.map(({ times }) => percentile(times, 0.95)) },
  ]
}

async function makeAccount(accounts: AccountStore, number: number): Promise<string> {
  const { accountId } = await accounts.create({
    userId: `user_${number}`,
    email: `${number}@example.org`,
    grant: 1e12,
  })
  return accountId
}

async function pair(ledger: Ledger, accountId: string): Promise<void> {
  const operationId = newId('interaction')
  const reserved = await ledger.reserve({ accountId, operationId, amount })
  if (!(reserved instanceof Reservation)) throw new Error('Nothing is replayed without a key')
  await using reservation = reserved
  await reservation.settle({
    charge: amount,
    interaction: {
      id: operationId,
      accountId,
      keyId: null,
      operation: 'chat_query',
      model: 'snap',
      engine: 'rag',
      nodes: 0,
    },
    answer: withoutBalance({}, 'usage', {}, 'balance'),
  })
}
