import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ProblemBody } from '../../src/contract/problems/problem.ts'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import { chatRequest } from '../ledger/leave-early.ts'
import { startScriptedModel } from '../support/models/scripted-model.ts'
import { freePort } from '../support/service/free-port.ts'
import { freshPlace, places } from '../support/service/fresh-place.ts'
import { ServerProcess } from '../support/service/server-process.ts'
import { startService } from '../support/service/start-service.ts'
import { until } from '../support/service/until.ts'
import { storageOf } from '../support/storage/storage-of.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { startLocalWeb } from '../support/web/local-web.ts'

const body = { messages: [{ role: 'user', content: 'Who wrote Faust?' }] }

describe.each(places)('a server on $name that is asked to end', ({ fresh }) => {
  test('answers what has begun, takes nothing new, and ends well', async () => {
    await using place = await fresh()
    await using service = await startService(place)
    const { key, accountId } = await service.createAccount()
    const request = chatRequest(service.url, { key, body })
    const begun = await connectTo(service.url)
    begun.write(request.subarray(0, request.length - 1))
    await untilReady(service.url, key)

    const ended = service.kill('SIGTERM')
    await untilRefused(service.url)
    begun.write(request.subarray(-1))
    const answer = await readAll(begun)
    await ended

    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('"tokens_consumed":3')
    expect(await service.exitCode()).toBe(0)
    await using storage = await storageOf(service)
    const account = await storage.db
      .selectFrom('accounts')
      .select(['held', 'spent'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    expect(account).toEqual({ held: 0, spent: 6 })
    await expectBooksBalance(storage)
  })
})

test('a server tells what it did on the port for metrics, and nothing of an account', async () => {
  const port = await freePort()
  await using service = await startService({ env: { METRICS_PORT: String(port) } })
  const { key, accountId } = await service.createAccount()
  await service.request('/agent/interactions', { method: 'POST', key, json: body })
  await service.request(`/nowhere/${accountId}`, { key })

  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  expect((await service.request('/metrics', { key })).status).toBe(404)
  expect(metrics).toMatch(/svc_chats_total\{engine="rag",model="snap",grounding="\w+"\} 1/)
  expect(metrics).toMatch(/_count\{.*http_route="\/agent\/interactions".*="200"\} 1/)
  expect(metrics).toContain('svc_ledger_invariant_violations_total 0')
  expect(metrics).toContain('svc_holds_open 0')
  expect(metrics).not.toContain(accountId)
})

test('a port for metrics that is taken is named, with its setting', async () => {
  await using taken = await startService()
  const { port } = new URL(taken.url)

  const starting = startService({ env: { METRICS_PORT: port } })

  await expect(starting).rejects.toThrow(
    new RegExp(`Cannot listen on port ${port} .*set METRICS_PORT to another port`),
  )
})

test('a server whose log nobody reads any more goes on, and ends well', async () => {
  await using place = await freshPlace('')
  const env = { DATA_DIR: place.dataDirectory, PORT: '0', WEB_ACCESS: 'off', READY_THREADS: '0' }
  await using server = new ServerProcess({ PATH: process.env.PATH, ...env })
  const url = await server.url()
  server.closeOutputs()

  const statuses = []
  for (let call = 0; call < 3; call++)
    statuses.push((await fetch(new URL('/documents', url))).status)
  await server.kill('SIGTERM')

  expect(statuses).toEqual([401, 401, 401])
  expect(await server.exitCode()).toBe(0)
})

test('a server that has a pause says that it ends while it still answers', async () => {
  await using place = await freshPlace('')
  await using service = await startService({ ...place, env: { DRAIN_DELAY_SECONDS: '8' } })
  const { key } = await service.createAccount()
  await untilReady(service.url, key)

  const ended = service.kill('SIGTERM')
  const isReady = async () => (await service.request('/readyz')).status
  await expect.poll(isReady).toBe(503)
  const answered = await service.request('/agent/models', { key })
  await ended

  expect(answered.status).toBe(200)
  expect(await service.exitCode()).toBe(0)
})

test.each(places)(
  'an import into $name ends at its next line, and says what it did not read',
  async ({ fresh }) => {
    await using place = await fresh()
    await using service = await startService(place)
    const { key } = await service.createAccount()
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const sender = writable.getWriter()
    // The sender has more, and never comes to its end.
    const sent = sender.write(
      Buffer.from('{"text":"The tide is high."}\n{"text":"It is noon."}\n{"te'),
    )
    const response = await service.request('/documents/import', {
      method: 'POST',
      key,
      headers: { 'content-type': 'application/x-ndjson' },
      body: readable,
      duplex: 'half',
    })
    await sent

    const ended = service.kill('SIGTERM')
    const results = await response.text()
    await ended

    expect(
      results
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { line: 1, status: 'ready' },
      { line: 2, status: 'ready' },
      { line: 3, status: 'failed', error: { code: 'overloaded' } },
    ])
    expect(await service.exitCode()).toBe(0)
    const levels = service.stdoutLines.map((line) => JSON.parse(line).level)
    expect(Math.max(...levels)).toBeLessThan(50)
  },
)

test('a data directory is for one server; a second one says who has it', async () => {
  await using place = await freshPlace('')
  await using service = await startService(place)
  const { key } = await service.createAccount()

  await using second = new ServerProcess(service.env)

  expect(await second.exitCode()).toBe(1)
  expect(second.stderrLines.join('\n')).toContain(
    `Another Skein server (process ${service.pid}) already uses the data directory ${place.dataDirectory}.`,
  )
  expect((await service.request('/agent/models', { key })).status).toBe(200)
  expect(service.stdoutLines.filter((line) => line.includes('set WEB_CONTACT'))).toHaveLength(1)
})

test('what a server has no time to finish is answered, and its tokens are given back', async () => {
  await using web = await startLocalWeb(builtInPages)
  await using model = await startScriptedModel(() => 'silence')
  await using place = await freshPlace()
  const env = { ...place.env, ...web.env, ...model.env }
  await using service = await startService({ ...place, env })
  const { key } = await service.createAccount(500)
  await service.request('/documents', { key, json: { text: 'Goethe wrote Faust in Weimar.' } })
  const idempotent = { key, headers: { 'idempotency-key': 'faust' } }
  const chat = service.request('/agent/interactions', { ...idempotent, json: body })
  const topic = { topic: 'The Norrvik Sound Bridge', model: 'snap' }
  const research = service.request('/agent/research', { key, json: topic })
  await using storage = await storageOf(service)
  const open = storage.db.selectFrom('holds').select('operation_id').where('state', '=', 'held')
  await until(async () => (await open.execute()).length === 2)

  await service.kill('SIGTERM')

  const [brokenOff, goesOn] = await Promise.all([chat, research])
  const { error } = ProblemBody.parse(await goesOn.json())
  expect([brokenOff.status, goesOn.status]).toEqual([503, 503])
  expect(goesOn.headers.get('location')).toBe(`/agent/research/${error.details?.research_id}`)
  expect(await open.execute()).toEqual([{ operation_id: error.details?.research_id }])
  const claims = storage.db.selectFrom('idempotency').select('state').where('key', '=', 'faust')
  expect(await claims.execute()).not.toContainEqual({ state: 'running' })
  await expectBooksBalance(storage)
})

test('a server on a port that the system chose tells that one, and that no engine can be asked', async () => {
  await using place = await freshPlace('')
  const env = { PORT: '0', SEARCH_ENGINES: 'searxng' }
  await using service = await startService({ ...place, env })

  const told = async (path: string) => (await service.request(path)).json()
  expect(await told('/')).toMatchObject({ links: { app: `${service.url}/app` } })
  expect(await told('/openapi.json')).toMatchObject({ servers: [{ url: service.url }] })
  const warned = service.stdoutLines.filter((line) => JSON.parse(line).level === 40).join('\n')
  expect(warned).toContain(`turn to ${service.url},`)
  expect(warned).toContain('No search engine can be asked')
})

async function connectTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** Requests are taken in turn: when a later one is answered, those before it have been taken. */
async function untilReady(url: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, connection: 'close' }
  expect((await fetch(`${url}/agent/models`, { headers })).status).toBe(200)
}

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    try {
      const socket = await connectTo(url)
      socket.destroy()
    } catch (error) {
      // One that waited to be taken when the server closed its door is reset; the next one is refused.
      const code = error instanceof Error && 'code' in error ? error.code : error
      if (code === 'ECONNREFUSED') return
      expect(code).toBe('ECONNRESET')
    }
  }
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  for await (const part of socket.setEncoding('utf8')) text += part
  return text
}
