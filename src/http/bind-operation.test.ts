import { expect, test } from 'vitest'
import {
  adaCookie,
  adaKey,
  asAda,
  barredKey,
  bobKey,
  ownerCookie,
  scriptedApp,
} from '../../tests/support/service/scripted-app.ts'
import type { Operation } from '../contract/operation.ts'
import { operations } from '../contract/operations.ts'

const all = Object.entries<Operation>(operations).map(([name, described]) => ({
  name,
  ...described,
  method: described.method.toUpperCase(),
  url: described.path.replaceAll(/\{\w+\}/g, 'x'),
}))

const strangers = [
  { how: 'no credentials', headers: {} },
  { how: 'a key that nobody has', headers: { authorization: 'Bearer svc_key_live_x' } },
  { how: 'a key without a scheme', headers: { authorization: adaKey } },
  { how: 'another scheme', headers: { authorization: 'Basic YTpi', 'x-api-key': adaKey } },
  { how: 'half a header', headers: { authorization: 'Bearer' } },
  { how: 'an empty key', headers: { 'x-api-key': '' } },
  { how: 'two keys', headers: { authorization: `Bearer ${adaKey}`, 'x-api-key': bobKey } },
  { how: 'a cookie of something else', headers: { cookie: 'theme=dark' } },
  { how: 'control characters', headers: { authorization: 'Bearer \u0001\u007f' } },
]

test.each(all)('$name is refused to strangers', async ({ method, url }) => {
  const { app } = scriptedApp()
  for (const { how, headers } of strangers) {
    const response = await app.request(url, { method, headers })

    expect(response.status, how).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_api_key', message: 'Invalid or expired API key' },
    })
  }
})

test.each(all)('$name is refused with a key in the URL', async ({ method, url }) => {
  const { app } = scriptedApp()

  const named = await app.request(`${url}?api_key=abc`, asAda(method))
  const valued = await app.request(`${url}?q=${adaKey}`, asAda(method))

  expect([named.status, valued.status]).toEqual([401, 401])
})

test.each(all.filter(({ scope }) => scope))('$name needs its scope', async ({ method, url }) => {
  const { app } = scriptedApp()

  const response = await app.request(url, { method, headers: { 'x-api-key': barredKey } })

  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ error: { code: 'permission_denied' } })
})

test.each(all.filter(({ session }) => session))('$name is refused to keys', async (described) => {
  const { app } = scriptedApp()

  const response = await app.request(
    described.url,
    asAda(described.method, described.method === 'POST' ? {} : undefined),
  )

  expect(response.status).toBe(403)
})

test.each(all.filter(({ session }) => session === 'owner'))(
  '$name is refused to whoever does not own the installation',
  async ({ method, url }) => {
    const { app } = scriptedApp()
    const statusOf = async (cookie: string) =>
      (await app.request(url, { method, headers: { cookie } })).status

    expect(await statusOf(adaCookie)).toBe(403)
    expect(await statusOf(ownerCookie)).not.toBe(403)
  },
)

test.each(all.filter(({ method }) => method !== 'GET'))(
  '$name is refused to a page of another site',
  async ({ method, url, session }) => {
    const { app } = scriptedApp()
    const cookie = session === 'owner' ? ownerCookie : adaCookie
    const statusOf = async (headers: Record<string, string>) =>
      (await app.request(url, { method, headers: { cookie, ...headers } })).status

    expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf({ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' })).toBe(403)
    expect(await statusOf({ origin: 'http://localhost' })).not.toBe(403)
    expect(await statusOf({})).not.toBe(403)
    expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).not.toBe(403)
  },
)

test.each(all.filter(({ path, scope }) => path.includes('{') && scope))(
  '$name answers the same for an id that is missing and one of another account',
  async (described) => {
    const { app } = scriptedApp()
    const headers = { cookie: adaCookie, 'sec-fetch-site': 'same-origin', 'x-request-id': 'r' }
    const answerFor = async (id: string) => {
      const path = described.path.replaceAll(/\{\w+\}/g, id)
      const asked = ['node_id', 'from', 'to'].filter((name) => name in described.input.shape)
      const query = described.path.includes('{node_id}') ? [] : asked
      const url = `${path}?${query.map((name) => `${name}=${id}`).join('&')}`
      const named = ['title', 'name'].find((name) => name in described.input.shape)
      const body = named && { [named]: 'any' }
      const response = await app.request(url, {
        method: described.method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.text() }
    }

    expect(await answerFor('doc_missing')).toEqual(await answerFor('%F0%9F%98%80'))
    expect(await answerFor('doc_missing')).toMatchObject({ status: 404 })
  },
)

test('both forms of the header work, alone and together', async () => {
  const { app } = scriptedApp({
    handlers: { listModels: async () => ({ models: [], default: 'snap', reasoning_engines: [] }) },
  })
  const forms = [
    { authorization: `Bearer ${adaKey}` },
    { authorization: `bearer   ${adaKey}` },
    { 'x-api-key': adaKey },
    { authorization: `Bearer ${adaKey}`, 'x-api-key': adaKey },
    { 'x-api-key': barredKey },
    { cookie: adaCookie },
  ]
  for (const headers of forms) {
    const response = await app.request('/agent/models', { headers })

    expect(await response.json()).toEqual({ models: [], default: 'snap', reasoning_engines: [] })
  }
})

test('an answer has nothing but what the contract names', async () => {
  const { app } = scriptedApp({
    handlers: {
      deleteGraph: async ({ graph_id }) =>
        ({ graph_id, deleted: true, cleaned_up: true, secret: 'x' }) as const,
    },
  })

  const response = await app.request('/graphs/graph_1', asAda('DELETE'))

  expect(await response.json()).toEqual({ graph_id: 'graph_1', deleted: true, cleaned_up: true })
})

test('what runs in the background is answered 202', async () => {
  const document = {
    doc_id: 'doc_1',
    object: 'document',
    kind: 'document',
    graph_id: 'graph_1',
    title: 'T',
    media_type: 'text/plain',
    characters: 1,
    chunks: 0,
    created_at: '2026-01-01T00:00:00Z',
  } as const
  const { app } = scriptedApp({
    handlers: {
      addDocument: async ({ text }) => ({
        ...document,
        status: text === 'long' ? 'indexing' : 'ready',
      }),
    },
  })

  const short = await app.request('/documents', asAda('POST', { text: 'short' }))
  const long = await app.request('/documents', asAda('POST', { text: 'long' }))

  expect([short.status, long.status]).toEqual([201, 202])
})

test('a bug says nothing of itself, and is told to whoever keeps the log', async () => {
  const bug = new Error('password is hunter2')
  const { app, failures } = scriptedApp({
    handlers: {
      getUsage: async () => {
        throw bug
      },
    },
  })

  const response = await app.request(
    '/usage',
    asAda('GET', undefined, { 'x-request-id': 'mine-1' }),
  )

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: {
      code: 'internal_error',
      message: 'The service failed on this request.',
      request_id: 'mine-1',
    },
  })
  expect(failures).toEqual([bug])
})

test('an answer that the contract does not know is a bug', async () => {
  const { app, failures } = scriptedApp({
    handlers: { listModels: async () => ({ models: 'all' }) as never },
  })

  const response = await app.request('/agent/models', asAda('GET'))

  expect(response.status).toBe(500)
  expect(failures).toHaveLength(1)
})
