import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPasswordsQuickly } from '../../../tests/support/service/quick-passwords.ts'
import { headersWith, testSessions, visitor } from '../../../tests/support/service/test-sessions.ts'
import {
  storageEngines,
  type TestStorage,
} from '../../../tests/support/storage/open-test-storage.ts'
import { endSessions, sessionEnd } from '../../../tests/support/storage/session-tables.ts'
import { AccountStore } from '../../storage/access/account-store.ts'

hashPasswordsQuickly()

const dayMs = 24 * 3_600_000

/** Somebody whom no store knows yet. */
const somebody = () => ({ email: `p${++people}@example.org`, password: 'correct horse' })
let people = 0

describe.each(storageEngines)('Sessions on $name', ({ open }) => {
  let storage: TestStorage
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('a wrong password and an unknown address are refused alike', async () => {
    const ada = somebody()
    const bob = somebody()
    const sessions = testSessions(storage)
    await sessions.createUser(ada)

    const refusals = await Promise.all(
      [{ ...ada, password: 'wrong password' }, bob].map((credentials) =>
        sessions.signIn(credentials, visitor()).catch((error: unknown) => error),
      ),
    )

    expect(refusals[0]).toMatchObject({ code: 'permission_denied' })
    expect(refusals[1]).toEqual(refusals[0])
  })

  test('guessing is stopped where it happens, in all processes together, and not for others', async () => {
    const ada = somebody()
    const sessions = testSessions(storage)
    await sessions.createUser(ada)
    const guess = { ...ada, password: 'wrong password' }

    const elsewhere = testSessions(storage)
    const guesses = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? sessions : elsewhere).signIn(guess, visitor('10.0.0.1')),
    )
    const codes = (await Promise.allSettled(guesses)).map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason.code : undefined,
    )

    expect(codes.filter((code) => code === 'permission_denied')).toHaveLength(10)
    await expect(sessions.signIn(ada, visitor('10.0.0.1'))).rejects.toMatchObject({
      code: 'rate_limit_exceeded',
    })
    await expect(sessions.signIn(ada, visitor('10.0.0.2'))).resolves.toHaveProperty('signedIn')
  })

  test('signing in again ends the session that the browser had', async () => {
    const ada = somebody()
    const sessions = testSessions(storage)
    await sessions.createUser(ada)

    const first = await sessions.signIn(ada, visitor())
    const second = await sessions.signIn(ada, visitor('10.0.0.1', first.cookies))

    expect(await sessions.find(headersWith(first.cookies))).toBeUndefined()
    expect(await sessions.find(headersWith(second.cookies))).toMatchObject({ email: ada.email })
  })

  test('who signs in while the password is set anew is not signed in', async () => {
    const ada = somebody()
    const sessions = testSessions(storage)
    const { userId } = await sessions.createUser(ada)
    const db = storage.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'password' in row)) await sessions.setPassword(ada, userId)
        return result
      },
    })

    const signingIn = testSessions({ ...storage, db }).signIn(ada, visitor())

    await expect(signingIn).rejects.toMatchObject({ code: 'permission_denied' })
    expect(await sessions.ofUser(userId)).toEqual([])
    expect((await sessions.signIn(ada, visitor())).signedIn).toMatchObject({ email: ada.email })
  })

  test('who signs in while the account is deleted is not signed in, and gets no other', async () => {
    const ada = somebody()
    const bob = somebody()
    const sessions = testSessions(storage, { grant: 2_000 })
    await sessions.createUser(bob)
    // After every one of the reads that a sign-in makes.
    for (let moment = 1; ; moment++) {
      const { userId, accountId } = await sessions.createUser(ada)
      let reads = 0
      const db = storage.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (++reads === moment) await new AccountStore(storage).close(accountId)
          return result
        },
      })

      const signingIn = testSessions({ ...storage, db }, { grant: 2_000 }).signIn(ada, visitor())
      const ended = await signingIn.catch((error: unknown) => error)

      if (reads < moment) break
      const isRefused = { code: 'permission_denied' }
      expect(ended, `after read ${moment}`).toMatchObject(isRefused)
      expect(await sessions.ofUser(userId)).toEqual([])
      expect(await new AccountStore(storage).byEmail(ada.email)).toBeUndefined()
    }
  })

  test('signing out ends the session, also for a copy of the cookie', async () => {
    const ada = somebody()
    const sessions = testSessions(storage, { signUp: 'open' })
    const { cookies } = await sessions.signUp(ada, visitor())

    const after = await sessions.signOut(headersWith(cookies))

    expect(await sessions.find(headersWith(cookies))).toBeUndefined()
    expect(after.cookies.join()).toContain('Max-Age=0')
  })

  test('it is not said that a session has ended when that could not be written', async () => {
    await using closing = await open()
    const sessions = testSessions(closing, { signUp: 'open' })
    const { cookies } = await sessions.signUp(somebody(), visitor())
    await closing[Symbol.asyncDispose]()

    await expect(sessions.signOut(headersWith(cookies))).rejects.toMatchObject({
      code: 'storage_unavailable',
    })
  })

  test('a changed cookie is nobody', async () => {
    const ada = somebody()
    const sessions = testSessions(storage, { signUp: 'open' })
    const { cookies } = await sessions.signUp(ada, visitor())
    const cookie = headersWith(cookies).get('cookie') ?? ''

    const changed = cookie.replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`)

    expect(await sessions.find(new Headers({ cookie }))).toBeDefined()
    expect(await sessions.find(new Headers({ cookie: changed }))).toBeUndefined()
    expect(await sessions.find(new Headers())).toBeUndefined()
    const elsewhere = testSessions(storage, { secret: 'another secret of more than 32 characters' })
    expect(await elsewhere.find(new Headers({ cookie }))).toBeUndefined()
  })

  test('a session ends with its time, unless it is prolonged before', async () => {
    // Whose session is the only one there.
    await using own = await open()
    const ada = somebody()
    const sessions = testSessions(own)
    const { cookies } = await sessions.signUp(ada, visitor())
    const headers = headersWith(cookies)

    await endSessions(own, 5 * dayMs)
    expect((await sessions.find(headers))?.email).toBe(ada.email)
    const end = await sessionEnd(own)

    const resumed = await sessions.resume(headers)
    expect(await sessionEnd(own)).toBeGreaterThan(end + dayMs)
    expect(resumed.cookies.join()).toContain('Max-Age=604800')

    await endSessions(own, -1)
    expect(await sessions.find(headers)).toBeUndefined()
    expect((await sessions.resume(headers)).signedIn).toBeUndefined()
  })

  test('over https the cookie is bound to the host; it is never for scripts or other sites', async () => {
    const ada = somebody()
    const plain = testSessions(storage)
    const secure = testSessions(storage, { baseUrl: new URL('https://skein.example.org/base') })
    await plain.createUser(ada)

    const overHttp = await plain.signIn(ada, visitor())
    const overHttps = await secure.signIn(ada, visitor())

    const [httpCookie] = overHttp.cookies
    const [httpsCookie] = overHttps.cookies
    expect(httpCookie).toMatch(/^skein-session=.*; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(httpsCookie).toMatch(
      /^__Host-skein-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})
