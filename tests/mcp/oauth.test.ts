import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Retention } from '../../src/maintenance/retention.ts'
import { type ComposedService, composeService } from '../support/service/compose-service.ts'
import {
  issuer,
  OAuthApp,
  oauthSettings,
  type Person,
  register,
  resource,
  Tokens,
} from '../support/service/oauth-app.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

hashPasswordsQuickly()

const Refusal = z.object({ error: z.string(), error_description: z.string() })
const refusalOf = async (response: Response) => [
  response.status,
  Refusal.parse(await response.json()).error,
]
const Registered = z.looseObject({ client_name: z.string() })
const Described = z.looseObject({})
const hourMs = 3_600_000

describe.each(storageEngines)('apps that sign in with OAuth, on $name', ({ name: engine }) => {
  let service: ComposedService
  let ada: Person
  let bob: Person
  let app: OAuthApp

  beforeAll(async () => {
    service = await composeService(engine, { ...oauthSettings, LOG_LEVEL: 'debug' })
    ada = await service.person()
    bob = await service.person()
    app = await OAuthApp.register(service)
  })
  afterAll(() => service[Symbol.asyncDispose]())

  const connected = async (person = ada) => (await person.call('listApps', {})).data
  const agesBy = (column: 'expires_at' | 'used_at', ms: number) =>
    service.storage.db
      .updateTable('oauth_tokens')
      .set((row) => ({ [column]: row(column, '-', ms) }))
      .execute()

  test('find out how, are allowed something, call, go on after a day, and are revoked at once', async () => {
    const { cookie } = ada
    const unknown = await app.mcp({ access_token: 'svc_access_none' }).send('tools/list')
    const challenge = unknown.headers.get('www-authenticate') ?? ''
    expect(unknown.status).toBe(401)
    expect(challenge).toMatch(/^Bearer error="invalid_token", .*scope="chat research [^"]*"$/)
    const path = /resource_metadata="https:\/\/skein\.test([^"]*)"/.exec(challenge)?.[1]
    const described = await (await fetch(service.url + path)).json()
    expect(described).toMatchObject({ resource, authorization_servers: [issuer] })
    const server = await (
      await fetch(`${service.url}/.well-known/oauth-authorization-server`)
    ).json()
    expect(server).toMatchObject({
      issuer,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })

    const request = app.request({ scope: 'chat documents:read offline_access' })
    expect(await service.client({ cookie }).call('getAuthorization', { request })).toEqual({
      object: 'authorization',
      name: 'Helper',
      client_host: null,
      returns_to: 'app.example',
      on_own_machine: false,
      scopes: ['chat', 'documents:read'],
    })
    const answer = await app.allowedBy(ada, {}, request)
    expect(Object.fromEntries(answer)).toEqual({
      from: 'skein',
      code: expect.stringMatching(/^svc_code_[0-9a-f]{40}$/),
      state: 'its state&more',
      iss: issuer,
    })
    expect(await connected()).toEqual([])
    const exchanged = await app.exchange(answer.get('code') ?? '')
    expect(exchanged.headers.get('cache-control')).toBe('no-store')
    const first = Tokens.parse(await exchanged.json())
    expect(first).toMatchObject({ scope: 'chat documents:read', token_type: 'Bearer' })
    const { data } = await app.mcp(first).tool('document_list')
    expect(data).toHaveProperty('data')

    const second = await app.refreshed(first.refresh_token)
    expect(second.access_token).not.toBe(first.access_token)
    expect([await app.statusOf(first), await app.statusOf(second)]).toEqual([200, 200])
    const [listed, ...others] = await connected()
    expect(listed).toMatchObject({ name: 'Helper', returns_to: 'app.example', status: 'active' })
    expect([others, await connected(bob)]).toEqual([[], []])
    await expect
      .poll(async () => (await connected())[0]?.last_used_at, { timeout: 9_000 })
      .not.toBe(null)

    const app_id = listed?.id ?? ''
    expect((await bob.refusal('revokeApp', { app_id })).status).toBe(404)
    expect((await ada.refusal('revokeKey', { key_id: app_id })).status).toBe(404)
    expect(await app.statusOf(first)).toBe(200)
    const revoked = await ada.call('revokeApp', { app_id })
    expect(revoked).toMatchObject({ id: app_id, status: 'revoked' })
    expect(await ada.call('revokeApp', { app_id })).toEqual(revoked)
    expect([await app.statusOf(first), await app.statusOf(second)]).toEqual([401, 401])
    expect(await refusalOf(await app.refresh(second.refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await connected()).toEqual([])
  })

  test('may call for whoever allowed it over MCP alone, as far as they were allowed', async () => {
    const tokens = await app.signIn(ada, { scopes: ['documents:read'], spend_cap: 3 })

    expect(tokens.scope).toBe('documents:read')
    const { result } = await app.mcp(tokens).ask('tools/list')
    const names = JSON.stringify(result)
    expect(names).toContain('"document_list"')
    expect(names).not.toMatch(/"name":"(ask|document_add|research_start)"/)
    const more = await app.mcp(tokens).send('tools/call', { name: 'document_add', arguments: {} })
    expect([more.status, more.headers.get('www-authenticate')]).toEqual([
      403,
      expect.stringMatching(/^Bearer error="insufficient_scope", .*, scope="documents:write"$/),
    ])
    const graph = await app.mcp(tokens).send('resources/read', { uri: 'skein://graphs/graph_1' })
    expect([graph.status, graph.headers.get('www-authenticate')]).toEqual([
      403,
      expect.stringMatching(/^Bearer error="insufficient_scope", .*, scope="graphs:read"$/),
    ])
    for (const headers of [
      { authorization: `Bearer ${tokens.access_token}` },
      { 'x-api-key': tokens.access_token },
    ])
      for (const path of ['/agent/models', '/documents', '/api-keys', '/v1/models'])
        expect((await service.client().request(path, { headers })).status, path).toBe(401)
    expect((await ada.call('listKeys', {})).data.map(({ id }) => id)).toEqual([ada.keyId])
  })

  test('may spend as much as they were allowed, which counts as theirs', async () => {
    const tokens = await app.signIn(bob, { spend_cap: 3 })
    await bob.call('addDocument', { title: 'The yard', text: 'Mats Halvorsen founded the yard.' })
    const ask = (question: string) => app.mcp(tokens).toolResult('ask', { question })

    expect((await ask('Who founded the yard?')).isError).toBeFalsy()
    const refused = await ask('Which yard is it?')

    expect(refused.isError).toBe(true)
    expect(JSON.stringify(refused)).toContain('insufficient_tokens')
    const [listed] = await connected(bob)
    expect(listed).toMatchObject({ spend_cap: 3, cap_left: 0, usage_30d: { tokens: 3 } })
    const { by_key } = await bob.call('getUsage', {})
    expect(by_key).toContainEqual(expect.objectContaining({ key_id: listed?.id, name: 'Helper' }))
  })

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
      ['of an app by what no text of a database is', { client_id: 'client_\0' }],
      ['of an app at an address of this machine', { client_id: 'https://127.0.0.1/app.json' }],
      ['of an app at an address without TLS', { client_id: 'http://app.example/app.json' }],
      ['of an app at an address without a path', { client_id: 'https://app.example/' }],
      ['of an app at an address in other words', { client_id: 'https://app.example/a/../b' }],
      ['to no address', { redirect_uri: '' }],
      ['to another host', { redirect_uri: 'https://evil.example/callback?from=skein' }],
      [
        'to another host by its name',
        { redirect_uri: 'https://app.example.evil.example/callback' },
      ],
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
    expect(answer.toString()).toBe(
      new URL(asked.refused?.redirect_to ?? '').searchParams.toString(),
    )
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

  test('a code is worth nothing to others, and nothing after a minute', async () => {
    const other = await OAuthApp.register(service)
    const code = (await app.allowedBy(ada)).get('code') ?? ''
    const hostile: readonly [string, Record<string, string>, string][] = [
      ['another verifier', { code_verifier: other.verifier }, 'invalid_grant'],
      ['no verifier', { code_verifier: '' }, 'invalid_request'],
      ['another app', { client_id: other.clientId }, 'invalid_grant'],
      ['no app', { client_id: '' }, 'invalid_request'],
      ['another address', { redirect_uri: 'https://evil.example/' }, 'invalid_grant'],
      ['another resource', { resource: 'https://evil.example/' }, 'invalid_target'],
      ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
      ['a refresh', { grant_type: 'refresh_token', refresh_token: code }, 'invalid_grant'],
      ['another code', { code: code.replace(/.$/, 'g') }, 'invalid_grant'],
    ]
    for (const [with_, changes, error] of hostile)
      expect(await refusalOf(await app.exchange(code, changes)), with_).toEqual([400, error])
    const twice = `${new URLSearchParams({ grant_type: 'authorization_code', code })}&code=other`
    expect(await refusalOf(await app.post('token', twice))).toEqual([400, 'invalid_request'])
    const late = (await app.allowedBy(ada)).get('code') ?? ''

    expect((await app.exchange(code)).status).toBe(200)
    await agesBy('expires_at', 61_000)
    expect(await refusalOf(await app.exchange(late))).toEqual([400, 'invalid_grant'])
  })

  test('a code that is used twice revokes what it gave, also if both come at the same moment', async () => {
    const code = (await app.allowedBy(ada)).get('code') ?? ''
    const tokens = Tokens.parse(await (await app.exchange(code)).json())
    expect(await app.statusOf(tokens)).toBe(200)

    expect(await refusalOf(await app.exchange(code))).toEqual([400, 'invalid_grant'])
    expect(await app.statusOf(tokens)).toBe(401)
    expect((await app.refresh(tokens.refresh_token)).status).toBe(400)

    const raced = (await app.allowedBy(ada)).get('code') ?? ''
    const both = await Promise.all([app.exchange(raced), app.exchange(raced)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const given = both.find(({ ok }) => ok)
    expect(await app.statusOf(Tokens.parse(await given?.json()))).toBe(401)
  })

  test('a refresh token may be repeated for a moment with the same answer, and later reveals a thief', async () => {
    const first = await app.signIn(ada)
    const [one, other] = await Promise.all([
      app.refreshed(first.refresh_token),
      app.refreshed(first.refresh_token),
    ])
    expect(one).toEqual(other)
    expect(one.refresh_token).not.toBe(first.refresh_token)
    const stranger = await OAuthApp.register(service)
    expect((await stranger.refresh(one.refresh_token)).status).toBe(400)
    expect((await app.refresh(one.access_token)).status).toBe(400)
    const next = await app.refreshed(one.refresh_token)
    expect(await app.statusOf(next)).toBe(200)

    await agesBy('used_at', 31_000)
    expect(await refusalOf(await app.refresh(one.refresh_token))).toEqual([400, 'invalid_grant'])

    expect(await app.statusOf(next)).toBe(401)
    expect((await app.refresh(next.refresh_token)).status).toBe(400)
  })

  test('access ends after a day, and the app after ninety without a use', async () => {
    const tokens = await app.signIn(ada)

    await agesBy('expires_at', 25 * hourMs)
    expect(await app.statusOf(tokens)).toBe(401)
    const later = await app.refreshed(tokens.refresh_token)
    expect(await app.statusOf(later)).toBe(200)
    await agesBy('expires_at', 91 * 24 * hourMs)
    expect((await app.refresh(later.refresh_token)).status).toBe(400)
  })

  test('a token that an app gives back ends its access, and that of others does not', async () => {
    const other = await OAuthApp.register(service)
    const [tokens, more] = [await app.signIn(ada), await app.signIn(ada)]
    const giveBack = (token: string, { clientId } = app) =>
      app.post('revoke', { token, client_id: clientId })

    expect((await giveBack(tokens.access_token, other)).status).toBe(400)
    expect((await giveBack('svc_refresh_unknown')).status).toBe(200)
    expect([await app.statusOf(tokens), await app.statusOf(more)]).toEqual([200, 200])
    expect((await giveBack(tokens.refresh_token)).status).toBe(200)
    expect((await giveBack(more.access_token)).status).toBe(200)
    expect([await app.statusOf(tokens), await app.statusOf(more)]).toEqual([401, 401])
    expect(await connected()).not.toContainEqual(expect.objectContaining({ status: 'revoked' }))
  })

  test('neither logs nor storage hold a code or token', async () => {
    const code = (await app.allowedBy(ada)).get('code') ?? ''
    const first = Tokens.parse(await (await app.exchange(code)).json())
    const second = await app.refreshed(first.refresh_token)
    await service.client().request(`/${second.access_token}?access_token=${second.access_token}`)
    // So much of a path is logged that a token at its end is cut.
    await service.client().request(`/${'a'.repeat(170)}${second.refresh_token}`)
    await app.statusOf(second)

    const tables = await service.storage.db.introspection.getTables()
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(service.storage.db)),
    )
    const kept = JSON.stringify(rows) + service.logLines.join('')
    expect(kept).toContain('/oauth/token')
    const secrets = [code, first.access_token, first.refresh_token, ...Object.values(second)]
    for (const secret of secrets.filter((value) => String(value).startsWith('svc_')))
      expect(kept).not.toContain(secret)
    expect(kept).not.toMatch(/svc_(code|access|refresh)_[0-9a-f]/)
  })

  test('an app that gives back all its tokens while it refreshes them waits for no deadlock', async () => {
    const round = async () => {
      const { access_token, refresh_token } = await app.signIn(ada)
      const startedMs = performance.now()
      const giveBack = (token: string) => app.post('revoke', { token, client_id: app.clientId })
      const answers = await Promise.all([
        app.refresh(refresh_token),
        giveBack(access_token),
        giveBack(refresh_token),
        app.refresh(refresh_token),
      ])
      expect(answers.every(({ status }) => status < 500)).toBe(true)
      expect(await app.statusOf({ access_token })).toBe(401)
      return performance.now() - startedMs
    }
    // PostgreSQL looks for deadlocks after a second.
    expect(Math.min(await round(), await round(), await round())).toBeLessThan(900)
  })

  test('an account that is deleted leaves no token and no name of an app', async () => {
    const owner = await service.owner()
    const carl = await service.person()
    const tokens = await app.signIn(carl)

    await owner.call('deleteAccount', { account_id: carl.accountId })

    expect(await app.statusOf(tokens)).toBe(401)
    expect((await app.refresh(tokens.refresh_token)).status).toBe(400)
    const { db } = service.storage
    const tokensOfCarl = () =>
      db
        .selectFrom('oauth_tokens')
        .select('digest')
        .where('account_id', '=', carl.accountId)
        .execute()
    await expect.poll(tokensOfCarl).toEqual([])
    const keys = await db
      .selectFrom('api_keys')
      .select(['name', 'client_id', 'returns_to'])
      .where('account_id', '=', carl.accountId)
      .where('client_id', 'is not', null)
      .execute()
    expect(keys).toEqual([{ name: '', client_id: '', returns_to: null }])
  })

  describe('a registration', () => {
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
        Registered.parse(await (await register(service, { ...good, client_name })).json())
          .client_name

      expect(await nameOf('Skein\n\u202e<b>owner</b>\u0000\u2028')).toBe('Skein <b>owner</b>')
      expect(await nameOf('\u200b \u3164')).toBe('app.example')
      expect(await nameOf(null)).toBe('app.example')
      expect(await nameOf('😀'.repeat(2_000))).toBe('😀'.repeat(40))
    })
  })

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

  test('below a path, the servers are described where clients look for them', async () => {
    const BASE_URL = 'https://skein.test/sub'
    await using below = await composeService(engine, { ...oauthSettings, BASE_URL })
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
