import { expect, test } from 'vitest'
import {
  adaCookie,
  asAda,
  graphsApp,
  scriptedApp,
} from '../../../tests/support/service/scripted-app.ts'
import type { Handlers } from '../../operations/handlers.ts'

const hello = { messages: [{ role: 'user', content: 'Hello' }] }

test.each([
  [{}, 'Missing required parameter: messages', 'messages'],
  [{ messages: [] }, 'Missing required parameter: messages', 'messages'],
  [{ messages: null }, 'Missing required parameter: messages', 'messages'],
  [{ messages: 'hi' }, 'Invalid value for parameter: messages. It must be an array.', 'messages'],
  [
    { messages: [{ role: 'user' }] },
    'Missing required parameter: messages[0].content',
    'messages[0].content',
  ],
  [
    { messages: [{ role: 'system', content: 'x' }] },
    'Invalid value for parameter: messages[0].role. It must be one of: user, assistant.',
    'messages[0].role',
  ],
  [
    { messages: [{ role: 'assistant', content: 'x' }] },
    'Invalid value for parameter: messages. The last message must have the role user.',
    'messages',
  ],
  [
    { ...hello, model: 'gpt' },
    'Invalid value for parameter: model. It must be one of: snap, ponder.',
    'model',
  ],
  [
    { ...hello, stream: 'yes' },
    'Invalid value for parameter: stream. It must be true or false.',
    'stream',
  ],
  [
    { messages: [{ role: 'user', content: '' }] },
    'Invalid value for parameter: messages[0].content. It must have at least 1 character.',
    'messages[0].content',
  ],
  [
    { messages: [{ role: 'user', content: ' \u202e\u200b\ufeff' }] },
    'Invalid value for parameter: messages[0].content. It must have visible characters.',
    'messages[0].content',
  ],
  [
    { messages: Array.from({ length: 201 }, () => hello.messages[0]) },
    'Invalid value for parameter: messages. It must have at most 200 items.',
    'messages',
  ],
  [
    { messages: [{ role: 'user', content: 'a\0b' }] },
    'Invalid value for parameter: messages[0].content. ' +
      'It must not contain NUL characters or broken surrogate pairs.',
    'messages[0].content',
  ],
])('%j is refused', async (body, message, param) => {
  const { app } = scriptedApp()

  const response = await app.request('/agent/interactions', asAda('POST', body))

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid_request', message, param },
  })
})

test.each([
  [{ name: 'n', scopes: [] }, 'scopes', 'It must have at least 1 item.'],
  [
    { name: 'n', expires_at: 'soon' },
    'expires_at',
    'It must be a time such as 2026-01-31T12:00:00Z.',
  ],
  [{ name: 'n', spend_cap: 0.3 }, 'spend_cap', 'It must be a multiple of 0.5.'],
  [{ name: 'n', spend_cap: 1e308 }, 'spend_cap', 'It must be at most 1000000000000.'],
  [{ name: 'n', spend_cap: 0 }, 'spend_cap', 'It must be more than 0.'],
  [{ name: 7 }, 'name', 'It must be a string.'],
])('of a new key, %j is refused', async (body, param, why) => {
  const { app } = scriptedApp()
  const headers = { cookie: adaCookie, origin: 'http://localhost' }

  const response = await app.request('/api-keys', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  const message = `Invalid value for parameter: ${param}. ${why}`
  expect(await response.json()).toMatchObject({ error: { message, param } })
})

test.each(['1e1', '0x7', ' 7', '7.5', '', '0', '101'])(
  'a limit of "%s" is refused',
  async (limit) => {
    const { app } = scriptedApp()

    const response = await app.request(`/graphs?limit=${encodeURIComponent(limit)}`, asAda('GET'))

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { param: 'limit' } })
  },
)

test('a limit far beyond any is told what it may be', async () => {
  const { app } = scriptedApp()

  const response = await app.request(`/graphs?limit=${'9'.repeat(20)}`, asAda('GET'))

  const message = 'Invalid value for parameter: limit. It must be at most 100.'
  expect(await response.json()).toMatchObject({ error: { message } })
})

