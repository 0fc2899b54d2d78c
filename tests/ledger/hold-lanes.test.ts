import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { changeHolds, type HoldChange } from '../../src/storage/ledger/hold-batch.ts'
import { HoldLanes } from '../../src/storage/ledger/hold-lanes.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { type FaultyStorage, faultyEngines } from '../support/storage/open-faulty-storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { newAccount, newHold, settlement } from './holds.ts'

const [postgres] = storageEngines.filter(({ name }) => name === 'postgres')

describe.each(faultyEngines)('holds that are changed together on $name', ({ open }) => {
  test('change once each, wherever it breaks', async () => {
    await using storage = await open()
    await migrate(storage.db)
    let points = 0
    for (let broke = true; broke; points++) {
      const ada = await newAccount(storage, 20)
      const bob = await newAccount(storage, 20)
      const cara = await newAccount(storage, 10)
      const former = newHold(ada, { key: 'former' })
      const [longer, longest] = [newHold(bob), newHold(cara)]
      for (const hold of [former, longer, longest]) await storage.write.openHold(hold)
      const changes: HoldChange[] = [
        { name: 'settleHold', input: settlement(former, 4) },
        { name: 'extendHold', input: { ...longer, wanted: 3, extension: 0 } },
        // The balance is too low for all that it wants.
        { name: 'extendHold', input: { ...longest, wanted: 9, extension: 0 } },
        { name: 'openHold', input: newHold(ada, { key: 'k' }) },
        { name: 'openHold', input: newHold(ada) },
        { name: 'openHold', input: newHold(bob) },
        // The balance is too low for one of them.
        { name: 'openHold', input: newHold(ada) },
      ]

      storage.faults.arm(points)
      await Promise.allSettled(runIn(lanesOn(storage), changes))
      broke = storage.faults.disarm()
      await expectBooksBalance(storage)
      const outcomes = await Promise.allSettled(runIn(lanesOn(storage), changes))

      expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
        { reason: { code: 'insufficient_tokens' } },
      ])
      expect(await balances(storage, ada)).toEqual({ available: 4, held: 12, spent: 4 })
      expect(await balances(storage, bob)).toEqual({ available: 5, held: 15, spent: 0 })
      expect(await balances(storage, cara)).toEqual({ available: 0, held: 10, spent: 0 })
      await expectBooksBalance(storage)
    }
    expect(points).toBeGreaterThan(10)
  })
})

describe.skipIf(!postgres)('holds that are changed together on a shared database', () => {
  test('wait for the lock of their own account alone', async () => {
    await using storage = await postgres?.open()
    if (storage?.config.kind !== 'postgres') throw new Error('There is PostgreSQL')
    const locked = await newAccount(storage, 100)
    const free = await newAccount(storage, 100)
    const client = new pg.Client({ connectionString: storage.config.url })
    await client.connect()
    await client.query('begin')
    await client.query('select 1 from accounts where id = $1 for update', [locked])

    const waiting = Promise.all([1, 2, 3].map(() => storage.write.openHold(newHold(locked))))
    for (let round = 0; round < 3; round++) await storage.write.openHold(newHold(free))
    expect(await balances(storage, locked)).toMatchObject({ held: 0 })
    await client.end()
    await waiting

    expect(await balances(storage, locked)).toMatchObject({ held: 18 })
    expect(await balances(storage, free)).toMatchObject({ held: 18 })
    await expectBooksBalance(storage)
  })
})

function lanesOn({ db, write }: FaultyStorage): HoldLanes {
  return new HoldLanes({
    together: (changes, waits) =>
      db.transaction().execute((transaction) => changeHolds(transaction, { changes, waits })),
    alone: ({ name, input }) => {
      // `HoldChange` pairs each name with the input of its write.
      const alone = write[name] as (input: unknown) => Promise<unknown>
      return alone(input)
    },
  })
}

function runIn(lanes: HoldLanes, changes: readonly HoldChange[]): Promise<unknown>[] {
  return changes.map((change) => lanes.run(change))
}

function balances({ db }: Pick<FaultyStorage, 'db'>, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['available', 'held', 'spent'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}
