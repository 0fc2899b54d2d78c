import { describe, expect, test } from 'vitest'
import { hashPasswordsQuickly } from '../../../tests/support/service/quick-passwords.ts'
import { headersWith, testSessions, visitor } from '../../../tests/support/service/test-sessions.ts'
import { storageEngines } from '../../../tests/support/storage/open-test-storage.ts'
import { forgetPasswords } from '../../../tests/support/storage/session-tables.ts'
import { AccountStore } from '../../storage/access/account-store.ts'
import type { Storage } from '../../storage/storage.ts'
import { isOwner } from './users.ts'

hashPasswordsQuickly()

const ada = { email: 'ada@example.org', password: 'correct horse' }
const bob = { email: 'bob@example.org', password: 'battery staple' }

describe.each(storageEngines)('Users on $name', ({ open }) => {
  test('who signs up is signed in, and has an account with the welcome grant', async () => {
    await using storage = await open()
    const sessions = testSessions(storage, { grant: 2_000 })

    const { signedIn, cookies } = await sessions.signUp(ada, visitor())

    expect(await sessions.find(headersWith(cookies))).toMatchObject(signedIn ?? {})
    const account = await new AccountStore(storage).byEmail(ada.email)
    expect(account).toMatchObject({ id: signedIn?.accountId, available: 2_000 })
  })

  test('only the first person can sign up', async () => {
    await using storage = await open()
    const sessions = testSessions(storage)

    expect(await sessions.signUpFor()).toBe('open')
    await sessions.signUp(ada, visitor())

    expect(await sessions.signUpFor()).toBe('closed')
    await expect(sessions.signUp(bob, visitor())).rejects.toMatchObject({
      code: 'permission_denied',
    })
  })

  test('the first person needs the owner token, if there is one', async () => {
    await using storage = await open()
    const sessions = testSessions(storage, { ownerToken: 'secret' })

    expect(await sessions.signUpFor()).toBe('owner')
    for (const owner_token of [undefined, '', 'secre', 'secret!'])
      await expect(sessions.signUp({ ...ada, owner_token }, visitor())).rejects.toMatchObject({
        code: 'permission_denied',
        message: expect.stringContaining('open the link'),
      })
    const { signedIn } = await sessions.signUp({ ...ada, owner_token: 'secret' }, visitor())

    expect(signedIn).toMatchObject({ email: ada.email, owner: true })
    await expect(
      sessions.signUp({ ...bob, owner_token: 'secret' }, visitor()),
    ).rejects.toMatchObject({ message: expect.stringContaining('closed') })
  })

  test('of several who want to be first at the same time, one is', async () => {
    await using storage = await open()
    // Two processes share nothing but the storage.
    const processes = [testSessions(storage), testSessions(storage)]

    const attempts = Array.from({ length: 6 }, (_, index) => {
      const person = { email: `p${index % 4}@example.org`, password: `password ${index}` }
      return processes[index % 2]?.signUp(person, visitor())
    })
    const outcomes = await Promise.allSettled(attempts)

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      expect(outcome.reason).toMatchObject({ code: 'permission_denied' })
    }
    expect(await count(storage, 'accounts')).toBe(1)
  })

  test('of several made at the same time on an empty store, all are there and one owns it', async () => {
    await using storage = await open()
    const processes = [testSessions(storage), testSessions(storage)]

    const people = Array.from({ length: 6 }, (_, index) => ({
      email: `p${index}@example.org`,
      password: `password ${index}`,
    }))
    const made = await Promise.all(
      people.map((person, index) => processes[index % 2]?.createUser(person)),
    )

    expect(made.filter((user) => user && isOwner(user.userId))).toHaveLength(1)
    expect(await count(storage, 'accounts')).toBe(6)
  })

  test('where sign-up is open, everybody may, but an e-mail address has one user', async () => {
    await using storage = await open()
    const sessions = testSessions(storage, { signUp: 'open' })
    const again = { ...ada, email: ' ADA@example.org' }

    const outcomes = await Promise.allSettled([
      sessions.createUser(ada),
      sessions.createUser(again),
      sessions.signUp(bob, visitor()),
    ])

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await count(storage, 'accounts')).toBe(2)
    await expect(sessions.signUp(bob, visitor())).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a sign-up that was cut short can be taken up again', async () => {
    await using storage = await open()
    const sessions = testSessions(storage)
    await sessions.signUp(ada, visitor())
    await forgetPasswords(storage)

    await expect(sessions.signUp(bob, visitor())).rejects.toMatchObject({
      code: 'permission_denied',
    })
    const { cookies } = await sessions.signUp(ada, visitor())

    expect(await sessions.find(headersWith(cookies))).toMatchObject({ email: ada.email })
    expect(await count(storage, 'accounts')).toBe(1)
  })

  test('a user without an account is given one at sign-in', async () => {
    await using storage = await open()
    const sessions = testSessions(storage, { grant: 2_000 })
    const { userId } = await sessions.createUser(ada, 0)
    for (const table of ['graphs', 'corpora', 'accounts'] as const) {
      await storage.db.deleteFrom(table).execute()
    }

    const { signedIn } = await sessions.signIn(ada, visitor())

    const account = await new AccountStore(storage).ofUser(userId)
    expect(account).toMatchObject({ id: signedIn?.accountId, available: 2_000 })
  })
})

async function count(storage: Storage, table: 'accounts' | 'auth_users'): Promise<number> {
  return (await storage.db.selectFrom(table).select('id').execute()).length
}
