import { describe, expect, test } from 'vitest'
import { hashPasswordsQuickly } from '../../../tests/support/service/quick-passwords.ts'
import { testSessions } from '../../../tests/support/service/test-sessions.ts'
import { storageEngines } from '../../../tests/support/storage/open-test-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { sessionCalls } from './session-calls.ts'

const ada = { email: 'ada@example.org', password: 'correct horse' }
const baseUrl = new URL('https://skein.example.org/base')

hashPasswordsQuickly()

describe.each(storageEngines)('session calls on $name', ({ open }) => {
  test('sign-up, sign-out and sign-in, as a browser does it', async () => {
    await using storage = await open()
    const browser = browserOn(storage)

    const seen = [
      await browser.call('GET', 'get-session'),
      await browser.call('POST', 'sign-up/email', ada),
      await browser.call('GET', 'get-session'),
      await browser.call('POST', 'sign-out', {}),
      await browser.call('GET', 'get-session'),
      await browser.call('POST', 'sign-in/email', ada),
    ]

    const user = { name: ada.email, email: ada.email, account_id: expect.any(String), owner: true }
    const signedIn = { user }
    expect(seen).toEqual([
      { user: null, sign_up: 'open' },
      { ...signedIn, sign_up: 'closed' },
      { ...signedIn, sign_up: 'closed' },
      { user: null, sign_up: 'closed' },
      { user: null, sign_up: 'closed' },
      { ...signedIn, sign_up: 'closed' },
    ])
  })

  test('a body with what nobody may say is refused', async () => {
    await using storage = await open()
    const browser = browserOn(storage)
    const more = {
      id: 'me',
      userId: 'owner',
      emailVerified: true,
      callbackURL: 'https://x.example',
    }

    for (const [name, value] of Object.entries(more)) {
      const signingUp = browser.call('POST', 'sign-up/email', { ...ada, [name]: value })
      await expect(signingUp).rejects.toMatchObject({
        code: 'invalid_request',
        message: expect.stringContaining(`Unknown parameter: ${name}.`),
      })
    }

    expect(await storage.db.selectFrom('auth_users').selectAll().execute()).toEqual([])
  })

  test('a body that cannot be right is refused with what is wrong', async () => {
    await using storage = await open()
    const browser = browserOn(storage)
    const messageOf = (body: unknown) =>
      browser.call('POST', 'sign-in/email', body).catch(({ message }: Error) => message)

    expect(await messageOf({})).toBe('Missing required parameter: email')
    expect(await messageOf({ email: ada.email })).toBe('Missing required parameter: password')
    expect(await messageOf([])).toBe('Missing required parameter: email')
    expect(await messageOf(null)).toBe('Missing required parameter: email')
    expect(await messageOf(undefined)).toBe('The body is not valid JSON.')
    for (const email of ['ada', 1, {}, [ada.email]]) {
      expect(await messageOf({ ...ada, email })).toMatch(/^Invalid value for parameter: email\./)
    }
    for (const password of ['short', 'x'.repeat(257), 12345678]) {
      expect(await messageOf({ ...ada, password })).toMatch(
        /^Invalid value for parameter: password/,
      )
    }
  })

  test('none of the other routes of the library is there', async () => {
    await using storage = await open()
    const browser = browserOn(storage)
    await browser.call('POST', 'sign-up/email', ada)

    for (const [method, path] of [
      ['POST', 'delete-user'],
      ['POST', 'change-password'],
      ['POST', 'update-user'],
      ['POST', 'sign-in/social'],
      ['GET', 'list-sessions'],
      ['GET', 'ok'],
      ['GET', 'sign-in/email'],
      ['POST', 'get-session'],
      ['GET', 'constructor'],
    ] as const) {
      await expect(browser.call(method, path)).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})

/** Keeps cookies from one call to the next. */
function browserOn(storage: Storage) {
  const answer = sessionCalls(testSessions(storage, { baseUrl }), baseUrl)
  const jar = new Map<string, string>()

  return {
    async call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
      const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
      const request = new Request(`${baseUrl}/auth/${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const response = await answer(request, '10.0.0.1')
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (/max-age=0/i.test(cookie)) jar.delete(name)
        else jar.set(name, value)
      }
      return response.json()
    },
  }
}
