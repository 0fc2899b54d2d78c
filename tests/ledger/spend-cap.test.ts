import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KeyRing } from '../../src/access/key-ring.ts'
import { KeyStore } from '../../src/storage/key-store.ts'
import { composeService } from '../support/compose-service.ts'
import { storageEngines, type TestStorage } from '../support/open-test-storage.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { newAccount, newHold, settlement } from './holds.ts'

describe.each(storageEngines)('the cap of an API key on $name', ({ name, open }) => {
  let storage: TestStorage
  let keys: KeyRing

  beforeAll(async () => {
    storage = await open()
    keys = new KeyRing(new KeyStore(storage))
  })
  afterAll(async () => {
    await expectBooksBalance(storage)
    await keys[Symbol.asyncDispose]()
    await storage[Symbol.asyncDispose]()
  })

  test('is never exceeded, however many calls run at once', async () => {
    const { accountId, cappedKeyId } = await withCap(15)
    const holds = Array.from({ length: 12 }, () => ({ ...newHold(accountId), cappedKeyId }))

    const opened = await Promise.allSettled(holds.map((hold) => storage.write.openHold(hold)))

    const admitted = holds.filter((_, index) => opened[index]?.status === 'fulfilled')
    expect(admitted).toHaveLength(5)
    expect(opened.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'insufficient_tokens',
        message: 'Insufficient tokens. Need 3, have 0 under the spend_cap of this API key.',
      },
    })
    await Promise.all(admitted.map((hold) => storage.write.settleHold(settlement(hold, 6))))
    expect(await counted(cappedKeyId)).toEqual({ spent: 30, held: 0 })
  })

  test('counts what was charged, and leaves what was given back', async () => {
    const { accountId, cappedKeyId } = await withCap(10)
    const [charged, released] = [0, 1].map(() => ({ ...newHold(accountId), cappedKeyId }))
    if (!charged || !released) throw new Error('There are two')
    await storage.write.openHold(charged)
    await storage.write.openHold(released)
    expect(await storage.write.extendHold({ ...charged, wanted: 20, extension: 0 })).toEqual({
      granted: 8,
    })

    await storage.write.releaseHold(released)
    await storage.write.settleHold(settlement(charged, 9))

    expect(await counted(cappedKeyId)).toEqual({ spent: 9, held: 0 })
    await storage.write.openHold({ ...newHold(accountId, { amount: 11 }), cappedKeyId })
    const beyond = storage.write.openHold({ ...newHold(accountId, { amount: 1 }), cappedKeyId })
    await expect(beyond).rejects.toMatchObject({ code: 'insufficient_tokens' })
  })

  test('holds for chats and for research', async () => {
    await using service = await composeService(name)
    const ada = await service.account()
    const capped = service.storage.db.updateTable('api_keys').set({ spend_cap: 4 })
    await capped.where('id', '=', ada.keyId).execute()
    const question = { messages: [{ role: 'user' as const, content: 'Who?' }] }

    for (const refused of [
      await ada.refusal('interact', question),
      await ada.refusal('research', { topic: 'Ferries', model: 'snap' }),
    ]) {
      expect(refused.problem.code).toBe('insufficient_tokens')
      expect(refused.problem.message).toContain('under the spend_cap')
    }
  })

  async function withCap(spendCap: number) {
    const accountId = await newAccount(storage, 1_000)
    const { id: cappedKeyId } = await keys.create(accountId, { name: randomUUID(), spendCap })
    return { accountId, cappedKeyId }
  }

  function counted(keyId: string) {
    const key = storage.db.selectFrom('api_keys').select(['spent', 'held']).where('id', '=', keyId)
    return key.executeTakeFirst()
  }
})
