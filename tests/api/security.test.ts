import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { composeService, type TestCaller } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

test.override({ engine: 'sqlite' })

test.for<[string, string, string, number]>([
  ['a success', 'GET', '/agent/models', 200],
  ['an unknown path', 'GET', '/nothing', 404],
  ['an unknown id', 'GET', '/documents/doc_x', 404],
  ['another method', 'DELETE', '/agent/models', 405],
  ['a bad body', 'POST', '/graphs', 400],
  ['a missing scope of a session', 'POST', '/api-keys', 403],
])('%s has the headers that protect a browser', async ([, method, path, status], { ada }) => {
  const response = await ada.request(path, { method })

  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-type': expect.stringMatching(/^application\/json/),
  })
  expect(response.headers.has('x-powered-by')).toBe(false)
  expect(response.headers.has('access-control-allow-credentials')).toBe(false)
})

test('a key in a URL is refused, even beside a good one, and is not repeated', async ({ ada }) => {
  const names = ['api_key', 'apikey', 'X-API-Key', 'access_token', 'q']

  for (const name of names) {
    const response = await ada.request(`/agent/models?${name}=${ada.key}`)
    const told = await response.text()

    expect(response.status, name).toBe(401)
    expect(told).not.toContain(ada.key)
  }
})

test.for([
  '/documents/../../../../etc/passwd',
  '/documents/..%2f..%2f..%2f..%2fetc%2fpasswd/content?format=original',
  '/documents/%2e%2e%2f%2e%2e%2fgraphs',
  '/..\\..\\etc\\passwd',
  '//etc/passwd',
  '/auth/../../etc/passwd',
  '/%00',
])('no path leads out of the service: %s', async (path, { service, ada }) => {
  const answer = await raw(
    service.url,
    `GET ${path} HTTP/1.1\r\nHost: skein.test\r\nX-API-Key: ${ada.key}`,
  )

  expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /)
  expect(answer).not.toContain('root:')
})

test('limits of rate are told, and hold for each key alone', async () => {
  await using strict = await composeService('sqlite', { RATE_LIMIT_POST_PER_MINUTE: '2' })
  const [one, other] = [await strict.account(), await strict.account()]
  const post = (who: TestCaller, name: string) => who.send('createGraph', { name })

  const answers = [await post(one, 'a'), await post(one, 'b'), await post(one, 'c')]

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answers[1]?.headers.get('ratelimit')).toMatch(/r=0/)
  expect((await post(other, 'a')).status).toBe(201)
})

describe.each(storageEngines)('two accounts on $name', ({ name }) => {
  test.override({ engine: name })

  test('no list of one names anything of the other', async ({ service }) => {
    const [one, other] = [await service.account(), await service.account()]
    for (const who of [one, other]) {
      await who.call('createGraph', { name: 'ferries' })
      await who.call('addDocument', { text: 'The ferry crosses.', external_id: 'ferry' })
      await who.call('interact', { messages: [{ role: 'user', content: 'Which ferry?' }] })
    }

    for (const operation of [
      'listKeys',
      'listGraphs',
      'listDocuments',
      'listUsageEntries',
    ] as const) {
      const [ones, others] = await Promise.all(
        [one, other].map(async (who) => JSON.stringify((await who.call(operation, {})).data)),
      )
      const ids = (listed = '') => new Set(listed.match(/\b[a-z]+_\w{26}\b/g))
      expect(ids(ones).size).toBeGreaterThan(0)
      expect(
        [...ids(ones)].filter((id) => ids(others).has(id)),
        operation,
      ).toEqual([])
    }
    const { by_key } = await one.call('getUsage', {})
    expect(by_key.map(({ key_id }) => key_id)).toEqual([one.keyId])
  })
})

/** What is answered to a request whose head is exactly this; clients would tidy it up. */
async function raw(url: string, head: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
