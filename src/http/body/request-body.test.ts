import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  asAda,
  graphsApp,
  readyDocument,
  scriptedApp,
} from '../../../tests/support/service/scripted-app.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { BytesInFlight } from '../bytes-in-flight.ts'

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

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['identity', (bytes: Buffer) => bytes],
])('a body may come as %s, and counts as what it was before', async (encoding, compress) => {
  const { app, received } = graphsApp({ bodyBytesMax: 1000 })
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
        return readyDocument
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

test('only documents wait until there is room for what is to be indexed', async () => {
  const full = new ServiceError('too_many_concurrent_requests', 'Too much waits to be indexed.')
  const flight = new BytesInFlight(1e9, () => Promise.reject(full))
  const { app } = scriptedApp({ flight })
  const statusOf = async (path: string, body: object) =>
    (await app.request(path, asAda('POST', body))).status
  const content = 'a '.repeat(50_000)

  expect(await statusOf('/documents', { text: content })).toBe(429)
  const messages = [1, 2].map(() => ({ role: 'user', content: content.slice(0, 60_000) }))
  // It reaches the handler, which is missing here.
  expect(await statusOf('/agent/interactions', { messages })).toBe(404)
})
