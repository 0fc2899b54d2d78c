import { request } from 'node:http'
import type { McpServer } from '@modelcontextprotocol/server'
import { countTokens } from 'gpt-tokenizer'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { McpClient } from '../support/service/mcp-client.ts'
import { test } from '../support/service/shared-service.ts'

let service: ComposedService
let ada: TestCaller
let url: string

test.beforeAll(async ({ serviceOn }) => {
  service = await serviceOn('sqlite')
  ada = await service.account()
  url = `${service.url}/api/mcp`
})

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ada.key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  })
/** The status of a request under another name of this machine, which `fetch` does not allow. */
function statusForHost(host: string): Promise<number | undefined> {
  const headers = { host, authorization: `Bearer ${ada.key}` }
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

/** What becomes of the connection of a client that wants it closed after the answer, which `fetch` does not say. */
function connectionAfter(message: object): Promise<string | undefined> {
  const headers = {
    authorization: `Bearer ${ada.key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    connection: 'close',
  }
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers.connection))
    })
      .on('error', reject)
      .end(JSON.stringify(message))
  })
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

test('only a key opens the endpoint, and only one with the scope mcp', async () => {
  const person = await service.person()
  const other = await service.caller(ada.accountId, ['chat'])

  const none = await fetch(url, { method: 'POST', body: '{}' })
  const cookie = await fetch(url, {
    method: 'POST',
    headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(list),
  })
  const unset = await fetch(url, { headers: { authorization: `Bearer \${SKEIN_API_KEY}` } })
  const scoped = await new McpClient(url, other.key).send('tools/list')

  expect([none.status, cookie.status, unset.status, scoped.status]).toEqual([401, 401, 401, 403])
  expect(none.headers.get('www-authenticate')).toMatch(/^Bearer/)
  expect(JSON.stringify(await none.json())).toContain('made at http://skein.test/app/settings/keys')
  expect(JSON.stringify(await unset.json())).toContain('the variable is not set')
})

test('a client that wants its connection closed gets an answer that closes it', async () => {
  expect(await connectionAfter(list)).toBe('close')
})

test('a revoked key is refused at once', async () => {
  const key = await service.caller(ada.accountId)
  const client = new McpClient(url, key.key)
  expect((await client.send('tools/list')).status).toBe(200)

  await ada.call('revokeKey', { key_id: key.keyId })

  expect((await client.send('tools/list')).status).toBe(401)
})

test('pages of other sites, and names that are not ours, are refused', async () => {
  const evil = await post(JSON.stringify(list), { origin: 'https://evil.example' })
  const local = await post(JSON.stringify(list), { origin: 'http://localhost:6274' })
  const own = await post(JSON.stringify(list), { origin: 'http://skein.test' })

  const rebound = await statusForHost('evil.example')

  expect([evil.status, local.status, own.status, rebound]).toEqual([403, 200, 200, 403])
})

test('the log tells which tool a client called and how it ended, and nothing of what was said', async () => {
  const from = service.logLines.length
  const clients = [new McpClient(url, ada.key), new McpClient(url, ada.key, 'legacy')]
  for (const client of clients) await client.tool('ask', { question: 'Who is Marigold Quince?' })
  await clients[0]?.toolResult('fetch', { id: 'doc_marigold' })

  const lines = service.logLines.slice(from)
  const called = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'called')
  expect(called).toMatchObject([
    { tool: 'ask', client: 'test 1', outcome: 'ok', tokens: 3 },
    { tool: 'ask', client: 'node', outcome: 'ok', tokens: 0 },
    { tool: 'fetch', client: 'test 1', outcome: 'not_found', requestId: expect.any(String) },
  ])
  expect(lines.join('')).not.toMatch(/marigold|quince/i)
})

test('arrays, broken JSON and too much of it are refused', async () => {
  const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }

  const batch = await post(JSON.stringify([list, cancelled]))
  const broken = await post('{"jsonrpc"')
  const large = await post(JSON.stringify({ ...list, params: { x: 'x'.repeat(70_000) } }))

  expect([batch.status, broken.status, large.status]).toEqual([400, 400, 413])
  expect(await batch.json()).toMatchObject({ error: { code: -32_600 } })
})

test.each([
  ['initialize', {}, 'protocolVersion'],
  ['initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: 1 }, 'clientInfo'],
  ['resources/read', { uri: 7 }, 'uri'],
  ['resources/list', { cursor: 7 }, 'cursor'],
  ['prompts/get', { name: 'research_brief', arguments: { topic: 7 } }, 'arguments.topic'],
  ['completion/complete', { ref: 'x', argument: { name: 'id', value: '' } }, 'ref'],
  ['completion/complete', { ref: { type: 'ref/prompt' }, argument: {} }, 'ref.name'],
  ['completion/complete', { ref: { type: 'x' }, argument: {} }, 'ref.type'],
  ['tools/call', { name: ['ask'] }, 'name'],
  ['tools/call', { name: 'ask', arguments: 'Who?' }, 'arguments'],
  ['tasks/get', { taskId: 7 }, 'taskId'],
])('wrong parameters of %s %j are named', async (method, params, name) => {
  // A modern client initializes nothing.
  const eras = method === 'initialize' ? (['legacy'] as const) : (['modern', 'legacy'] as const)
  for (const era of eras) {
    const { error } = await new McpClient(url, ada.key, era).ask(method, params)
    expect(error?.code).toBe(-32_602)
    expect(error?.message).toMatch(new RegExp(`^[A-Z].*parameter: ${name}(\\. It must .*\\.)?$`))
  }
})

test.each(['tools/call', 'resources/read', 'prompts/get', 'initialize', 'tasks/get'])(
  '%s without params is told which is missing',
  async (method) => {
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method }))
    const message = expect.stringMatching(/^Missing required parameter: \w+$/)
    expect(await answer.json()).toMatchObject({ error: { code: -32_602, message } })
  },
)

test('no news of a list is promised, as none is sent', async () => {
  const { result: found } = await new McpClient(url, ada.key).ask('server/discover')
  const { result: begun } = await new McpClient(url, ada.key, 'legacy').ask('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })

  const unannounced = { listChanged: false }
  const capabilities = { tools: unannounced, resources: unannounced, prompts: unannounced }
  expect([found, begun]).toMatchObject([{ capabilities }, { capabilities }])
})

test.each([[], [['ask']]].map((params) => ({ params })))(
  'params that are a list are refused: %j',
  async ({ params }) => {
    const answer = await post(
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    )
    expect(await answer.json()).toMatchObject({
      error: { message: 'The params must be an object.' },
    })
  },
)

test.each(['modern', 'legacy'] as const)(
  'what fails beside the tools is told to a %s client',
  async (era) => {
    const other = await service.caller(ada.accountId, ['mcp'])
    const own = new McpClient(url, ada.key, era)
    const narrow = new McpClient(url, other.key, era)

    const { error: cursor } = await own.ask('resources/list', { cursor: 'doc_none' })
    const uri = 'skein://documents/doc_none'
    const { error: denied } = await narrow.ask('resources/read', { uri })

    expect(cursor).toMatchObject({ code: -32_602, data: { code: 'invalid_request' } })
    expect(cursor?.message).toMatch(/^Invalid value for parameter: cursor\. /)
    expect(denied).toMatchObject({ code: -32_600, data: { code: 'permission_denied' } })
  },
)

test('a bug beside the tools is logged, and the client learns nothing of it', async () => {
  await using broken = await composeService('sqlite')
  const { key } = await broken.account()
  await broken.storage.db.schema.alterTable('documents').renameTo('lost').execute()

  const { error } = await new McpClient(`${broken.url}/api/mcp`, key).ask('resources/list')

  expect(error).toMatchObject({ code: -32_603, message: 'The service failed on this request.' })
  expect(broken.logLines.join()).toContain('no such table')
})

test.each(['modern', 'legacy'] as const)(
  'an exchange of a %s client that does not end is ended',
  async (era) => {
    const hangs = (server: McpServer) => {
      server.server.setRequestHandler('tools/call', () => new Promise(() => {}))
      return server
    }
    await using stuck = await composeService('sqlite', {}, { mcp: hangs })
    const { key } = await stuck.account()
    const original = globalThis.setTimeout
    using _short = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((act, ms, ...more) => original(act, ms === 200_000 ? 100 : ms, ...more))

    const client = new McpClient(`${stuck.url}/api/mcp`, key, era)
    const sent = client.send('tools/call', { name: 'model_list', arguments: {} })
    const ended = await sent.then((response) => response.text()).catch(String)

    expect(ended).not.toContain('"result"')
  },
)

test('there are no sessions to open or to end', async () => {
  const headers = { authorization: `Bearer ${ada.key}`, accept: 'text/event-stream' }

  const opened = await fetch(url, { headers })
  const ended = await fetch(url, { method: 'DELETE', headers })

  expect([opened.status, ended.status]).toEqual([405, 405])
})

test.each([
  'oauth-protected-resource',
  'oauth-protected-resource/api/mcp',
  'oauth-authorization-server',
  'openid-configuration',
])('there is nothing to be discovered at %s', async (name) => {
  const response = await fetch(`${service.url}/.well-known/${name}`)

  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})

test('without OAuth, nobody registers, gets tokens or is asked to allow anything', async () => {
  for (const what of ['register', 'token', 'revoke'])
    expect((await fetch(`${service.url}/oauth/${what}`, { method: 'POST' })).status).toBe(404)
  const { cookie } = await service.person()
  const asked = await service.client({ cookie }).refusal('getAuthorization', { request: 'a=b' })
  expect([asked.status, asked.problem.message]).toEqual([
    404,
    expect.stringContaining('MCP_OAUTH=on'),
  ])
  const { headers } = await new McpClient(url, 'svc_access_none').send('tools/list')
  expect(headers.get('www-authenticate')).toBe('Bearer')
})

test('what is listed is small and plain enough for every client', async () => {
  const { result } = await new McpClient(url, ada.key).ask('tools/list')
  const tools = z.array(z.record(z.string(), z.unknown())).parse(result?.tools)
  const text = JSON.stringify(tools)

  expect(countTokens(text)).toBeLessThanOrEqual(3_000)
  expect(text).not.toMatch(/\$ref|\$schema|\$defs|draft-07|9007199254740991|"type":\[/)
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(String(name).length).toBeLessThanOrEqual(32)
    expect(String(description).length).toBeGreaterThan(20)
    expect(Object.keys(annotations ?? {}).toSorted()).toEqual([
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
      'readOnlyHint',
    ])
    for (const schema of [inputSchema, outputSchema]) {
      expect(schema).toMatchObject({ type: 'object', properties: expect.any(Object) })
      for (const word of ['anyOf', 'oneOf', 'allOf']) expect(schema).not.toHaveProperty(word)
    }
    expect(inputSchema).toMatchObject({ additionalProperties: false })
    expect(JSON.stringify(outputSchema)).not.toContain('"properties":{"usage"')
  }
})
