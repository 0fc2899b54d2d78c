import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { freshPlace } from '../support/service/fresh-place.ts'
import { ownerPath } from '../support/service/owner-path.ts'
import { startService } from '../support/service/start-service.ts'

let service: ComposedService
let ada: TestCaller

beforeAll(async () => {
  service = await composeService('sqlite', { HOST: '0.0.0.0', BASE_URL: '' })
  ada = await service.account()
})
afterAll(() => service[Symbol.asyncDispose]())

/** A call under a name of the service that `fetch` does not allow to be told. */
async function post(path: string, body: object, headers: Record<string, string>) {
  const sent = request(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  })
  sent.end(JSON.stringify(body))
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  return { status: answer?.statusCode, body: answer && (await text(answer)) }
}

const signUp = (headers: Record<string, string>) => post('/auth/sign-up/email', newUser(), headers)
const newUser = () => ({
  email: `${randomUUID()}@example.org`,
  password: 'correct horse battery staple',
})

const askMcp = (headers: Record<string, string>) =>
  post(
    '/api/mcp',
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search', arguments: { query: 'ferry' } },
    },
    {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${ada.key}`,
      'mcp-protocol-version': '2025-11-25',
      ...headers,
    },
  )

test.each(['192.0.2.2:4193', '[2001:db8::2]', 'localhost:8080', '0.0.0.0:3000'])(
  'without BASE_URL, the page and MCP work at the address %s',
  async (host) => {
    const document = { text: 'The ferry Aurelia was built in Norrvik.', title: 'The ferry' }
    await ada.call('addDocument', document)
    const headers = { host, origin: `http://${host}` }

    const signedUp = await signUp(headers)
    const asked = await askMcp({ host })
    const askedByPage = await askMcp(headers)

    expect([signedUp.status, asked.status, askedByPage.status]).toEqual([200, 200, 200])
    expect(asked.body).toContain(`http://${host}/app/documents/doc_`)
  },
)

test.each([
  ['a name, which may lead anywhere', 'evil.test:4193', 'http://evil.test:4193', 403],
  ['another site', '192.0.2.2:4193', 'http://evil.test', 403],
  ['another port', '192.0.2.2:4193', 'http://192.0.2.2:8080', 403],
  ['another address', '192.0.2.2:4193', 'http://192.0.2.3:4193', 403],
  ['no page at all', '192.0.2.2:4193', 'null', 403],
])('without BASE_URL, pages of %s are refused', async (_, host, origin, status) => {
  const signedUp = await signUp({ host, origin })
  const asked = await askMcp({ host, origin })

  expect([signedUp.status, asked.status]).toEqual([status, status])
})

test('a service for a network says at its start where its page works, and what a name needs', async () => {
  await using place = await freshPlace('')
  const env = { HOST: '0.0.0.0', SIGN_UP: 'owner' }
  await using started = await startService({ dataDirectory: place.dataDirectory, env })
  const link = await ownerPath(started)

  const said = started.stderrLines.join('\n')
  expect(said).toContain('BASE_URL is not set')
  expect(said).toContain(`http://127.0.0.1:${new URL(started.url).port}${link}`)
  expect(said).not.toContain(`http://0.0.0.0:${new URL(started.url).port}/`)
})

test('a page at a name is told that the operator has to set it', async () => {
  const signedUp = await signUp({ host: 'skein.lan:3000', origin: 'http://skein.lan:3000' })

  expect(signedUp.body).toContain('does not know http://skein.lan:3000')
  expect(signedUp.body).toContain('BASE_URL')
})
