import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { createInterface } from 'node:readline'
import { describe, expect } from 'vitest'
import { ImportResult } from '../../src/contract/documents/document-import.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const text = 'The ferry crosses the sound.'

describe.each(storageEngines)('import on $name', ({ name }) => {
  test.override({ engine: name })

  test('a bad line fails alone', async ({ ada }) => {
    const lines = [
      '{"text":"One.","external_id":"first","title":"Uno","url":"https://example.org/"}',
      '',
      '{"text":',
      '["text"]',
      '{"title":"No text"}',
      '{"text":7}',
      '{"text":"  "}',
      '{"text":"Two.","url":"ftp://example.org"}',
      '{"text":"a\\u0000b"}',
      `{"text":"${'x'.repeat(4_194_304)}"}`,
      '{"text":"Two.","graph_id":"graph_x"}',
      '{"text":"Two."}',
    ]

    const response = await ada.request('/documents/import', {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: lines.join('\n'),
    })
    const results = await resultsIn(response)

    expect(response.status).toBe(200)
    expect(results.map(({ line, status, error }) => [line, status, error?.code])).toEqual([
      [1, 'ready', undefined],
      [3, 'failed', 'invalid_request'],
      [4, 'failed', 'invalid_request'],
      [5, 'failed', 'invalid_request'],
      [6, 'failed', 'invalid_request'],
      [7, 'failed', 'unprocessable_document'],
      [8, 'failed', 'invalid_request'],
      [9, 'failed', 'invalid_request'],
      [10, 'failed', 'request_too_large'],
      [11, 'failed', 'invalid_request'],
      [12, 'ready', undefined],
    ])
    expect(results[3]?.error?.message).toBe('Missing required parameter: text')
    const { data } = await ada.call('listDocuments', {})
    expect(data).toMatchObject([
      { title: 'Two.' },
      { title: 'Uno', external_id: 'first', url: 'https://example.org/' },
    ])
  })

  test('an import ends when its key is revoked', async ({ ada, service }) => {
    const { key, keyId } = await service.caller(ada.accountId)
    const sending = beginImport(service.url, key)
    const answered = once(sending, 'response')
    send(sending, { text })
    const [response] = await answered
    const results: ImportResult[] = []
    const received = createInterface(response)
    received.on('line', (line) => results.push(ImportResult.parse(JSON.parse(line))))
    await expect.poll(() => results.length).toBe(1)

    await ada.call('revokeKey', { key_id: keyId })
    const ended = once(received, 'close')
    const sendsOn = setInterval(() => send(sending, { text }), 50)
    await ended
    clearInterval(sendsOn)
    sending.destroy()

    const last = results.at(-1)
    expect(last).toMatchObject({ status: 'failed', error: { code: 'invalid_api_key' } })
    expect(results.slice(0, -1).every(({ status }) => status === 'ready')).toBe(true)
  })

  test('a result comes before the next line is sent', async ({ ada, service }) => {
    const sending = beginImport(service.url, ada.key)
    const answered = once(sending, 'response')

    send(sending, { text, external_id: 'first' })
    const [response] = await answered
    const received = createInterface(response)[Symbol.asyncIterator]()
    for (const external_id of ['first', 'second', 'third']) {
      if (external_id !== 'first') send(sending, { text, external_id })
      const { value } = await received.next()
      const { doc_id = '' } = ImportResult.parse(JSON.parse(value ?? ''))
      expect(await ada.call('getDocument', { doc_id })).toMatchObject({ external_id })
    }
    sending.end()

    expect((await received.next()).done).toBe(true)
  })

  test('files are imported one by one, and a damaged one fails alone', async ({ ada }) => {
    const body = new FormData()
    body.append('file', new Blob([text]), 'good.txt')
    body.append('file', new Blob(['%PDF-1.4 nothing']), 'bad.pdf')
    body.append('file', new Blob([`${text} Twice.`]), 'nul\0.txt')
    body.append('file', new Blob([`${text} Again.`]), 'also-good.md')

    const results = await resultsIn(
      await ada.request('/documents/import', { method: 'POST', body }),
    )

    expect(results.map(({ line, status, error }) => [line, status, error?.code])).toEqual([
      [1, 'ready', undefined],
      [2, 'failed', 'unprocessable_document'],
      [3, 'failed', 'invalid_request'],
      [4, 'ready', undefined],
    ])
  })

  test('into a graph of somebody else, nothing is imported', async ({ ada, service }) => {
    const bob = await service.account()
    const { graph_id } = await bob.call('createGraph', { name: 'private' })

    expect((await ada.refusal('importDocuments', { graph_id, lines: [{ text }] })).status).toBe(404)
    expect((await bob.call('getGraph', { graph_id })).documents).toBe(0)
  })

  test('what is imported twice is there once', async ({ ada }) => {
    const lines = [{ text }, { text }, { text, external_id: 'other' }]

    const first = await ada.import(lines)
    const second = await ada.import(lines)

    expect(second).toEqual(first)
    expect(new Set(first.map(({ doc_id }) => doc_id)).size).toBe(2)
    expect((await ada.call('listDocuments', {})).data).toHaveLength(2)
  })
})

function beginImport(url: string, key: string): ClientRequest {
  return request(`${url}/documents/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
  })
}

function send(sending: ClientRequest, line: object): void {
  sending.write(`${JSON.stringify(line)}\n`)
}

async function resultsIn(response: Response): Promise<readonly ImportResult[]> {
  const lines = (await response.text()).trim().split('\n')
  return lines.map((line) => ImportResult.parse(JSON.parse(line)))
}
