import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { KeyRing } from '../../src/access/keys/key-ring.ts'
import { ServiceError } from '../../src/base/errors/service-error.ts'
import { KeyStore } from '../../src/storage/access/key-store.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines, type TestStorage } from '../support/storage/open-test-storage.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { newAccount, newHold, settlement } from './holds.ts'

describe.each(storageEngines)('the cap of an API key on $name', ({ name, open }) => {
  test.override({ engine: name })
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
        message: 'Insufficient tokens. Need 3, have 0.',
        facts: {
          details: {
            required_tokens: 3,
            balance_tokens: 485,
            held_by_running_operations: 15,
            limited_by: 'spend_cap',
            left_under_cap: 0,
            hint: 'The spending cap of the key can be raised where keys are made.',
          },
        },
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

  test('is raised, and what was refused is admitted; taken away, and nothing is limited', async () => {
    const { accountId, cappedKeyId } = await withCap(3)
    const next = () => storage.write.openHold({ ...newHold(accountId), cappedKeyId })
    await next()
    await expect(next()).rejects.toMatchObject({ code: 'insufficient_tokens' })

    await keys.change(accountId, cappedKeyId, { spendCap: 6 })
    await next()
    await expect(next()).rejects.toMatchObject({ code: 'insufficient_tokens' })
    // These callers were identified before.
    await keys.change(accountId, cappedKeyId, { spendCap: null })
    await next()
    const opened = { ...newHold(accountId, { amount: 12 }), least: 2, cappedKeyId }
    await storage.write.openHold(opened)
    expect(await counted(cappedKeyId)).toEqual({ spent: 0, held: 3 * 6 + 12 })

    await expect(keys.change(await newAccount(storage, 1), cappedKeyId, {})).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('holds for chats and for research', async ({ service, ada }) => {
    const capped = service.storage.db.updateTable('api_keys').set({ spend_cap: 4 })
    await capped.where('id', '=', ada.keyId).execute()
    const question = { messages: [{ role: 'user' as const, content: 'Who?' }] }

    for (const refused of [
      await ada.refusal('interact', question),
      await ada.refusal('research', { topic: 'Ferries', model: 'snap' }),
    ]) {
      expect(refused.problem.code).toBe('insufficient_tokens')
      expect(refused.problem.message).toMatch(/^Insufficient tokens\. Need \d+, have 2\.$/)
      expect(refused.problem.details).toMatchObject({ limited_by: 'spend_cap', left_under_cap: 2 })
    }
  })

  test('is one for a key and all that were rotated from it, whatever they do at once', async () => {
    const step = fc.oneof(
      fc.record({ rotates: fc.nat() }),
      fc.record({ pays: fc.nat(), amount: fc.integer({ min: 1, max: 12 }), share: fc.nat(100) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const { accountId, cappedKeyId, secret } = await withCap(10)
        const line = [{ id: cappedKeyId, secret }]
        const run = async (wish: (typeof steps)[number]) => {
          const key = line['rotates' in wish ? wish.rotates % line.length : wish.pays % line.length]
          if (!key) throw new Error('The line has a key')
          if ('pays' in wish) {
            await pay(accountId, key.secret, wish.amount, wish.share)
            return
          }
          // A key has one successor: whoever comes later is refused.
          const successor = await keys.rotate(accountId, key.id, 3_600).catch(refusedAsConflict)
          if (successor) line.push({ id: successor.id, secret: successor.key ?? '' })
        }

        for (const some of [steps.slice(0, 6), steps.slice(6)]) await Promise.all(some.map(run))

        // All that is left can be spent with the last of them, and nothing beyond that.
        const last = line.at(-1)?.secret ?? ''
        while (await pay(accountId, last, 1, 100));
        const { spent } = await balanceOf(accountId)
        expect(spent).toBe(20)
        const told = await keys.list(accountId, { limit: 100 })
        expect(new Set(told.entries.map(({ cap_left }) => cap_left))).toEqual(new Set([0]))
      }),
      { numRuns: 12 },
    )
  })

  function refusedAsConflict(error: unknown): undefined {
    if (!(error instanceof ServiceError) || error.code !== 'conflict') throw error
  }

  /** Holds an amount, and is charged so many hundredths of it. Whether the cap allowed it. */
  async function pay(accountId: string, secret: string, amount: number, share: number) {
    const { cappedKeyId } = (await keys.identify(secret)) ?? {}
    if (cappedKeyId === undefined) throw new Error('The key is capped')
    const hold = { ...newHold(accountId, { amount }), cappedKeyId }
    const opened = await Promise.allSettled([storage.write.openHold(hold)])
    if (opened[0].status === 'rejected') return false
    await storage.write.settleHold(settlement(hold, Math.floor((amount * share) / 100)))
    return true
  }

  function balanceOf(accountId: string) {
    const account = storage.db.selectFrom('accounts').select('spent').where('id', '=', accountId)
    return account.executeTakeFirstOrThrow()
  }

  async function withCap(spendCap: number) {
    const accountId = await newAccount(storage, 1_000)
    const made = await keys.create(accountId, { name: randomUUID(), spendCap })
    return { accountId, cappedKeyId: made.id, secret: made.key ?? '' }
  }

  function counted(keyId: string) {
    const key = storage.db.selectFrom('api_keys').select(['spent', 'held']).where('id', '=', keyId)
    return key.executeTakeFirst()
  }
})