test('what the contract does not know is refused, however ill-named', async () => {
  const { app, received } = graphsApp()

  for (const [param, value] of [
    ['accountId', '"acc_bob"'],
    ['__proto__', '{"name":"evil","x":1}'],
    ['x'.repeat(80), '1'],
  ]) {
    const body = `{"name":"n","${param}":${value}}`
    const response = await app.request('/graphs', asAda('POST', body, { 'idempotency-key': 'k' }))

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { message: `Unknown parameter: ${param}.`, param },
    })
  }

  expect(received).toEqual([])
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test.each([
  ['/agent/interactions', { ...hello, graph_id: 'g' }, 'graph_id. Did you mean target_graph_id?'],
  [
    '/agent/interactions',
    { messages: [{ role: 'user', content: 'x', name: 'n' }] },
    'messages[0].name.',
  ],
  [
    '/agent/interactions?stream=true',
    hello,
    'stream, in the URL. This call takes its parameters in the body.',
  ],
])('%s with %j hears of the unknown parameter', async (path, body, message) => {
  const { app } = scriptedApp()

  const response = await app.request(path, asAda('POST', body))

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { message: `Unknown parameter: ${message}` },
  })
})

test.each([
  ['DELETE', '/graphs/graph_1?graph_id=graph_2', undefined],
  ['POST', '/graphs/graph_1', { graph_id: 'graph_2', name: 'n' }],
])('%s %s with another id besides that of the path is refused', async (method, path, body) => {
  const graph = { graph_id: 'graph_1', object: 'graph' as const, name: 'n', created_at: '' }
  const { app } = scriptedApp({
    handlers: {
      deleteGraph: async ({ graph_id }) => ({ graph_id, deleted: true, cleaned_up: true }),
      renameGraph: async () => ({ ...graph, documents: 0, nodes: 0, edges: 0 }),
    },
  })

  const response = await app.request(path, asAda(method, body))

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: {
      message: 'Unknown parameter: graph_id. It is in the path already.',
      param: 'graph_id',
    },
  })
})

test('a browser that reconnects goes on after the last event that it saw', async () => {
  const asked: unknown[] = []
  const { app } = scriptedApp({
    handlers: {
      followResearch: async ({ after }) => {
        asked.push(after)
        return (async function* () {})()
      },
    },
  })
  const follow = (id: string) =>
    app.request(
      '/agent/research/res_1/events?after=5',
      asAda('GET', undefined, { 'last-event-id': id }),
    )

  await follow('20')
  const refused = await follow('1234567890')

  expect(asked).toEqual(['20'])
  expect(await refused.json()).toMatchObject({ error: { param: 'Last-Event-ID' } })
})

test('defaults are filled in, in queries too', async () => {
  const inputs: unknown[] = []
  const listen: Handlers['listGraphs'] = async (input) => {
    inputs.push(input)
    return { object: 'list', data: [], has_more: false, next_cursor: null }
  }
  const { app } = scriptedApp({ handlers: { listGraphs: listen } })

  await app.request('/graphs', asAda('GET'))
  await app.request('/graphs?limit=7&starting_after=graph_1', asAda('GET'))
  const refused = await app.request('/graphs?limit=101', asAda('GET'))

  expect(inputs).toEqual([{ limit: 20 }, { limit: 7, starting_after: 'graph_1' }])
  expect(refused.status).toBe(400)
})

test('a parameter that is twice in a URL is refused, as one of them would be ignored', async () => {
  const { app } = scriptedApp()

  const response = await app.request('/documents?graph_id=g1&limit=3&graph_id=g2', asAda('GET'))

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: {
      message: 'Invalid value for parameter: graph_id. A URL has each parameter once.',
      param: 'graph_id',
    },
  })
})

test.each([
  [{}, 'Missing required parameter: text'],
  [
    { url: 'file:///etc/passwd' },
    'Invalid value for parameter: url. It must be a URL such as https://example.org/page.',
  ],
  [{ file: 'YQ==' }, 'Invalid value for parameter: file. Send a file, as multipart/form-data.'],
])('%j is no document', async (body, message) => {
  const { app } = scriptedApp()

  const response = await app.request('/documents', asAda('POST', body))

  expect(await response.json()).toMatchObject({ error: { code: 'invalid_request', message } })
})
