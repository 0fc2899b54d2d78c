import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Retention } from '../../src/maintenance/retention.ts'
import { type ComposedService, composeService } from '../support/service/compose-service.ts'
import { OAuthApp, oauthSettings, refusalOf, register } from '../support/service/oauth-app.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

hashPasswordsQuickly()

const Registered = z.looseObject({ client_name: z.string() })
const Described = z.looseObject({})
const hourMs = 3_600_000

// On the first store: what is refused reaches none, and a name and an address are the same on both.
describe('a registration', () => {
  let service: ComposedService

  beforeAll(async () => {
    service = await composeService('sqlite', oauthSettings)
  })
  afterAll(() => service[Symbol.asyncDispose]())

  const good = { client_name: 'Helper', redirect_uris: ['https://app.example/'] }
  const hostile: readonly [string, unknown, string][] = [
    ['of nothing', {}, 'invalid_redirect_uri'],
    ['of no addresses', { redirect_uris: [] }, 'invalid_redirect_uri'],
    [
      'of too many',
      { redirect_uris: Array(17).fill('https://a.example/') },
      'invalid_redirect_uri',
    ],
    ['of a list', [good], 'invalid_client_metadata'],
    ['of no JSON', '{"redirect_uris":', 'invalid_client_metadata'],
    ['with a name that is none', { ...good, client_name: { a: 1 } }, 'invalid_client_metadata'],
    ['for another grant', { ...good, grant_types: ['password'] }, 'invalid_client_metadata'],
    ...[
      'javascript:alert(1)',
      'data:text/html,a',
      'cursor://callback',
      'http://app.example/',
      'http://10.0.0.1/',
      'https://app.example/#fragment',
      'https://user:password@app.example/',
      'https://app.example/a b',
      'https://app.example\\@evil.example/',
      'https://é.example/',
      'http://localhost.evil.example/',
      '//app.example/',
      `https://app.example/${'a'.repeat(2_048)}`,
    ].map((address): [string, unknown, string] => [
      `of ${address.slice(0, 60)}`,
      { redirect_uris: ['https://app.example/', address] },
      'invalid_redirect_uri',
    ]),
  ]
  test.each(hostile)('%s is refused', async (_, metadata, error) => {
    expect(await refusalOf(await register(service, metadata))).toEqual([400, error])
  })

  test('that is too long is refused, and one of a form too', async () => {
    const long = { ...good, client_name: 'a'.repeat(20_000) }
    expect((await register(service, long)).status).toBe(413)
    const form = await register(service, good, { 'content-type': 'text/plain' })
    expect(await refusalOf(form)).toEqual([400, 'invalid_request'])
  })

  test('has a name of one line without tricks, or that of its host', async () => {
    const nameOf = async (client_name: string | null) =>
      Registered.parse(await (await register(service, { ...good, client_name })).json()).client_name

    expect(await nameOf('Skein\n\u202e<b>owner</b>\u0000\u2028')).toBe('Skein <b>owner</b>')
    expect(await nameOf('\u200b \u3164')).toBe('app.example')
    expect(await nameOf(null)).toBe('app.example')
    expect(await nameOf('😀'.repeat(2_000))).toBe('😀'.repeat(40))
  })
})

test('below a path, the servers are described where clients look for them', async () => {
  const BASE_URL = 'https://skein.test/sub'
  await using below = await composeService('sqlite', { ...oauthSettings, BASE_URL })
  const read = async (path: string) =>
    Described.parse(await (await fetch(`${below.url}/.well-known/${path}`)).json())

  for (const path of ['', '/sub', '/sub/api/mcp']) {
    const resource = await read(`oauth-protected-resource${path}`)
    expect(resource).toMatchObject({ resource: `${BASE_URL}/api/mcp` })
    const server = await read(`oauth-authorization-server${path}`)
    expect(server).toMatchObject({ issuer: BASE_URL, token_endpoint: `${BASE_URL}/oauth/token` })
  }
  const { status, headers } = await fetch(`${below.url}/sub/api/mcp`)
  expect([status, headers.get('www-authenticate')]).toEqual([
    401,
    expect.stringMatching(
      /^Bearer resource_metadata="https:\/\/skein\.test\/\.well-known\/oauth-protected-resource\/sub\/api\/mcp", scope=/,
    ),
  ])
  expect((await fetch(`${below.url}/sub/oauth/token`, { method: 'POST' })).status).toBe(400)
  expect((await fetch(`${below.url}/sub/oauth/token`)).status).toBe(405)
})

describe.each(storageEngines)('apps and accounts on $name', ({ name: engine }) => {
  test('an account has as many apps as keys, which count apart', async () => {
    await using limited = await composeService(engine, { ...oauthSettings, MAX_API_KEYS: '2' })
    const person = await limited.person()
    const signedIn = limited.client({ cookie: person.cookie })
    const many = await OAuthApp.register(limited)
    const tokens = [await many.signIn(person), await many.signIn(person)]

    const third = { request: many.request(), scopes: ['chat'] }
    expect((await signedIn.refusal('authorizeApp', third)).status).toBe(409)
    expect((await signedIn.send('createKey', { name: 'laptop' })).status).toBe(201)
    expect((await signedIn.refusal('createKey', { name: 'phone' })).status).toBe(409)
    await many.post('revoke', {
      token: tokens[0]?.refresh_token ?? '',
      client_id: many.clientId,
    })
    expect((await many.allowedBy(person)).has('code')).toBe(true)
  })

  test('registrations are few of each network, and those that nobody uses are removed', async () => {
    await using limited = await composeService(engine, oauthSettings)
    const person = await limited.person()
    const used = await OAuthApp.register(limited)
    await used.signIn(person)
    for (let made = 1; made < 20; made++) await OAuthApp.register(limited)

    const refused = await register(limited, { redirect_uris: ['https://app.example/'] })

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refusalOf(refused))[1]).toBe('temporarily_unavailable')
    const { storage } = limited
    await using retention = new Retention(storage.write, { answers: 1_000, usage: 1_000 }, () => {})
    await retention.removeOld(3 * 24 * hourMs)
    const clients = await storage.db.selectFrom('oauth_clients').select('id').execute()
    expect(clients).toEqual([{ id: used.clientId }])
    const kinds = await storage.db.selectFrom('oauth_tokens').select('kind').execute()
    expect(kinds).toEqual([{ kind: 'refresh' }])
  })
})
