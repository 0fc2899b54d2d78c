import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { scriptedApp, waitingApp } from '../../../tests/support/service/scripted-app.ts'
import { ProblemBody } from '../../contract/problems/problem.ts'
import { startHttpServer } from './http-server.ts'

const anywhere = { host: '127.0.0.1', port: 0, drainMs: 25_000 }

test('a body over the limit is refused while it is still coming', async () => {
  const { app } = scriptedApp({ limits: { bodyBytesMax: 100_000 } })
  await using server = await startHttpServer(app, anywhere)

  const answer = await rawAnswer(server.port, [
    'POST /graphs HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer svc_key_live_ada\r\n',
    'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    ...Array.from({ length: 20 }, () => `2710\r\n${'x'.repeat(10_000)}\r\n`),
  ])

  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('"code":"request_too_large"')
})

test('a request that expects what we do not know is answered like any other', async () => {
  const { app } = scriptedApp()
  await using server = await startHttpServer(app, anywhere)

  const answer = await rawAnswer(server.port, [
    'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n',
  ])

  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toContain('"code":"not_found"')
})

test('a client that sends a body far over the limit is told so, every time', async () => {
  const { app } = scriptedApp({ limits: { bodyBytesMax: 100_000 } })
  await using server = await startHttpServer(app, anywhere)
  const headers = { authorization: 'Bearer svc_key_live_ada', 'content-type': 'application/json' }
  // More than the buffers of both ends take.
  const body = Buffer.alloc(20_000_000, 'x')

  const answers: string[] = []
  for (let count = 0; count < 12; count++)
    answers.push(
      await fetch(`http://127.0.0.1:${server.port}/graphs`, { method: 'POST', headers, body }).then(
        async (answer) => `${answer.status} ${ProblemBody.parse(await answer.json()).error.code}`,
        (error) => String(error.cause ?? error),
      ),
    )

  expect(answers).toEqual(answers.map(() => '413 request_too_large'))
})

test('a client that sends all of its body before it reads is told so as well', async () => {
  const { app } = scriptedApp({ limits: { bodyBytesMax: 100_000 } })
  await using server = await startHttpServer(app, anywhere)
  const socket = connect(server.port, '127.0.0.1').pause()
  const head =
    'POST /graphs HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer svc_key_live_ada\r\n' +
    'Content-Type: application/json\r\nContent-Length: 40000000\r\n\r\n'

  socket.write(head)
  const sent = new Promise((resolve) => socket.write(Buffer.alloc(40_000_000, 'x'), resolve))
  const failure = await sent
  const answer = (await socket.toArray()).join('')

  expect(failure ?? undefined).toBeUndefined()
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('request_too_large')
})

test.each([
  ['much', { bytesMax: 1_000_000, msMax: 60_000, pauseMsMax: 60_000 }, 100_000],
  ['long', { bytesMax: 1_000_000_000, msMax: 300, pauseMsMax: 60_000 }, 10],
])('a client that goes on sending for too %s is cut off', async (_, linger, pieceBytes) => {
  const { app } = scriptedApp({ limits: { bodyBytesMax: 100_000 } })
  await using server = await startHttpServer(app, { ...anywhere, linger })
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const head =
    'POST /graphs HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer svc_key_live_ada\r\n' +
    'Content-Type: application/json\r\nContent-Length: 100000000000\r\n\r\n'
  socket.write(head + 'x'.repeat(200_000))

  const closed = once(socket, 'close')
  const sending = setInterval(() => socket.write('x'.repeat(pieceBytes)), 5)
  await closed
  clearInterval(sending)
})

test('a POST without a body is one with an empty body', async () => {
  const { app } = scriptedApp()
  await using server = await startHttpServer(app, anywhere)

  const answer = await rawAnswer(server.port, [
    'POST /agent/interactions HTTP/1.1\r\nHost: localhost\r\n',
    'Authorization: Bearer svc_key_live_ada\r\n\r\n',
  ])

  expect(answer).toContain('Missing required parameter: messages')
})

const modelsCall =
  'GET /agent/models HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer svc_key_live_ada\r\n\r\n'
const post = 'POST /graphs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n'

test.each([
  ['an impossible host', 400, 'GET /livez HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['no host', 400, 'GET /livez HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, 'GET /livez HTTP/1.1\r\nHost: localhost\r\nHost: example.org\r\n\r\n'],
  ['no HTTP at all', 400, 'HELLO\r\n\r\n'],
  ['a body of two lengths', 400, `${post}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a header that is too large', 431, `${post}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%s is refused with %i and says why', async (_what, status, text) => {
  const { app } = scriptedApp()
  await using server = await startHttpServer(app, anywhere)

  const answer = await rawAnswer(server.port, [text])

  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toMatch(/"code":"invalid_request","message":"[^"]+\.","request_id":"req_/)
})

test('the health check of a load balancer, HTTP/1.0 without a host, is answered', async () => {
  const { app } = scriptedApp()
  await using server = await startHttpServer(app, anywhere)

  const answer = await rawAnswer(server.port, ['GET /livez HTTP/1.0\r\n\r\n'])

  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('what is no HTTP, after a call that still runs, harms nobody else', async () => {
  const { app, begun, release } = waitingApp()
  await using server = await startHttpServer(app, anywhere)

  const refused = rawAnswer(server.port, [`${modelsCall}HELLO\r\n\r\n`])
  await begun

  expect(await refused).toMatch(/^HTTP\/1\.1 400 /)
  release()
  expect((await fetch(`http://127.0.0.1:${server.port}/livez`)).status).toBe(200)
})

test('requests that arrive together are answered one after the other', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let running = 0
  let runningMost = 0
  const { app } = scriptedApp({
    handlers: {
      listModels: async () => {
        runningMost = Math.max(runningMost, ++running)
        await released
        running--
        return { models: [], default: 'snap', reasoning_engines: [] }
      },
    },
  })
  await using server = await startHttpServer(app, anywhere)
  const socket = connect(server.port, '127.0.0.1')

  socket.write(modelsCall.repeat(50))
  release()
  let answers = ''
  for await (const bytes of socket) {
    answers += bytes
    if (answers.split('"default"').length > 50) break
  }

  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(50)
  expect(runningMost).toBe(1)
})

test('a client that goes on sending requests without an answer is cut off', async () => {
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  let calls = 0
  const { app } = scriptedApp({
    handlers: {
      listModels: async (_input, _caller, { signal }) => {
        calls++
        signal.addEventListener('abort', () => leave())
        await gone
        return { models: [], default: 'snap', reasoning_engines: [] }
      },
    },
  })
  await using server = await startHttpServer(app, anywhere)
  const socket = connect(server.port, '127.0.0.1').on('error', () => {})
  const closed = new Promise((resolve) => socket.resume().once('close', resolve))

  socket.write(modelsCall.repeat(1_000))
  await closed
  await gone

  expect(calls).toBe(1)
})

/** The first bytes that the server sends in response to these. */
async function rawAnswer(port: number, texts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}) // the server may stop listening to us at any time
  for (const text of texts) socket.write(text)
  const [bytes] = await once(socket, 'data')
  socket.destroy()
  return String(bytes)
}
