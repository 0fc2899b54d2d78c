import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { Reservation } from '../../src/ledger/reservation.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { newAccount, newHold, settlement } from './holds.ts'

describe.each(storageEngines)('a hold on $name', ({ open }) => {
  test('is changed by nobody without its lease token', async () => {
    await using storage = await open()
    const accountId = await newAccount(storage, 100)
    const hold = newHold(accountId, { key: 'k' })
    await storage.write.openHold(hold)
    const stranger = { ...hold, leaseToken: randomUUID() }

    expect(await storage.write.settleHold(settlement(stranger, 4))).toBeUndefined()
    expect(await storage.write.releaseHold(stranger)).toBe(false)
    expect(await storage.write.renewHold({ ...stranger, leaseMs: 1 })).toBeUndefined()
    expect(await storage.write.extendHold({ ...stranger, wanted: 3, extension: 0 })).toEqual({
      granted: 0,
    })

    const account = await storage.db
      .selectFrom('accounts')
      .select(['available', 'held', 'spent'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    expect(account).toEqual({ available: 94, held: 6, spent: 0 })
    expect(await storage.write.settleHold(settlement(hold, 4))).toBeDefined()
    expect(await storage.write.settleHold(settlement(stranger, 4))).toBeUndefined()
    await expectBooksBalance(storage)
  })

  test('that another process took ends its answer, and says when to call again', async () => {
    await using storage = await open()
    const accountId = await newAccount(storage, 100)
    const hold = newHold(accountId)
    await storage.write.openHold(hold)
    const { setInterval } = globalThis
    vi.spyOn(globalThis, 'setInterval').mockImplementation((work) => setInterval(work, 5))
    await using stranger = new Reservation(
      storage.write,
      { ...hold, leaseToken: randomUUID() },
      1_000,
    )
    vi.restoreAllMocks()

    await expect.poll(() => stranger.lost.aborted).toBe(true)

    expect(stranger.lost.reason).toMatchObject({
      code: 'overloaded',
      facts: { retryAfterSeconds: 5 },
    })
  })
})
