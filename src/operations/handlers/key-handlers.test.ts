import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  storageEngines,
  type TestStorage,
} from '../../../tests/support/storage/open-test-storage.ts'
import { KeyRing } from '../../access/keys/key-ring.ts'
import { changeKey, createKey, listKeys, revokeKey, rotateKey } from '../../contract/access/keys.ts'
import { allScopes } from '../../contract/scope.ts'
import { AccountStore } from '../../storage/access/account-store.ts'
import { KeyStore } from '../../storage/access/key-store.ts'
import { keyHandlers } from './key-handlers.ts'

const call = { signal: new AbortController().signal, requestId: 'req_test' }

describe.each(storageEngines)('keyHandlers on $name', ({ open }) => {
  let storage: TestStorage
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  let accounts = 0
  const newAccount = (grant: number) => {
    const userId = `user_${++accounts}`
    return new AccountStore(storage).create({ userId, email: `${userId}@example.org`, grant })
  }

  test('what they answer is what the contract says', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const handlers = keyHandlers(keys)
    const { accountId } = await newAccount(0)
    const caller = { accountId, session: true, scopes: new Set(allScopes) }
    const expires_at = '2999-01-01T00:00:00.000Z'

    const wish = createKey.input.parse({ name: 'laptop', expires_at })
    const made = createKey.output.parse(await handlers.createKey(wish, caller, call))
    const key_id = made.id
    const rotation = rotateKey.input.parse({ key_id, overlap_seconds: 60 })
    const successor = rotateKey.output.parse(await handlers.rotateKey(rotation, caller, call))
    const revoked = revokeKey.output.parse(await handlers.revokeKey({ key_id }, caller, call))

    expect(made).toMatchObject({ name: 'laptop', status: 'active', scopes: allScopes, expires_at })
    expect(made.key?.slice(-4)).toBe(made.last4)
    expect(revoked).toMatchObject({ id: key_id, status: 'revoked' })

    const first = listKeys.output.parse(await handlers.listKeys({ limit: 1 }, caller, call))
    expect(first).toMatchObject({ data: [{ id: successor.id }], has_more: true })
    const next = { limit: 1, starting_after: first.next_cursor ?? '' }
    const second = listKeys.output.parse(await handlers.listKeys(next, caller, call))
    expect(second).toEqual({ object: 'list', data: [revoked], has_more: false, next_cursor: null })
  })

  test('a change of the cap holds for a key, its successors and what they spent together', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const { accountId } = await newAccount(100)
    const handlers = keyHandlers(keys)
    const caller = { accountId, session: true, scopes: new Set(allScopes) }
    const change = async (key_id: string, about: object) =>
      changeKey.output.parse(
        await handlers.changeKey(changeKey.input.parse({ key_id, ...about }), caller, call),
      )
    const first = await keys.create(accountId, { name: 'laptop', spendCap: 5 })
    const second = await keys.rotate(accountId, first.id, 60)

    const raised = await change(second.id, { spend_cap: 7.5 })
    const third = await keys.rotate(accountId, second.id, 60)
    const renamed = await change(third.id, { name: 'server' })
    const { entries: listed } = await keys.list(accountId, { limit: 10 })

    expect(raised).toMatchObject({ name: 'laptop', spend_cap: 7.5, cap_left: 7.5 })
    expect(renamed).toMatchObject({ name: 'server', spend_cap: 7.5 })
    expect(listed.map(({ name, spend_cap }) => [name, spend_cap])).toEqual([
      ['server', 7.5],
      ['laptop', 7.5],
      ['laptop', 7.5],
    ])
    expect(await change(first.id, { spend_cap: null })).not.toHaveProperty('spend_cap')
    expect((await keys.identify(third.key ?? ''))?.cappedKeyId).toBeUndefined()
    expect(await change(third.id, { spend_cap: 2 })).toMatchObject({ name: 'server', spend_cap: 2 })
    expect((await keys.identify(third.key ?? ''))?.cappedKeyId).toBe(first.id)
  })

  test('a successor has the cap of its key, and is counted with it', async () => {
    await using keys = new KeyRing(new KeyStore(storage))
    const { accountId } = await newAccount(0)
    const made = await keys.create(accountId, { name: 'laptop', spendCap: 5 })

    const second = await keys.rotate(accountId, made.id, 60)
    const third = await keys.rotate(accountId, second.id, 60)

    expect(third.spend_cap).toBe(5)
    for (const { key } of [made, second, third])
      expect(await keys.identify(key ?? '')).toMatchObject({ cappedKeyId: made.id })
  })
})
