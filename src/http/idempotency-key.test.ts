import { expect, test } from 'vitest'
import {
  adaCookie,
  asAda,
  bobKey,
  graphsApp,
  readyDocument,
  scriptedApp,
} from '../../tests/support/service/scripted-app.ts'

test('the same key answers the same, and does it once', async () => {
  const { app, received } = graphsApp()
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
  expect(received).toEqual([{ name: 'a' }, { name: 'a' }])
})

test('the same fields are the same call, however they are written', async () => {
  const { app, received } = graphsApp()
  const post = (body: string) =>
    app.request('/graphs', asAda('POST', body, { 'idempotency-key': 'k' }))

  const first = await post('{"name":"a"}')
  const again = await post('{ "name" : "a" }')

  expect([first.status, again.status]).toEqual([201, 201])
  expect(received).toHaveLength(1)
})

test('a call whose body has a password takes no key, and says so', async () => {
  let calls = 0
  const { app } = scriptedApp({ handlers: { changePassword: async () => ({ ended: calls++ }) } })
  const passwords = { current_password: 'the old one', new_password: 'a long new password' }
  const post = (headers: Record<string, string>) =>
    app.request('/sessions/change-password', {
      method: 'POST',
      headers: {
        cookie: adaCookie,
        'content-type': 'application/json',
        origin: 'http://localhost',
        ...headers,
      },
      body: JSON.stringify(passwords),
    })

  const refused = await post({ 'idempotency-key': 'k' })
  const made = await post({})

  expect([refused.status, made.status]).toEqual([400, 200])
  expect(await refused.json()).toMatchObject({ error: { param: 'Idempotency-Key' } })
  expect(calls).toBe(1)
})

test('without a key, every call is a call', async () => {
  const { app, received } = graphsApp()

  await app.request('/graphs', asAda('POST', { name: 'a' }))
  await app.request('/graphs', asAda('POST', { name: 'a' }))

  expect(received).toHaveLength(2)
})

test('a form sent again is the same, though its boundary is not', async () => {
  const { app } = scriptedApp({ handlers: { addDocument: async () => readyDocument } })
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
  const { app } = graphsApp()

  const response = await app.request(
    '/graphs',
    asAda('POST', { name: 'a' }, { 'idempotency-key': key }),
  )

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { param: 'Idempotency-Key' } })
})

const newKey = {
  id: 'key_1',
  object: 'api_key' as const,
  name: 'laptop',
  start: 'svc_key_live_ab',
  last4: 'wxyz',
  status: 'active' as const,
  scopes: ['chat' as const],
  created_at: '2026-01-01T00:00:00Z',
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
  usage_30d: { requests: 0, tokens: 0 },
  key: 'svc_key_live_abwxyz',
}
