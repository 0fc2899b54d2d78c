import { describe, expect, test } from 'vitest'
import { storageEngines } from '../../../tests/support/storage/open-test-storage.ts'
import { KeyRing } from '../../access/keys/key-ring.ts'
import { createKey, listKeys, revokeKey, rotateKey } from '../../contract/access/keys.ts'
import { allScopes } from '../../contract/scope.ts'
import { AccountStore } from '../../storage/access/account-store.ts'
import { KeyStore } from '../../storage/access/key-store.ts'
import { keyHandlers } from './key-handlers.ts'

const call = { signal: new AbortController().signal, requestId: 'req_test' }

describe.each(storageEngines)('keyHandlers on $name', ({ open }) => {
  test('what they answer is what the contract says', async () => {
    await using storage = await open()
    await using keys = new KeyRing(new KeyStore(storage))
    const handlers = keyHandlers(keys)
    const user = { userId: 'user_ada', email: 'ada@example.org', grant: 0 }
    const { accountId } = await new AccountStore(storage).create(user)
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

  test('a successor has the cap of its key, and is counted with it', async () => {
    await using storage = await open()
    await using keys = new KeyRing(new KeyStore(storage))
    const user = { userId: 'user_ada', email: 'ada@example.org', grant: 0 }
    const { accountId } = await new AccountStore(storage).create(user)
    const made = await keys.create(accountId, { name: 'laptop', spendCap: 5 })

    const second = await keys.rotate(accountId, made.id, 60)
    const third = await keys.rotate(accountId, second.id, 60)

    expect(third.spend_cap).toBe(5)
    for (const { key } of [made, second, third])
      expect(await keys.identify(key ?? '')).toMatchObject({ cappedKeyId: made.id })
  })
})
