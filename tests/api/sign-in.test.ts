import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect } from 'vitest'
import { ownerTokenOf } from '../../src/access/sessions/owner-token.ts'
import { Session } from '../../src/contract/access/sessions.ts'
import { ProblemBody } from '../../src/contract/problems/problem.ts'
import {
  authSecret,
  baseUrl,
  type ComposedService,
  composeService,
  cookieOf,
} from '../support/service/compose-service.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const owner_token = ownerTokenOf(authSecret)
const ada = { email: '', password: 'correct horse battery staple' }
const bob = { email: '', password: 'another long password' }
let host: string

hashPasswordsQuickly()

beforeEach(() => {
  host = `${randomUUID()}.example.org`
  ada.email = `ada@${host}`
  bob.email = `bob@${host}`
})

describe.each(storageEngines)('sign-in on $name', ({ name }) => {
  test('the first to sign up is the owner, and then sign-up is closed', async () => {
    await using service = await composeService(name, { SIGN_UP: 'owner', SIGN_UP_GRANT: '7.5' })

    const stranger = await service.auth('sign-up/email', ada)
    const first = await service.auth('sign-up/email', {
      ...ada,
      owner_token,
    })
    const second = await service.auth('sign-up/email', bob)

    expect(stranger.status).toBe(403)
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({ user: { email: ada.email }, sign_up: 'closed' })
    expect(second.status).toBe(403)
    expect(second.headers.getSetCookie()).toEqual([])
    expect((await service.auth('sign-in/email', bob)).status).toBe(403)
    const owner = service.client({ cookie: cookieOf(first) })
    expect(await owner.call('getUsage', {})).toMatchObject({ balance: 7.5 })
    expect((await owner.call('listGraphs', {})).data).toMatchObject([{ name: 'default' }])
  })

  test('a network may make few accounts in an hour, as each of them gets tokens', async () => {
    await using service = await composeService(name, { SIGN_UPS_PER_HOUR: '2' })
    const people = ['a', 'b', 'c', 'd'].map((who) => ({ ...ada, email: `${who}@${host}` }))

    const answers = await Promise.all(people.map((who) => service.auth('sign-up/email', who)))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000)
  })

  test('every answer says what is left of the rate of an address', async ({ serviceOn }) => {
    const service = await serviceOn(name)
    const answers = [await service.auth('sign-out', {}), await service.auth('sign-out', {})]

    for (const { headers } of answers) expect(headers.get('ratelimit-policy')).toContain('q=60;')
    const left = answers.map(({ headers }) => /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
    expect(Number(left[1])).toBeLessThan(60)
    expect(Number(left[0])).toBeLessThan(60)
  })

  test('where anybody may sign up, the owner link makes the first who has it the owner', async () => {
    await using service = await composeService(name, { SIGN_UP: 'open' })
    const signUp = async (who: object) => {
      const response = await service.auth('sign-up/email', who)
      return { status: response.status, body: await response.json() }
    }

    expect(await signUp(bob)).toMatchObject({ status: 200, body: { user: { owner: false } } })
    expect(await signUp({ ...ada, owner_token: 'guessed' })).toMatchObject({ status: 403 })
    expect(await signUp({ ...ada, owner_token })).toMatchObject({
      status: 200,
      body: { user: { owner: true } },
    })
    const late = { ...ada, email: `late@${host}`, owner_token }
    expect(await signUp(late)).toMatchObject({ status: 200, body: { user: { owner: false } } })
  })

  test('of several who sign up first at the same time, one becomes the owner', async () => {
    await using service = await composeService(name, { SIGN_UP: 'owner' })

    const people = ['a', 'b', 'c'].map((who) => ({
      ...ada,
      owner_token,
      email: `${who}@${host}`,
    }))
    const answers = await Promise.all(people.map((who) => service.auth('sign-up/email', who)))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    const rows = await service.storage.db.selectFrom('accounts').select('email').execute()
    expect(rows).toHaveLength(1)
  })
})

