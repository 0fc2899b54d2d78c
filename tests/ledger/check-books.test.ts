import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstIdAt, newId } from '../../src/base/ids.ts'
import { checkBooks } from '../../src/ledger/check-books.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { newAccount, newHold, settlement } from './holds.ts'

describe.each(storageEngines)('the check of the books on $name', ({ open }) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await open()
  })

  afterAll(() => storage[Symbol.asyncDispose]())

  const work = fc.array(
    fc.record({
      account: fc.nat({ max: 2 }),
      what: fc.constantFrom('grant', 'hold', 'charge', 'release', 'check'),
      entries: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 5, maxLength: 25 },
  )

  test('finds what all entries show, however often it has stored sums before', async () => {
    const store = new LedgerStore(storage)
    await fc.assert(
      fc.asyncProperty(work, fc.constantFrom(-1, 0, 1), async (steps, stolen) => {
        const accounts = await Promise.all([0, 1, 2].map(() => newAccount(storage, 100)))
        for (const { account, what, entries } of steps) {
          if (what === 'check') await check(store, entries)
          else await change(storage, accounts[account] ?? '', what)
        }

        const [victim = ''] = accounts
        await steal(storage, victim, stolen)
        const found = await check(store, 2)
        const wrong = found.map(({ accountId }) => accountId)

        expect(wrong).toEqual(stolen === 0 ? [] : [victim])
        expect(found).toEqual(await store.discrepancies())
        await steal(storage, victim, -stolen)
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })

  test('reads an old entry once', async () => {
    const store = new LedgerStore(storage)
    const accountId = await newAccount(storage, 100)
    for (let hold = 0; hold < 5; hold++) await storage.write.openHold(newHold(accountId))
    // Ids made at one time in different threads have no order.
    const until = firstIdAt('entry', Date.now() + 1000)

    const rounds = []
    for (let round = 0; round < 4; round++)
      rounds.push(await storage.write.sumEntries({ accountId, until, limit: 4 }))

    expect(rounds).toEqual([4, 2, 0, 0])
    expect(await sums(storage, accountId)).toEqual({ available: 70, held: 30 })
    expect(await store.accountsToSum({ among: [accountId], until, entries: 1 })).toEqual([])
  })

  test('finds nothing wrong in entries that were made after the clock was set back', async () => {
    const store = new LedgerStore(storage)
    const accountId = await newAccount(storage, 100)
    await check(store, 1)
    const last_entry_id = firstIdAt('entry', Date.now() + 86_400_000)
    await storage.db
      .updateTable('entry_sums')
      .set({ last_entry_id })
      .where('account_id', '=', accountId)
      .execute()
    await change(storage, accountId, 'charge')

    expect(await check(store, 2)).toEqual([])
    expect(await sums(storage, accountId)).toEqual({ available: 97, held: 0 })
  })

  test('leaves young entries for another time', async () => {
    const store = new LedgerStore(storage)
    const accountId = await newAccount(storage, 100)

    await checkBooks(store, { accounts: 2, entries: 1, settledMs: 60_000 })

    expect(await sums(storage, accountId)).toBeUndefined()
  })
})

/** Entries are old at once, and as few as can be are read in a step. */
function check(store: LedgerStore, entries: number) {
  return checkBooks(store, { accounts: 2, entries, settledMs: -1_000 })
}

async function change(storage: Storage, accountId: string, what: string): Promise<void> {
  const { write } = storage
  if (what === 'grant')
    await write.grantTokens({ entryId: newId('entry'), accountId, amount: 10, note: '' })
  const hold = newHold(accountId, { amount: 4 })
  const opened = what !== 'grant' && (await write.openHold(hold).catch(() => undefined))
  if (opened && what === 'charge') await write.settleHold(settlement(hold, 3))
  if (opened && what === 'release') await write.releaseHold(hold)
}

async function steal({ db }: Storage, accountId: string, amount: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set((row) => ({
      available: row('available', '-', amount),
      granted: row('granted', '-', amount),
    }))
    .where('id', '=', accountId)
    .execute()
}

function sums({ db }: Storage, accountId: string) {
  return db
    .selectFrom('entry_sums')
    .select(['available', 'held'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
