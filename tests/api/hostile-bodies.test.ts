import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../src/client/refused.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/compose-service.ts'

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
