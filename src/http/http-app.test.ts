import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { adaCookie, asAda, scriptedApp } from '../../tests/support/service/scripted-app.ts'
import type { Operation } from '../contract/operation.ts'
import { operations } from '../contract/operations.ts'
import { ProblemBody } from '../contract/problems/problem.ts'
import { BytesInFlight } from './bytes-in-flight.ts'

const empty = { object: 'list' as const, data: [], has_more: false, next_cursor: null }
const listGraphs = async () => empty

test.each([
  ['a success', '/graphs', asAda('GET'), 200],
  ['a stranger', '/graphs', {}, 401],
  ['a bad request', '/agent/interactions', asAda('POST', {}), 400],
  ['an unknown path', '/no/such/path', asAda('GET'), 404],
  ['another method', '/graphs', asAda('DELETE'), 405],
  ['a question before a call', '/graphs', asAda('OPTIONS'), 405],
  ['a sign of life', '/livez', {}, 200],
])('the answer to %s has all headers and is JSON', async (_what, path, init, status) => {
  const { app } = scriptedApp({ handlers: { listGraphs } })

  const response = await app.request(path, init)

  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining(
      "default-src 'none'; frame-ancestors 'none'",
    ),
    'content-type': expect.stringMatching(/^application\/json/),
    'cross-origin-opener-policy': 'same-origin',
    ratelimit: expect.stringMatching(/^"(get|post)";r=\d+;t=\d+$/),
    'ratelimit-policy': expect.stringMatching(/^"(get|post)";q=\d+;w=60$/),
    'referrer-policy': 'no-referrer',
    'skein-version': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^req_\w+$/),
  })
  expect(response.headers.get('x-powered-by')).toBeNull()
  expect(response.headers.get('strict-transport-security')).toBeNull()
  const body = await response.json()
  if (status >= 400) {
    const request_id = response.headers.get('x-request-id')
    expect(body).toMatchObject({ error: { code: expect.any(String), request_id } })
  }
})

test.each([
  ['/livez', 'GET', '/livez'],
  ['/readyz', 'GET', '/readyz?deep=1'],
  ['/', 'GET', '/'],
  ['/openapi.json', 'GET', '/openapi.json'],
  ['/livez', 'POST', '/livez'],
  ['/graphs/{graph_id}', 'PUT', '/graphs/graph_1'],
  ['/metrics', 'GET', '/metrics'],
  ['/no/such/path', 'GET', '/no/such/path?token=secret'],
  [`/${'x'.repeat(199)}`, 'GET', `/${'x'.repeat(5_000)}`],
  ['/documents-svc_key_live_', 'GET', '/documents-svc_key_live_secret'],
])('the log has the path %s of a %s', async (path, method, given) => {
  const { app, answered } = scriptedApp()

  await app.request(given, { method })

  expect(answered).toMatchObject([{ method, path }])
})

test('a call of HEAD leaves no bytes on their way, and follows nothing', async () => {
  let isFollowed = false
  const { app } = scriptedApp({
    flight: new BytesInFlight(4 * 1024 * 1024, async () => {}),
    handlers: {
      exportDocuments: async () => ({
        mediaType: 'application/x-ndjson',
        bytes: (async function* () {
          yield new TextEncoder().encode('{}')
        })(),
      }),
      followResearch: async () =>
        (async function* () {
          isFollowed = true
          try {
            for (;;) yield { type: 'writing-start', number: 1, sources: 1 } as const
          } finally {
            isFollowed = false
          }
        })(),
    },
  })
  for (let count = 0; count < 5; count++) {
    const { status, body } = await app.request('/documents/export', asAda('HEAD'))
    expect({ status, body }).toEqual({ status: 200, body: null })
  }
  await app.request('/agent/research/res_1/events', asAda('HEAD'))
  await setImmediate()

  expect((await app.request('/documents/export', asAda('GET'))).status).toBe(200)
  expect(isFollowed).toBe(false)
})

test('over https, browsers are told to stay there', async () => {
  const { app } = scriptedApp({ baseUrl: new URL('https://skein.example') })

  const response = await app.request('/livez')

  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=/)
})

