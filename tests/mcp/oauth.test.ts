import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ComposedService, composeService } from '../support/service/compose-service.ts'
import {
  issuer,
  OAuthApp,
  oauthSettings,
  type Person,
  refusalOf,
  resource,
  Tokens,
} from '../support/service/oauth-app.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

hashPasswordsQuickly()

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
    await expect.poll(async () => (await connected())[0]?.last_used_at).not.toBe(null)

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

  test('of a name that no text of a database is are not known', async () => {
    const request = app.request({ client_id: 'client_\0' })
    const { status } = await service
      .client({ cookie: ada.cookie })
      .refusal('getAuthorization', { request })
    expect(status).toBe(400)
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
})
