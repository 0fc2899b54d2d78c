import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { asAda, scriptedApp, waitingApp } from '../../../tests/support/service/scripted-app.ts'
import { startHttpServer } from './http-server.ts'

const anywhere = { host: '127.0.0.1', port: 0, drainMs: 25_000 }

test('a running call is finished before the server ends', async () => {
  const { app, begun, release } = waitingApp()
  const server = await startHttpServer(app, anywhere)
  const url = `http://127.0.0.1:${server.port}`
  const running = fetch(`${url}/agent/models`, asAda('GET'))
  await begun

  const ended = server[Symbol.asyncDispose]()
  await expect(fetch(`${url}/livez`)).rejects.toThrow()
  release()
  const response = await running

  expect(response.status).toBe(200)
  expect(response.headers.get('connection')).toBe('close')
  expect(await response.json()).toMatchObject({ default: 'snap' })
  await ended
})

test('a stream is finished too, and then its connection closed', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { app } = scriptedApp({
    handlers: {
      importDocuments: async () =>
        (async function* () {
          yield { line: 1, status: 'ready' as const }
          await released
          yield { line: 2, status: 'ready' as const }
        })(),
    },
  })
  const server = await startHttpServer(app, { ...anywhere, drainMs: 600_000 })
  const response = await fetch(
    `http://127.0.0.1:${server.port}/documents/import`,
    asAda('POST', '{"text":"x"}', { 'content-type': 'application/x-ndjson' }),
  )

  const ended = server[Symbol.asyncDispose]()
  release()

  expect((await response.text()).trim().split('\n')).toHaveLength(2)
  await ended
})

test('a connection on which nothing is sent keeps no server from ending', async () => {
  const { app } = scriptedApp()
  const server = await startHttpServer(app, { ...anywhere, drainMs: 600_000 })
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  const closed = once(socket, 'close')

  const ended = server[Symbol.asyncDispose]()

  // Node ends such connections by itself 20 to 25 seconds after they were opened.
  expect(await Promise.race([ended, setTimeout(10_000, 'still open')])).toBeUndefined()
  await closed
})

test('what does not end in time is broken off with an answer, and its handler told', async () => {
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { app } = scriptedApp({
    handlers: {
      listModels: async (_input, _caller, { signal, began }) => {
        signal.addEventListener('abort', () => leave())
        began?.({ details: { research_id: 'res_1' }, location: '/agent/research/res_1' })
        begin()
        await gone
        return { models: [], default: 'snap', reasoning_engines: [] }
      },
    },
  })
  const server = await startHttpServer(app, { ...anywhere, drainMs: 1 })
  const running = fetch(`http://127.0.0.1:${server.port}/agent/models`, asAda('GET'))
  await begun

  await server[Symbol.asyncDispose]()

  const response = await running
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.headers.get('location')).toBe('/agent/research/res_1')
  expect(await response.json()).toMatchObject({
    error: { code: 'overloaded', details: { research_id: 'res_1' } },
  })
  await gone
})

test('a body that is still on its way then is answered too', async () => {
  const { app } = scriptedApp()
  const server = await startHttpServer(app, { ...anywhere, drainMs: 100 })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const sent = writable.getWriter().write(Buffer.from('{"text":'))
  const uploading = fetch(`http://127.0.0.1:${server.port}/documents`, {
    ...asAda('POST', '', { 'content-type': 'application/json' }),
    body: readable,
    duplex: 'half',
  })
  await sent
  await setTimeout(50)

  await server[Symbol.asyncDispose]()

  expect((await uploading).status).toBe(503)
})

test('a client that leaves is noticed', async () => {
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const { app } = scriptedApp({
    handlers: {
      createGraph: async (_input, _caller, { signal }) => {
        signal.addEventListener('abort', () => leave())
        leaving.abort()
        await gone
        throw new Error('nobody hears this')
      },
    },
  })
  await using server = await startHttpServer(app, anywhere)

  const call = { ...asAda('POST', { name: 'a' }), signal: leaving.signal }
  const running = fetch(`http://127.0.0.1:${server.port}/graphs`, call)

  await expect(running).rejects.toThrow()
  await gone
})

test('a taken address is an error, not a silence', async () => {
  const { app } = scriptedApp()
  await using server = await startHttpServer(app, anywhere)

  await expect(startHttpServer(app, { ...anywhere, port: server.port })).rejects.toThrow('set PORT')
})