test('a client may name its request, harmlessly', async () => {
  const { app } = scriptedApp()
  const idFor = async (given: string) =>
    (await app.request('/livez', { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    )

  expect(await idFor('trace-1.2:3')).toBe('trace-1.2:3')
  expect(await idFor('"quoted"')).toMatch(/^req_/)
  expect(await idFor('x'.repeat(129))).toMatch(/^req_/)
})

test.each([
  ['/chat/completions', /need the base URL http:\/\/\S+\/v1\.$/],
  ['/api/documents', /paths are in http:\/\/\S+\/openapi\.json\.$/],
])('the answer to %s says where to look', async (path, expected) => {
  const { app } = scriptedApp()

  const response = await app.request(path, asAda('POST'))

  const { error } = ProblemBody.parse(await response.json())
  expect([response.status, error.code]).toEqual([404, 'not_found'])
  expect(error.message).toMatch(expected)
})

test('every path says which methods it knows', async () => {
  const { app } = scriptedApp()
  for (const { path, method } of Object.values<Operation>(operations)) {
    const response = await app.request(path.replaceAll(/\{\w+\}/g, 'x'), { method: 'PATCH' })

    expect(response.status).toBe(405)
    const allow = response.headers.get('allow')
    expect(allow).toContain(method.toUpperCase())
    expect(allow?.includes('HEAD')).toBe(allow?.includes('GET'))
  }
})

test.each([
  ['application/json', 200],
  ['*/*', 200],
  ['text/html, application/*;q=0.1', 200],
  ['text/html', 406],
  ['application/json;q=0, */*', 406],
])('to a client that accepts %s the answer is %i', async (accept, status) => {
  const { app } = scriptedApp({ handlers: { listGraphs } })

  const response = await app.request('/graphs', asAda('GET', undefined, { accept }))

  expect(response.status).toBe(status)
})

test('a page of any origin may ask and call, but not read what a cookie allows', async () => {
  const { app } = scriptedApp({ handlers: { listGraphs } })

  const asked = await app.request('/graphs', {
    method: 'OPTIONS',
    headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
  })
  const called = await app.request(
    '/graphs',
    asAda('GET', undefined, { origin: 'https://a.example' }),
  )

  expect(asked.status).toBe(204)
  // Any header, as the clients of OpenAI's API and of MCP send their own.
  expect(asked.headers.get('access-control-allow-headers')).toBe('Authorization, *')
  for (const { headers } of [asked, called]) {
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  }
})

test('too many calls are refused, each bucket and each key for itself', async () => {
  const { app } = scriptedApp({
    limits: { postsPerMinute: 1, getsPerMinute: 2 },
    handlers: { listGraphs, searchDocuments: async () => ({ passages: [] }) },
  })
  const get = (headers = {}) => app.request('/graphs', asAda('GET', undefined, headers))
  const post = () => app.request('/documents/search', asAda('POST', { query: 'q' }))

  const gets = [await get(), await get(), await get()]
  const posts = [await post(), await post()]
  const bySession = await app.request('/graphs', { headers: { cookie: adaCookie } })

  expect(gets.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(gets.map(({ headers }) => headers.get('ratelimit')?.split(';')[1])).toEqual([
    'r=1',
    'r=0',
    'r=0',
  ])
  expect(gets[2]?.headers.get('ratelimit-policy')).toBe('"get";q=2;w=60')
  expect(Number(gets[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await gets[2]?.json()).toMatchObject({
    error: {
      code: 'rate_limit_exceeded',
      message:
        'Too many requests. At most 2 calls by other methods than POST are answered in a minute.',
    },
  })
  expect(posts.map(({ status }) => status)).toEqual([200, 429])
  expect(bySession.status).toBe(200)
})

test('paths have the prefix of the base URL', async () => {
  const { app } = scriptedApp({
    baseUrl: new URL('https://example.org/skein/'),
    handlers: { listGraphs },
  })
  const statusOf = async (path: string) => (await app.request(path, asAda('GET'))).status

  expect(await statusOf('/skein/graphs')).toBe(200)
  expect(await statusOf('/skein/livez')).toBe(200)
  expect(await statusOf('/skein')).toBe(200)
  expect(await statusOf('/graphs')).toBe(404)
  expect(await (await app.request('/skein')).json()).toMatchObject({
    links: { openapi: 'https://example.org/skein/openapi.json' },
  })
})

test('readiness is what the service says it is', async () => {
  const { app } = scriptedApp({ ready: async () => 'The storage does not answer' })

  const response = await app.request('/readyz')

  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).not.toBeNull()
  expect(await response.json()).toEqual({ ready: false, reason: 'The storage does not answer' })
})

test('sign-in is for our own page only, and not for guessing', async () => {
  const seen: unknown[] = []
  const { app } = scriptedApp({
    session: async (request) => {
      seen.push([new URL(request.url).pathname, await request.text()])
      return Response.json({ ok: true }, { headers: { 'set-cookie': 'session=x; HttpOnly' } })
    },
  })
  const post = (headers: Record<string, string>) =>
    app.request('/auth/sign-in/email', { method: 'POST', headers, body: '{}' })
  const ours = { origin: 'http://localhost', 'content-type': 'application/json' }

  const foreign = await post({ ...ours, origin: 'https://evil.example' })
  const form = await post({ ...ours, 'content-type': 'text/plain' })
  const first = await post(ours)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 60; attempt++) statuses.push((await post(ours)).status)

  expect([foreign.status, form.status, first.status]).toEqual([403, 415, 200])
  expect(first.headers.get('set-cookie')).toBe('session=x; HttpOnly')
  expect(first.headers.get('access-control-allow-origin')).toBeNull()
  expect(statuses.at(-1)).toBe(429)
  expect(seen[0]).toEqual(['/auth/sign-in/email', '{}'])
})

test('each call is told of, without anything that is secret', async () => {
  const { app, answered } = scriptedApp({ handlers: { listGraphs } })

  await app.request(
    '/graphs?starting_after=graph_9',
    asAda('GET', undefined, { 'x-request-id': 'r' }),
  )

  expect(answered).toEqual([
    {
      requestId: 'r',
      method: 'GET',
      path: '/graphs',
      status: 200,
      durationMs: expect.any(Number),
      accountId: 'acc_ada',
      keyId: 'key_ada',
    },
  ])
})
