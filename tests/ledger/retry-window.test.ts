import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewHold } from '../../src/storage/ledger/open-hold.ts'
import { storageEngines, type TestStorage } from '../support/storage/open-test-storage.ts'
import { newAccount, newHold, settlement } from './holds.ts'

const keptMs = 60_000

describe.each(storageEngines)('a call that is one for a minute, on $name', ({ open }) => {
  let storage: TestStorage
  let accountId: string

  beforeAll(async () => {
    storage = await open()
    accountId = await newAccount(storage, 1_000)
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('is answered once within it, however often it is sent, and anew after it', async () => {
    const first = holdUnder('first')
    await storage.write.openHold(first)
    await storage.write.settleHold(settlement(first, 6))

    const again = await Promise.all([1, 2].map(() => outcomeOf(holdUnder('first'))))
    await endWindow('first')
    const later = await Promise.all([1, 2, 3].map(() => outcomeOf(holdUnder('first'))))

    expect(again).toEqual(['done', 'done'])
    expect(later.toSorted()).toEqual([
      'claimed',
      'idempotency_in_progress',
      'idempotency_in_progress',
    ])
    expect(await outcomeOf(holdUnder('first'))).toBe('idempotency_in_progress')
  })

  test('is not made a second time while it is still running, however long that takes', async () => {
    await storage.write.openHold(holdUnder('long'))
    await endWindow('long')

    expect(await outcomeOf(holdUnder('long'))).toBe('idempotency_in_progress')
  })

  function holdUnder(key: string): NewHold {
    return { ...newHold(accountId), claim: { accountId, key, fingerprint: 'same', keptMs } }
  }

  function outcomeOf(hold: NewHold): Promise<string> {
    return storage.write.openHold(hold).then(
      ({ outcome }) => outcome,
      (error) => error.code,
    )
  }

  /** As if a minute had passed since the first call. */
  async function endWindow(key: string): Promise<void> {
    const claims = storage.db.updateTable('idempotency').where('key', '=', key)
    const past = claims.set((row) => ({ expires_at: row('expires_at', '-', keptMs) }))
    await past.where('account_id', '=', accountId).execute()
  }
})
