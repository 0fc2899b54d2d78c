import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../src/client/refused.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'

let service: ComposedService
let ada: TestCaller

beforeAll(async () => {
  service = await composeService('sqlite', { MAX_BODY_BYTES: '1048576' })
  ada = await service.account()
})
afterAll(() => service[Symbol.asyncDispose]())

test('prototypes are not reached through any body', async () => {
  const strange = '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}'
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  form.set('__proto__', 'isAdmin')
  form.set('constructor', 'isAdmin')
  form.set('text', 'The ferry crosses the sound.')

  const answers = await Promise.all([
    ada.request('/graphs', { ...json, body: `{"name":"strange",${strange}}` }),
    ada.request('/documents', { ...json, body: `{"text":"The ferry.",${strange}}` }),
    ada.request('/documents', { method: 'POST', body: form }),
    ada.request('/documents?__proto__=isAdmin&constructor=isAdmin'),
    ada.request('/documents/import', {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: `{"text":"A ferry.",${strange}}`,
    }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 200])
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
})

test.each([
  ['where a text should be', (deep: string) => `{"name":${deep}}`, 413],
  ['where nothing should be', (deep: string) => `{"name":"deep","unknown":${deep}}`, 413],
  ['instead of everything', (deep: string) => deep, 413],
])('a hundred thousand brackets %s do no harm', async (_where, bodyOf, status) => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)

  const response = await ada.request('/graphs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(deep),
  })

  expect(response.status).toBe(status)
  expect((await ada.sendFile(Buffer.from(deep), 'deep.json')).status).toBeLessThan(500)
})

test('what swells when it is unpacked is refused', async () => {
  const swollen = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))
  const gzipped = (path: string, mediaType: string) =>
    ada.request(path, {
      method: 'POST',
      headers: { 'content-type': mediaType, 'content-encoding': 'gzip' },
      body: new Uint8Array(swollen),
    })

  expect((await gzipped('/graphs', 'application/json')).status).toBe(413)
  expect((await gzipped('/documents', 'application/json')).status).toBe(413)
  const line = await (await gzipped('/documents/import', 'application/x-ndjson')).json()
  expect(line).toMatchObject({ status: 'failed', error: { code: 'request_too_large' } })

  const archive = zipSync({ 'word/document.xml': new Uint8Array(64 * 1024 * 1024) })
  const { status, problem } = await refusalOf(await ada.sendFile(archive, 'bomb.docx'))
  expect([status, problem.code]).toEqual([422, 'unprocessable_document'])
})

test('a form whose names are no UTF-8 is refused with the parameter', async () => {
  const body = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="\xff\xfe"; filename="\xc3"\r\n\r\nx\r\n--b--\r\n',
    'latin1',
  )

  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const answer = await ada.request('/documents', { method: 'POST', headers, body })

  const { status, problem } = await refusalOf(answer)
  expect([status, problem.code, problem.param]).toEqual([400, 'invalid_request', 'name'])
})

test('a form with two files is refused, as one of them would be lost', async () => {
  const body = new FormData()
  for (const name of ['a.txt', 'b.txt']) body.append('file', new Blob([`In ${name}.`]), name)
  const { status, problem } = await refusalOf(
    await ada.request('/documents', { method: 'POST', body }),
  )
  expect([status, problem.code, problem.param]).toEqual([400, 'invalid_request', 'file'])
  const { data } = await ada.call('listDocuments', {})
  expect(data.filter(({ title }) => title === 'b.txt')).toEqual([])
})

test('documents of a graph that is not there are not found', async () => {
  const other = await service.account()
  const [graph] = (await other.call('listGraphs', {})).data
  for (const graph_id of ['graph_nope', String(graph?.graph_id)]) {
    const { status, problem } = await ada.refusal('listDocuments', { graph_id })
    expect([status, problem.code, problem.param]).toEqual([404, 'not_found', 'graph_id'])
  }
})

test('lines of an import that are no objects fail alone', async () => {
  const body = '[]\n[[]]\n"text"\n1\nnull\n{"text":"A ferry."}\n'
  const headers = { 'content-type': 'application/x-ndjson' }
  const answer = await ada.request('/documents/import', { method: 'POST', headers, body })

  const lines = (await answer.text()).trim().split('\n')
  const refusals = lines.map((line) => JSON.parse(line).error)
  const refusal = { code: 'invalid_request', param: 'line' }
  expect(refusals).toMatchObject([...Array(5).fill(refusal), undefined])
})

test('blank lines without end are refused', async () => {
  const response = await ada.request('/documents/import', {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' },
    body: new Uint8Array(gzipSync(Buffer.alloc(4_000_000, '\n'))),
  })

  expect(await response.text()).toContain('request_too_large')
})

test('while an account has as many bytes on their way as it may, others have their own', async () => {
  const limits = { MAX_BODY_BYTES: '50000', MAX_BYTES_IN_FLIGHT: '100000' }
  await using small = await composeService('sqlite', limits)
  const [greedy, other] = [await small.account(), await small.account()]
  const text = (length: number) => ({ text: 'a '.repeat(length / 2) })
  using _held = await unfinishedBody(small.url, greedy.key, 45_000)

  // Until those bytes have arrived.
  const sent = () => greedy.send('addDocument', text(20_000))
  await expect.poll(async () => (await sent()).status).toBe(429)
  const { status, problem } = await refusalOf(await sent())
  expect([status, problem.code]).toEqual([429, 'too_many_concurrent_requests'])
  expect((await other.send('addDocument', text(20_000))).status).toBe(201)
  const { status: tooMuch } = await other.send('addDocument', text(40_000))
  expect(tooMuch).toBe(429)
})

/** A request of which so many bytes have come, and the last never will. */
async function unfinishedBody(url: string, key: string, bytes: number): Promise<Disposable> {
  const sent = new TransformStream<Uint8Array, Uint8Array>()
  const leaving = new AbortController()
  fetch(`${url}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: sent.readable,
    duplex: 'half',
    signal: leaving.signal,
  }).catch(() => {})
  await sent.writable.getWriter().write(Buffer.alloc(bytes, ' '))
  return { [Symbol.dispose]: () => leaving.abort() }
}

test('an answer that quoted a deleted document says so when it is given again', async () => {
  const owner = await service.account()
  const { doc_id } = await owner.call('addDocument', {
    text: 'The ferry Aurelia was built in Norrvik.',
  })
  const input = { messages: [{ role: 'user', content: 'Where was the ferry Aurelia built?' }] }
  const ask = () => owner.send('interact', input, { 'idempotency-key': 'ferry' })
  expect(await (await ask()).text()).toContain('Norrvik')

  await owner.call('deleteDocument', { doc_id })
  const again = await ask()

  expect(again.headers.get('idempotent-replayed')).toBe('true')
  const text = await again.text()
  expect(text).not.toContain('Norrvik')
  expect(text).toContain('has been deleted')
})
