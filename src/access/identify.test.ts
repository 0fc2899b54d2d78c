import { describe, expect, test } from 'vitest'
import { testSessions } from '../../tests/support/service/test-sessions.ts'
import { storageEngines } from '../../tests/support/storage/open-test-storage.ts'
import { allScopes } from '../contract/scope.ts'
import { KeyStore } from '../storage/access/key-store.ts'
import { identifyWith } from './identify.ts'
import { KeyRing } from './keys/key-ring.ts'

const ada = { email: 'ada@example.org', password: 'correct horse' }

describe.each(storageEngines)('identifyWith on $name', ({ open }) => {
  test('a person and their key are callers of the same account', async () => {
    await using storage = await open()
    await using keys = new KeyRing(new KeyStore(storage))
    const sessions = testSessions(storage)
    const identify = identifyWith(keys, sessions)
    const visitor = { headers: new Headers(), address: '10.0.0.1' }
    const { signedIn, cookies } = await sessions.signUp(ada, visitor)
    const accountId = signedIn?.accountId ?? ''
    const { id, key } = await keys.create(accountId, { name: 'laptop', scopes: ['chat'] })

    const person = await identify.bySession(new Headers({ cookie: cookies.join('; ') }))
    const program = await identify.byKey(key ?? '')

    const scopes = new Set(allScopes)
    const { userId } = signedIn ?? {}
    const sessionId = expect.any(String)
    expect(person).toEqual({ accountId, userId, sessionId, session: true, scopes })
    expect(program).toEqual({ accountId, keyId: id, session: false, scopes: new Set(['chat']) })
    expect(await identify.bySession(new Headers())).toBeUndefined()
    expect(await identify.byKey('')).toBeUndefined()
  })
})
