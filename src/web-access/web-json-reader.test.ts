import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWebServer } from '../../tests/support/web/web-server.ts'
import { AddressRules } from './fetching/address-rules.ts'
import { SafeFetch } from './fetching/safe-fetch.ts'
import { WebJsonReader } from './web-json-reader.ts'

const { signal } = new AbortController()
let site: Awaited<ReturnType<typeof startWebServer>>
let fetch: SafeFetch

beforeAll(async () => {
  site = await startWebServer(({ url }, response) => {
    if (url === '/good') response.end('{"a":1}')
    else if (url === '/long') response.end(`"${'a'.repeat(100)}"`)
    else if (url === '/moved') response.writeHead(302, { location: '/good' }).end()
    else if (url === '/page') response.end('<p>')
    else response.writeHead(404).end('{}')
  })
  fetch = new SafeFetch('test', new AddressRules([`:${site.port}`]))
})
afterAll(async () => {
  await fetch[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

test('a document is read at exactly its address, if it is small', async () => {
  const reader = new WebJsonReader(fetch)
  const read = (path: string) => reader.read(site.url(path), 100, signal)

  expect(await read('/good')).toEqual({ a: 1 })
  await expect(read('/long')).rejects.toMatchObject({
    reason: 'too-large',
    message: 'The answer is larger than 100 bytes',
  })
  await expect(read('/moved')).rejects.toMatchObject({ reason: 'status', httpStatus: 302 })
  await expect(read('/none')).rejects.toMatchObject({ reason: 'status', httpStatus: 404 })
  await expect(read('/page')).rejects.toMatchObject({ reason: 'unreadable' })
  const elsewhere = reader.read('https://127.0.0.1/good', 100, signal)
  await expect(elsewhere).rejects.toMatchObject({ reason: 'address-refused' })
})
