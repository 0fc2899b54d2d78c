import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storageEngines } from '../../../tests/support/storage/open-test-storage.ts'
import { dayMs } from '../../base/day-ms.ts'
import { newId } from '../../base/ids.ts'
import { ApiKey } from '../../contract/access/keys.ts'
import { allScopes } from '../../contract/scope.ts'
import { AccountStore } from '../../storage/access/account-store.ts'
import { KeyStore } from '../../storage/access/key-store.ts'
import type { Storage } from '../../storage/storage.ts'
import { generateApiKey } from './api-key.ts'
import { KeyRing } from './key-ring.ts'

const firstPage = { limit: 20 }

describe.each(storageEngines)('KeyRing on $name', ({ open }) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('a key identifies its account with its scopes, and is shown only once', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const accountId = await accountOn(storage)

    const all = await keys.create(accountId, { name: 'laptop' })
    const some = await keys.create(accountId, { name: 'phone', scopes: ['chat'] })

    expect(await keys.identify(all.key ?? '')).toEqual({
      accountId,
      keyId: all.id,
      session: false,
      scopes: new Set(allScopes),
    })
    expect((await keys.identify(some.key ?? ''))?.scopes).toEqual(new Set(['chat']))
    const { entries: listed } = await keys.list(accountId, firstPage)
    expect(listed.map(({ name }) => name)).toEqual(['phone', 'laptop'])
    for (const key of listed) expect(key).toEqual(ApiKey.parse(key))
    const stored = JSON.stringify(await storage.db.selectFrom('api_keys').selectAll().execute())
    for (const { key } of [all, some]) expect(stored).not.toContain(key?.slice(13, 39))
  })

  test('an unknown key identifies nobody, a malformed one even without a look-up', async () => {
    await using closing = await open()
    const keys = new KeyRing(new KeyStore(closing))
    const accountId = await accountOn(closing)
    const { key = '' } = await keys.create(accountId, { name: 'laptop' })

    expect(await keys.identify(generateApiKey())).toBeUndefined()
    await closing[Symbol.asyncDispose]()

    for (const other of [`${key}x`, key?.toUpperCase() ?? '', '']) {
      expect(await keys.identify(other)).toBeUndefined()
    }
    await expect(keys.identify(generateApiKey())).rejects.toThrow()
  })

  test('a revoked key is refused by every process at once; revoking it again answers the same', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    await using elsewhere = new KeyRing(new KeyStore(storage))
    const accountId = await accountOn(storage)
    const { id, key } = await keys.create(accountId, { name: 'laptop' })
    expect(await elsewhere.identify(key ?? '')).toBeDefined()

    const revoked = await keys.revoke(accountId, id)

    expect(revoked.status).toBe('revoked')
    expect(await elsewhere.identify(key ?? '')).toBeUndefined()
    const { status, revoked_at } = revoked
    expect(await keys.revoke(accountId, id)).toMatchObject({ status, revoked_at })
  })

  test('the key of another account is as if it did not exist', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const [ada, bob] = [await accountOn(storage), await accountOn(storage)]
    const { id, key } = await keys.create(ada, { name: 'laptop' })
    const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)

    for (const call of [
      (keyId: string) => keys.revoke(bob, keyId),
      (keyId: string) => keys.rotate(bob, keyId, 0),
    ]) {
      const foreign = await failureOf(call(id))
      expect(foreign).toMatchObject({ code: 'not_found' })
      expect(foreign).toEqual(await failureOf(call('key_none')))
    }
    expect((await keys.list(bob, firstPage)).entries).toEqual([])
    expect(await keys.identify(key ?? '')).toBeDefined()
  })

  test('a key is refused from the moment at which it expires, and one that has expired is not made', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const accountId = await accountOn(storage)
    const hourMs = 3_600_000
    const expiresAt = new Date(Date.now() + hourMs)
    const { id, key } = await keys.create(accountId, { name: 'laptop', expiresAt })
    expect(await keys.identify(key ?? '')).toBeDefined()

    await storage.db
      .updateTable('api_keys')
      .set({ expires_at: Date.now() })
      .where('id', '=', id)
      .execute()

    expect(await keys.identify(key ?? '')).toBeUndefined()
    const [listed] = (await keys.list(accountId, firstPage)).entries
    expect(listed).toMatchObject({ id, status: 'expired' })
    expect((await keys.revoke(accountId, id)).status).toBe('revoked')
    const past = { name: 'late', expiresAt: new Date(Date.now() - 1) }
    await expect(keys.create(accountId, past)).rejects.toMatchObject({
      code: 'invalid_request',
      facts: { param: 'expires_at' },
    })
  })

  test('a rotated key works until the overlap is over, its successor at once', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const accountId = await accountOn(storage)
    const old = await keys.create(accountId, { name: 'laptop', scopes: ['chat', 'mcp'] })

    const successor = await keys.rotate(accountId, old.id, 3_600)

    expect(successor).toMatchObject({ name: old.name, scopes: old.scopes, expires_at: null })
    expect(await keys.identify(old.key ?? '')).toMatchObject({ keyId: old.id })
    expect(await keys.identify(successor.key ?? '')).toMatchObject({ keyId: successor.id })

    const last = await keys.rotate(accountId, successor.id, 0)

    expect(await keys.identify(successor.key ?? '')).toBeUndefined()
    expect(await keys.identify(last.key ?? '')).toBeDefined()
    await expect(keys.rotate(accountId, successor.id, 0)).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('a key with an end has a successor that lives as long', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const accountId = await accountOn(storage)
    const dayMs = 24 * 3_600_000
    const expiresAt = new Date(Date.now() + dayMs)
    const old = await keys.create(accountId, { name: 'laptop', expiresAt })

    const successor = await keys.rotate(accountId, old.id, 60)

    const lifeMs = Date.parse(successor.expires_at ?? '') - Date.parse(successor.created_at)
    expect(Math.abs(lifeMs - dayMs)).toBeLessThan(60_000)
  })

  test('an account has so many active keys, and no more', async () => {
    const full = 3
    await using keys = new KeyRing(new KeyStore(storage), full)
    const accountId = await accountOn(storage)
    for (let count = 1; count < full; count++) await keys.create(accountId, { name: `${count}` })
    const last = await keys.create(accountId, { name: 'last' })

    const refusal = {
      code: 'conflict',
      message: `An account may have at most ${full} active API keys. Revoke one that is no longer used.`,
    }
    await expect(keys.create(accountId, { name: 'more' })).rejects.toMatchObject(refusal)
    // Who rotates a key has both for a while.
    const successor = await keys.rotate(accountId, last.id, 60)
    await expect(keys.create(accountId, { name: 'more' })).rejects.toMatchObject(refusal)
    await keys.revoke(accountId, last.id)
    await keys.revoke(accountId, successor.id)
    expect(await keys.create(accountId, { name: 'more' })).toMatchObject({ status: 'active' })
    expect(await keys.create(await accountOn(storage), { name: 'other' })).toBeDefined()
  })

  test('rotating keys again and again does not make more of them active than twice as many', async () => {
    const full = 3
    await using keys = new KeyRing(new KeyStore(storage), full)
    const accountId = await accountOn(storage)
    let latest = await keys.create(accountId, { name: 'laptop' })
    for (let count = 1; count < 2 * full; count++)
      latest = await keys.rotate(accountId, latest.id, 3_600)

    await expect(keys.rotate(accountId, latest.id, 3_600)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('rotated keys are still valid'),
    })
    expect(await keys.identify(latest.key ?? '')).toMatchObject({ keyId: latest.id })
  })

  test('a key can be rotated within the millisecond in which it was made', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const accountId = await accountOn(storage)
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    try {
      const first = await keys.create(accountId, { name: 'laptop' })
      const second = await keys.rotate(accountId, first.id, 3_600)
      const third = await keys.rotate(accountId, second.id, 3_600)
      const fourth = await keys.rotate(accountId, third.id, 3_600)

      expect(await keys.identify(fourth.key ?? '')).toMatchObject({ keyId: fourth.id })
      await expect(keys.rotate(accountId, second.id, 3_600)).rejects.toThrow(third.id)
    } finally {
      now.mockRestore()
    }
  })

  test('every use is counted, at the latest at the end', async () => {
    const keys = new KeyRing(new KeyStore(storage))
    const accountId = await accountOn(storage)
    const { key } = await keys.create(accountId, { name: 'laptop' })
    const use = () => keys.identify(key ?? '')

    await Promise.all([use(), use(), use()])
    await keys[Symbol.asyncDispose]()

    const [listed] = (await keys.list(accountId, firstPage)).entries
    expect(listed?.usage_30d).toEqual({ requests: 3, tokens: 0 })
    expect(listed?.last_used_at).not.toBeNull()
  })

  test('each key is told what it was charged in 30 days, and nothing of others', async () => {
    const keys = new KeyRing(new KeyStore(storage))
    const accountId = await accountOn(storage)
    const { id: used } = await keys.create(accountId, { name: 'used' })
    await keys.create(accountId, { name: 'not used' })
    const { id: older } = await keys.create(accountId, { name: 'used long ago' })
    const charge = (key_id: string | null, charged: number, daysAgo = 0) => ({
      ...{ id: newId('interaction'), account_id: accountId, key_id, nodes: 5, charged },
      ...({ operation: 'chat_query', model: 'snap', engine: 'rag', response: '{}' } as const),
      created_at: Date.now() - daysAgo * dayMs,
    })
    const charges = [charge(used, 6), charge(used, 7, 29), charge(used, 100, 31)]
    await storage.db
      .insertInto('interactions')
      .values([...charges, charge(older, 8, 31), charge(null, 9)])
      .execute()

    const { entries } = await keys.list(accountId, firstPage)
    expect(entries.map(({ name, usage_30d }) => [name, usage_30d.tokens])).toEqual([
      ['used long ago', 0],
      ['not used', 0],
      ['used', 6.5],
    ])
  })

  test('keys come page by page, newest first, each once', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const accountId = await accountOn(storage)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await keys.create(accountId, { name })

    const names: string[] = []
    let page = await keys.list(accountId, { limit: 2 })
    for (;;) {
      names.push(...page.entries.map(({ name }) => name))
      if (!page.hasMore) break
      page = await keys.list(accountId, { limit: 2, startingAfter: page.entries.at(-1)?.id })
    }

    expect(names).toEqual(['e', 'd', 'c', 'b', 'a'])
  })
})

/** The id of a new account. */
async function accountOn(storage: Storage): Promise<string> {
  const userId = randomUUID()
  const user = { userId, email: `${userId}@example.org`, grant: 0 }
  return (await new AccountStore(storage).create(user)).accountId
}