describe.each(storageEngines)('sign-in on $name where anybody may sign up', ({ name }) => {
  let service: ComposedService

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(name)
  })

  test('signing in begins another session, signing out ends it', async () => {
    const before = cookieOf(await service.auth('sign-up/email', ada))

    const signedIn = await service.auth('sign-in/email', ada, { cookie: before })
    const cookie = cookieOf(signedIn)
    expect(cookie).not.toBe(before)
    expect((await service.client({ cookie: before }).refusal('listKeys', {})).status).toBe(401)
    await service.client({ cookie }).call('listKeys', {})

    await service.auth('sign-out', {}, { cookie })
    expect((await service.client({ cookie }).refusal('listKeys', {})).status).toBe(401)
  })

  test('a new password needs the current one, and ends the other sessions', async () => {
    const laptop = cookieOf(await service.auth('sign-up/email', ada))
    const phone = cookieOf(await service.auth('sign-in/email', ada))
    const stranger = cookieOf(await service.auth('sign-up/email', bob))
    const change = { current_password: ada.password, new_password: 'a better password' }
    const client = service.client({ cookie: phone })

    const wrong = await client.refusal('changePassword', { ...change, current_password: 'guess' })
    const changed = await client.call('changePassword', change)

    expect([wrong.status, wrong.problem.code]).toEqual([403, 'permission_denied'])
    expect(changed).toEqual({ ended: 1 })
    await client.call('listSessions', {})
    await service.client({ cookie: stranger }).call('listSessions', {})
    expect((await service.client({ cookie: laptop }).refusal('listSessions', {})).status).toBe(401)
    expect((await service.auth('sign-in/email', ada)).status).toBe(403)
    const renewed = { ...ada, password: change.new_password }
    expect((await service.auth('sign-in/email', renewed)).status).toBe(200)
  })

  test('a name is changed by who is signed in, an e-mail address by who also knows the password', async () => {
    const cookie = cookieOf(await service.auth('sign-up/email', ada))
    await service.auth('sign-up/email', bob)
    const client = service.client({ cookie })
    const other = { email: ` Ada@New.${host.toUpperCase()} `, current_password: ada.password }
    const whoIs = async (email: string) => {
      const signedIn = await service.auth('sign-in/email', { ...ada, email })
      return signedIn.ok ? Session.parse(await signedIn.json()).user : signedIn.status
    }

    const called = await client.call('changeProfile', { name: 'Ada' })
    const refused = [
      await client.refusal('changeProfile', { email: other.email }),
      await client.refusal('changeProfile', { ...other, current_password: 'a guess' }),
      await client.refusal('changeProfile', { ...other, email: bob.email.toUpperCase() }),
    ]
    expect(await whoIs(ada.email)).toMatchObject({ name: 'Ada' })
    const moved = await client.call('changeProfile', other)

    expect(called).toEqual({ name: 'Ada', email: ada.email })
    expect(refused.map(({ status, problem }) => [status, problem.param ?? problem.code])).toEqual([
      [400, 'current_password'],
      [403, 'permission_denied'],
      [409, 'conflict'],
    ])
    expect(moved).toEqual({ name: 'Ada', email: `ada@new.${host}` })
    expect(await whoIs(ada.email)).toBe(403)
    expect(await whoIs(moved.email)).toMatchObject(moved)
    const all = service.storage.db.selectFrom('accounts').select('email')
    const accounts = await all.where('email', 'like', `%${host}`).execute()
    expect(accounts.map(({ email }) => email).sort()).toEqual([moved.email, bob.email])
  })

  test('of two who want one e-mail address, one gets it', async () => {
    const people = [ada, bob].map(async (person) => {
      const cookie = cookieOf(await service.auth('sign-up/email', person))
      return { client: service.client({ cookie }), current_password: person.password }
    })
    const answers = await Promise.all(
      (await Promise.all(people)).map(({ client, current_password }) =>
        client.send('changeProfile', { email: `one@${host}`, current_password }),
      ),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a name and an e-mail address that change at once are both kept', async () => {
    const cookie = cookieOf(await service.auth('sign-up/email', ada))
    const client = service.client({ cookie })
    const moving = { email: `ada@new.${host}`, current_password: ada.password }

    await Promise.all([
      client.call('changeProfile', moving),
      client.call('changeProfile', { name: 'Ada' }),
    ])

    expect(await client.call('changeProfile', {})).toEqual({ name: 'Ada', email: moving.email })
  })
})

test('who guesses passwords has to wait, even with the right one in the end', async () => {
  await using service = await composeService('sqlite')
  await service.auth('sign-up/email', ada)
  await service.auth('sign-up/email', bob)
  const guess = (password: string) => service.auth('sign-in/email', { ...ada, password })

  const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => guess(`wrong guess ${n}`)))
  const right = await guess(ada.password)

  const statuses = guesses.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(10).fill(403), ...Array(4).fill(429)])
  expect(right.status).toBe(429)
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await service.auth('sign-in/email', bob)).status).toBe(200)
})

test('who guesses the password in a browser that is signed in has to wait', async () => {
  await using service = await composeService('sqlite')
  const found = service.client({ cookie: cookieOf(await service.auth('sign-up/email', ada)) })
  const home = service.client({ cookie: cookieOf(await service.auth('sign-in/email', ada)) })
  const guess = async (current_password: string) =>
    (await found.send('changePassword', { current_password, new_password: 'mine from now on' }))
      .status

  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`wrong guess ${n}`)))

  expect(guesses.sort()).toEqual([...Array(10).fill(403), ...Array(2).fill(429)])
  expect(await guess(ada.password)).toBe(429)
  const moving = { email: 'mine@example.org', current_password: ada.password }
  expect((await found.send('changeProfile', moving)).status).toBe(429)
  const change = { current_password: ada.password, new_password: 'a better password' }
  expect(await home.call('changePassword', change)).toEqual({ ended: 1 })
})

test('an unknown address is refused in the same words as a wrong password', async ({
  serviceOn,
}) => {
  const service = await serviceOn('sqlite')
  await service.auth('sign-up/email', ada)

  const wrong = await service.auth('sign-in/email', { ...ada, password: bob.password })
  const unknown = await service.auth('sign-in/email', bob)

  expect([wrong.status, unknown.status]).toEqual([403, 403])
  const messageOf = async (response: Response) =>
    ProblemBody.parse(await response.json()).error.message
  expect(await messageOf(wrong)).toBe(await messageOf(unknown))
})

test.each([
  { at: baseUrl, cookie: /^skein-session=[^;]+(?!.*secure).*$/i },
  { at: 'https://skein.test', cookie: /^__Host-skein-session=[^;]+(?=.*; secure)(?!.*domain).*$/i },
])('at $at, the cookie is for our own pages only', async ({ at, cookie }) => {
  await using service = await composeService('sqlite', { BASE_URL: at })

  const response = await service.auth('sign-up/email', ada, { origin: at })

  const [set = ''] = response.headers.getSetCookie()
  expect(set).toMatch(cookie)
  expect(set).toMatch(/; path=\/(;|$)/i)
  expect(set).toMatch(/; httponly/i)
  expect(set).toMatch(/; samesite=lax/i)
  expect(response.headers.has('strict-transport-security')).toBe(at.startsWith('https'))
})
