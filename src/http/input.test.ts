import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { adaCookie, asAda, scriptedApp } from '../../tests/support/scripted-app.ts'
import type { Handlers } from '../operations/handlers.ts'

const hello = { messages: [{ role: 'user', content: 'Hello' }] }

test.each([
  [{}, 'Missing required parameter: messages', 'messages'],
  [{ messages: [] }, 'Missing required parameter: messages', 'messages'],
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

test.each([
  ['a half object', '{"messages":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '1'],
])('a body that is %s is refused', async (_what, body) => {
  const { app } = scriptedApp()

  const response = await app.request('/agent/interactions', asAda('POST', body))

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
})

test('a body that is a hundred thousand brackets is refused with the limit', async () => {
  const { app } = scriptedApp()

  const response = await app.request('/agent/interactions', asAda('POST', '['.repeat(100_000)))

  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({
    error: { code: 'request_too_large', message: expect.stringContaining('64 levels') },
  })
})

test('bytes that are no UTF-8 are refused', async () => {
  const { app } = scriptedApp()

  const response = await app.request('/graphs', {
    ...asAda('POST', {}),
    body: new Uint8Array([0x7b, 0xff, 0x7d]),
  })

  expect(response.status).toBe(400)
})

test('what the contract does not know is refused, however ill-named', async () => {
  const { app, received } = appThatListens()

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

test('a path says which, whatever the body says', async () => {
  const ids: string[] = []
  const { app } = scriptedApp({
    handlers: {
      deleteGraph: async ({ graph_id }) => {
        ids.push(graph_id)
        return { graph_id, deleted: true, cleaned_up: true }
      },
    },
  })

  await app.request('/graphs/graph_1?graph_id=graph_2', asAda('DELETE'))

  expect(ids).toEqual(['graph_1'])
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

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['identity', (bytes: Buffer) => bytes],
])('a body may come as %s, and counts as what it was before', async (encoding, compress) => {
  const { app, received } = appThatListens({ bodyBytesMax: 1000 })
  const post = (name: string) => {
    const body = new Uint8Array(compress(Buffer.from(JSON.stringify({ name }))))
    return app.request('/graphs', {
      ...asAda('POST', {}, { 'content-encoding': encoding }),
      body,
    })
  }

  expect((await post('fits')).status).toBe(201)
  expect((await post('a'.repeat(1000))).status).toBe(413)
  expect(received).toEqual([{ name: 'fits' }])
})

test('a body that pretends to be compressed is refused', async () => {
  const { app } = scriptedApp()
  const statusOf = async (encoding: string) => {
    const response = await app.request(
      '/graphs',
      asAda('POST', {}, { 'content-encoding': encoding }),
    )
    return response.status
  }

  expect(await statusOf('gzip')).toBe(400)
  expect(await statusOf('gzip, gzip')).toBe(415)
  expect(await statusOf('zstd')).toBe(415)
})

test('a body of another media type is refused', async () => {
  const { app } = scriptedApp()
  const statusOf = async (type: string) =>
    (await app.request('/graphs', asAda('POST', {}, { 'content-type': type }))).status

  expect(await statusOf('text/plain')).toBe(415)
  expect(await statusOf('application/x-www-form-urlencoded')).toBe(415)
  expect(await statusOf('multipart/form-data; boundary=x')).toBe(415)
  expect(await statusOf('application/json; charset=utf-8')).not.toBe(415)
})

test('no body is an empty one', async () => {
  const { app } = scriptedApp()

  const response = await app.request('/agent/interactions', {
    ...asAda('POST'),
  })

  expect(await response.json()).toMatchObject({
    error: { message: 'Missing required parameter: messages' },
  })
})

test('a document comes as JSON or as a file, whatever its size up to the limit', async () => {
  const inputs: unknown[] = []
  const { app } = scriptedApp({
    limits: { bodyBytesMax: 500, uploadBytesMax: 2000 },
    handlers: {
      addDocument: async (input) => {
        inputs.push(input)
        return document
      },
    },
  })
  const form = async (bytes: number) => {
    const entries = new FormData()
    entries.append('title', 'Ünïcode')
    entries.append('file', new File(['x'.repeat(bytes)], 'Größe 1.txt', { type: 'text/plain' }))
    const encoded = new Response(entries)
    const body = new Uint8Array(await encoded.arrayBuffer())
    return { ...asAda('POST', undefined, Object.fromEntries(encoded.headers)), body }
  }

  expect((await app.request('/documents', asAda('POST', { text: 'y'.repeat(1500) }))).status).toBe(
    201,
  )
  expect((await app.request('/documents', asAda('POST', { text: 'y'.repeat(2500) }))).status).toBe(
    413,
  )
  expect((await app.request('/documents', await form(2000))).status).toBe(201)
  expect((await app.request('/documents', await form(2001))).status).toBe(413)
  expect(inputs[1]).toMatchObject({
    title: 'Ünïcode',
    file: { filename: 'Größe 1.txt', contentType: 'text/plain' },
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

const document = {
  doc_id: 'doc_1',
  object: 'document',
  kind: 'document',
  graph_id: 'graph_1',
  title: 'T',
  status: 'ready',
  media_type: 'text/plain',
  characters: 1,
  chunks: 1,
  created_at: '2026-01-01T00:00:00Z',
} as const

function appThatListens(limits = {}) {
  const received: unknown[] = []
  const createGraph: Handlers['createGraph'] = async (input) => {
    received.push(input)
    const counts = { documents: 0, nodes: 0, edges: 0 }
    const created_at = '2026-01-01T00:00:00Z'
    return { graph_id: 'graph_1', object: 'graph', name: input.name, ...counts, created_at }
  }
  return { ...scriptedApp({ limits, handlers: { createGraph } }), received }
}
