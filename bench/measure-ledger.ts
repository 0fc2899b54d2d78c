import { newId } from '../src/base/ids.ts'
import { readConfig } from '../src/config.ts'
import { Ledger } from '../src/ledger/ledger.ts'
import { chatPrice } from '../src/ledger/prices.ts'
import { Reservation } from '../src/ledger/reservation.ts'
import { AccountStore } from '../src/storage/account-store.ts'
import { LedgerStore } from '../src/storage/ledger-store.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import { freshPlace } from '../tests/support/fresh-place.ts'
import { inParallel } from './in-parallel.ts'
import type { Effort, Measure } from './measure.ts'
import { percentile } from './statistics.ts'

const clients = 32
const amount = chatPrice('snap', 0)

/** Pairs of hold and settle, each a durable transaction, by 32 clients of one account. */
export async function measureLedger({ rounds, operations }: Effort): Promise<Measure[]> {
  await using closing = new AsyncDisposableStack()
  const { dataDirectory, env } = closing.use(await freshPlace())
  const config = readConfig({ ...env, DATA_DIR: dataDirectory })
  const storage = closing.use(await openStorage(config.storage))
  const store = new LedgerStore(storage)
  const { accountId } = await new AccountStore(storage).create({
    userId: 'user_ada',
    email: 'ada@example.org',
    grant: Number.MAX_SAFE_INTEGER,
  })
  const ledger = new Ledger(store, 'bench')

  const runs = []
  for (let round = 0; round <= rounds; round++) {
    runs.push(
      await inParallel(Array.from({ length: operations }), clients, () => pair(ledger, accountId)),
    )
  }
  const warm = runs.slice(1)
  if ((await store.discrepancies()).length > 0) throw new Error('The ledger does not balance')
  return [
    {
      what: `hold + settle, ${clients} clients`,
      unit: 'pairs/s',
      rounds: warm.map(({ perSecond }) => perSecond),
      aim: { atLeast: 1000 },
    },
    { what: 'the same: p95', unit: 'ms', rounds: warm.map(({ times }) => percentile(times, 0.95)) },
  ]
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
    answer: { body: {}, balanceAt: ['usage', 'balance'] },
  })
}
