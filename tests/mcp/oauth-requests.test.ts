import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ComposedService, composeService } from '../support/service/compose-service.ts'
import { issuer, OAuthApp, oauthSettings, type Person } from '../support/service/oauth-app.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'

hashPasswordsQuickly()

// On the first store: most is refused before it reaches one, and what is answered `oauth.test.ts` asks of both.
let service: ComposedService
let ada: Person
let app: OAuthApp

beforeAll(async () => {
  service = await composeService('sqlite', oauthSettings)
  ada = await service.person()
  app = await OAuthApp.register(service)
})
afterAll(() => service[Symbol.asyncDispose]())

test('are told that they are refused, and get no more than they have asked for', async () => {
  const refused = await app.allowedBy(ada, { scopes: [] })
  const others = await app.allowedBy(
    ada,
    { scopes: ['documents:write'] },
    app.request({ scope: 'chat' }),
  )

  for (const answer of [refused, others])
    expect(Object.fromEntries(answer)).toEqual({
      from: 'skein',
      error: 'access_denied',
      state: 'its state&more',
      iss: issuer,
    })
})

describe('a request is not answered at all', () => {
  const local = 'http://127.0.0.1:4000/callback'
  const strange: readonly [string, Record<string, string>][] = [
    ['of an unknown app', { client_id: 'client_00000000000000000000000000' }],
    ['of no app', { client_id: '' }],
    ['of an app by a name', { client_id: 'ChatGPT' }],
    ['of an app at an address of this machine', { client_id: 'https://127.0.0.1/app.json' }],
    ['of an app at an address without TLS', { client_id: 'http://app.example/app.json' }],
    ['of an app at an address without a path', { client_id: 'https://app.example/' }],
    ['of an app at an address in other words', { client_id: 'https://app.example/a/../b' }],
    ['to no address', { redirect_uri: '' }],
    ['to another host', { redirect_uri: 'https://evil.example/callback?from=skein' }],
    ['to another host by its name', { redirect_uri: 'https://app.example.evil.example/callback' }],
    ['to another host by a user', { redirect_uri: 'https://app.example@evil.example/callback' }],
    ['to another path', { redirect_uri: 'https://app.example/callback/../open?from=skein' }],
    ['to a longer path', { redirect_uri: 'https://app.example/callback/more?from=skein' }],
    ['with more of a query', { redirect_uri: 'https://app.example/callback?from=skein&to=evil' }],
    ['without TLS', { redirect_uri: 'http://app.example/callback?from=skein' }],
    ['to another port', { redirect_uri: 'https://app.example:444/callback?from=skein' }],
    ['in capitals', { redirect_uri: 'https://APP.example/callback?from=skein' }],
    ['to a script', { redirect_uri: 'javascript:alert(1)//app.example/callback' }],
    ['to this machine', { redirect_uri: local }],
  ]
  test.each(strange)('%s', async (_, changes) => {
    const { cookie } = ada
    const request = app.request(changes)

    const asked = await service.client({ cookie }).refusal('getAuthorization', { request })
    const answered = await service
      .client({ cookie })
      .refusal('authorizeApp', { request, scopes: ['chat'] })

    expect([asked.status, answered.status]).toEqual([400, 400])
    expect(JSON.stringify(asked.problem)).not.toContain('redirect_to')
  })

  test('that names its app or its address twice', async () => {
    const { cookie } = ada
    for (const name of ['client_id', 'redirect_uri']) {
      const request = `${app.request()}&${name}=https%3A%2F%2Fevil.example%2F`
      const { status } = await service.client({ cookie }).refusal('getAuthorization', { request })
      expect(status).toBe(400)
    }
  })

  test('to this machine, but for the port, by another name or path', async () => {
    const { cookie } = ada
    const native = await OAuthApp.register(service, local)
    const statusOf = async (redirect_uri: string) => {
      const request = native.request({ redirect_uri })
      return (await service.client({ cookie }).send('getAuthorization', { request })).status
    }

    expect(await statusOf('http://127.0.0.1:51234/callback')).toBe(200)
    expect(await statusOf('http://127.0.0.1/callback')).toBe(200)
    for (const other of [
      'http://localhost:4000/callback',
      'http://127.0.0.1:4000/other',
      'http://127.0.0.1:4000/callback?more',
      'https://127.0.0.1:4000/callback',
      'http://127.0.0.1:4000@evil.example/callback',
      'http://127.0.0.1:4000.evil.example/callback',
      'http://127.0.0.1:99999/callback',
    ])
      expect(await statusOf(other), other).toBe(400)
  })
})

const wrong: readonly [string, Record<string, string>, string][] = [
  ['asks for tokens at once', { response_type: 'token' }, 'unsupported_response_type'],
  ['has no challenge', { code_challenge: '' }, 'invalid_request'],
  ['has a challenge that is none', { code_challenge: 'abc' }, 'invalid_request'],
  ['has its verifier as the challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['wants its answer in a fragment', { response_mode: 'fragment' }, 'invalid_request'],
  ['wants tokens for something else', { resource: 'https://evil.example' }, 'invalid_target'],
  ['wants tokens for the whole API', { resource: issuer }, 'invalid_target'],
]
test.each(wrong)('a request that %s is refused before it is asked', async (_, changes, error) => {
  const { cookie } = ada
  const request = app.request(changes)

  const asked = await service.client({ cookie }).call('getAuthorization', { request })
  const answer = await app.allowedBy(ada, { scopes: ['chat'] }, request)

  expect(asked.scopes).toEqual([])
  expect(answer.get('code')).toBeNull()
  expect(answer.toString()).toBe(new URL(asked.refused?.redirect_to ?? '').searchParams.toString())
  expect(Object.fromEntries(answer)).toMatchObject({ error, iss: issuer })
})

test('pages of other sites, keys and strangers cannot answer for a person', async () => {
  const { cookie, key } = ada
  const input = { request: app.request(), scopes: ['chat'] }
  const statusOf = async (headers: Record<string, string>, type = 'application/json') =>
    (
      await fetch(`${service.url}/oauth/authorization`, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: JSON.stringify(input),
      })
    ).status

  expect(await statusOf({ cookie, origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ cookie, origin: 'null' })).toBe(403)
  expect(await statusOf({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({ cookie, 'sec-fetch-site': 'same-site', origin: issuer })).toBe(403)
  expect(await statusOf({ cookie, origin: issuer }, 'text/plain')).toBe(415)
  expect(await statusOf({ 'x-api-key': key })).toBe(403)
  expect(await statusOf({})).toBe(401)
  // The answer has a secret, and would be stored to be repeated.
  expect(await statusOf({ cookie, origin: issuer, 'idempotency-key': 'again' })).toBe(400)
  expect(await statusOf({ cookie, origin: issuer, 'sec-fetch-site': 'same-origin' })).toBe(200)
})
