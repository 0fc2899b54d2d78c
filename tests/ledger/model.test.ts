import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { newAccount, newHold, runOut, settlement } from './holds.ts'
import { ledgerCommands } from './ledger-commands.ts'
import { LedgerModel } from './ledger-model.ts'

describe.each(storageEngines)('the ledger on $name', ({ open }) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await open()
  })

  afterAll(async () => {
    await expectBooksBalance(storage)
    await storage[Symbol.asyncDispose]()
  })

  test('does what its model does, whatever is asked of it and how often', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands(ledgerCommands, { maxCommands: 60, size: 'large' }),
        async (commands) => {
          const accountId = await newAccount(storage, 0)
          await fc.asyncModelRun(
            () => ({ model: new LedgerModel(), real: { storage, accountId } }),
            commands,
          )
          // What one run leaves open is none of the next one's business.
          await storage.db
            .updateTable('holds')
            .set({ lease_until: 0 })
            .where('state', '=', 'held')
            .execute()
          await storage.write.expireHolds({ limit: 100 })
        },
      ),
      { numRuns: 25, endOnFailure: true },
    )
  })

  test('a key that is taken over is charged once, though its former holder wakes up late', async () => {
    const accountId = await newAccount(storage, 6)
    const former = newHold(accountId, { key: 'k' })
    const next = newHold(accountId, { key: 'k' })
    await storage.write.openHold(former)
    await runOut(storage, former)

    // The balance is for one: the former hold must be back before this one.
    expect(await storage.write.openHold(next)).toMatchObject({ outcome: 'claimed' })
    expect(await storage.write.renewHold({ ...former })).toBeUndefined()
    expect(await storage.write.settleHold(settlement(former, 6))).toBeUndefined()
    expect(await storage.write.settleHold(settlement(next, 6))).toBeDefined()

    await expectBooksBalance(storage)
  })

  test('an entry is never changed and never deleted', async () => {
    const accountId = await newAccount(storage, 6)
    const entries = storage.db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('account_id', '=', accountId)
    const before = await entries.execute()

    const update = storage.db
      .updateTable('ledger_entries')
      .set({ available_change: 1_000 })
      .where('account_id', '=', accountId)
    const remove = storage.db.deleteFrom('ledger_entries').where('account_id', '=', accountId)
    for (const change of [update, remove])
      await expect(change.execute()).rejects.toThrow('ledger entries are never changed')

    expect(before).toHaveLength(1)
    expect(await entries.execute()).toEqual(before)
  })

  test('no balance falls below zero, even if our own code were wrong', async () => {
    const accountId = await newAccount(storage, 6)
    for (const column of ['available', 'held', 'spent'] as const) {
      const query = storage.db
        .updateTable('accounts')
        .set({ [column]: -1 })
        .where('id', '=', accountId)
      await expect(query.execute()).rejects.toThrow(/constraint/i)
    }
  })

  test('a charge beyond what is held is refused, and changes nothing', async () => {
    const accountId = await newAccount(storage, 20)
    const hold = newHold(accountId)
    await storage.write.openHold(hold)

    await expect(storage.write.settleHold(settlement(hold, 7))).rejects.toThrow(/constraint/i)
    expect(await storage.write.releaseHold(hold)).toBe(true)
  })
})
