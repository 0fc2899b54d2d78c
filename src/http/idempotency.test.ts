import { expect, test } from 'vitest'
import { adaCookie, asAda, bobKey, scriptedApp } from '../../tests/support/scripted-app.ts'
import type { Handlers } from '../operations/handlers.ts'

test('the same key answers the same, and does it once', async () => {
  const { app, made } = appThatCounts()
  const post = (name: string, headers: Record<string, string> = {}) =>
    app.request('/graphs', asAda('POST', { name }, { 'idempotency-key': 'k', ...headers }))

  const first = await post('a')
  const again = await post('a')
  const other = await post('b')
  const ofBob = await post('a', { authorization: `Bearer ${bobKey}` })

  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.status).toBe(201)
  expect(await again.text()).toBe(await first.text())
  expect(other.status).toBe(422)
  expect(ofBob.headers.get('idempotent-replayed')).toBeNull()
  expect(made).toEqual(['a', 'a'])
})

test('without a key, every call is a call', async () => {
  const { app, made } = appThatCounts()

  await app.request('/graphs', asAda('POST', { name: 'a' }))
  await app.request('/graphs', asAda('POST', { name: 'a' }))

  expect(made).toHaveLength(2)
})

test('a form sent again is the same, though its boundary is not', async () => {
  const { app } = scriptedApp({ handlers: { addDocument: async () => document } })
  const post = (content: string) => {
    const body = new FormData()
    body.append('file', new File([content], 'a.txt'))
    return app.request('/documents', {
      ...asAda('POST', undefined, { 'idempotency-key': 'k' }),
      body,
    })
  }

  expect((await post('a')).status).toBe(201)
  expect((await post('a')).headers.get('idempotent-replayed')).toBe('true')
  expect((await post('b')).status).toBe(422)
})

test('a key is shown once and never stored', async () => {
  const { app } = scriptedApp({ handlers: { createKey: async () => newKey } })
  const post = () =>
    app.request('/api-keys', {
      method: 'POST',
      headers: {
        cookie: adaCookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': 'k',
      },
      body: '{"name":"laptop"}',
    })

  const first = await (await post()).json()
  const again = await (await post()).json()

  expect(first).toEqual(newKey)
  expect(again).toEqual({ ...newKey, key: null })
})

test('a failure is not kept', async () => {
  let calls = 0
  const { app } = scriptedApp({
    handlers: {
      searchDocuments: async () => {
        if (calls++ === 0) throw new Error('once')
        return { passages: [] }
      },
    },
  })
  const post = () =>
    app.request('/documents/search', asAda('POST', { query: 'q' }, { 'idempotency-key': 'k' }))

  expect((await post()).status).toBe(500)
  expect((await post()).status).toBe(200)
})

test.each(['', 'with space', 'é', 'x'.repeat(256)])('"%s" is no key', async (key) => {
  const { app } = appThatCounts()

  const response = await app.request(
    '/graphs',
    asAda('POST', { name: 'a' }, { 'idempotency-key': key }),
  )

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { param: 'Idempotency-Key' } })
})

function appThatCounts() {
  const made: string[] = []
  const createGraph: Handlers['createGraph'] = async ({ name }) => {
    made.push(name)
    const counts = { documents: made.length, nodes: 0, edges: 0 }
    return { graph_id: 'graph_1', object: 'graph', name, ...counts, created_at }
  }
  return { ...scriptedApp({ handlers: { createGraph } }), made }
}

const created_at = '2026-01-01T00:00:00Z'

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
  created_at,
} as const

const newKey = {
  id: 'key_1',
  object: 'api_key' as const,
  name: 'laptop',
  start: 'svc_key_live_ab',
  last4: 'wxyz',
  status: 'active' as const,
  scopes: ['chat' as const],
  created_at,
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
  usage_30d: { requests: 0, tokens: 0 },
  key: 'svc_key_live_abwxyz',
}
