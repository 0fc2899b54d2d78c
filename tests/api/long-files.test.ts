import { describe, expect, vi } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import { Document } from '../../src/contract/documents/documents.ts'
import { ProblemBody } from '../../src/contract/problems/problem.ts'
import { scanOfLines } from '../support/library/pictures.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const inBackground = { prefer: 'respond-async' }

describe.each(storageEngines)('files that take long to read, on $name', ({ name }) => {
  test.override({ engine: name })

  test('a file without text has failed with the reason that a waiting call is told', async ({
    ada,
  }) => {
    const empty = await scanOfLines([' '])

    const waiting = await refused(ada, empty)
    const { error } = ProblemBody.parse(await waiting.json())
    expect([waiting.status, error.code]).toEqual([422, 'unprocessable_document'])
    expect((await ada.call('listDocuments', {})).data).toEqual([])

    const { doc_id } = await sent(ada, empty)
    await over(ada, doc_id)
    expect((await ada.call('listDocuments', {})).data).toMatchObject([
      { doc_id, status: 'failed', failure: error.message, characters: 0 },
    ])
    const file = await ada.send('getDocumentContent', { doc_id, format: 'original' })
    expect(await file.text()).toBe('')
    await ada.call('deleteDocument', { doc_id })
    expect((await ada.call('listDocuments', {})).data).toEqual([])
  })

  test('a scan that is deleted is read no further, and one of others is read before it', async ({
    ada,
    service,
  }) => {
    const eve = await service.account()
    const long = await scanOfLines(Array.from({ length: 12 }, (_, page) => `Page ${page} of many.`))

    const { doc_id } = await sent(ada, long)
    const again = await sent(ada, long)
    expect(again.doc_id).toBe(doc_id)
    const short = await sent(eve, await scanOfLines(['The ferry of Marenholm is late.']))
    expect((await over(eve, short.doc_id)).status).toBe('ready')
    const now = () => ada.call('getDocument', { doc_id })
    await expect.poll(now).toMatchObject({ status: 'indexing', reading: { pages: 12 } })

    await ada.call('deleteDocument', { doc_id })
    expect((await ada.refusal('getDocument', { doc_id })).status).toBe(404)
    expect((await sent(ada, long)).doc_id).not.toBe(doc_id)
    const wish = { external_id: 'late', replace: 'true' }
    const first = await ada.call('addDocument', { text: 'It is late.', external_id: 'late' })
    const replacing = await sent(ada, await scanOfLines(['The ferry is late again.']), wish)
    expect((await over(ada, replacing.doc_id)).status).toBe('ready')
    expect((await ada.refusal('getDocument', { doc_id: first.doc_id })).status).toBe(404)
  })

  test('a repeated call has the document of the first, whether or not it waits', async ({
    ada,
  }) => {
    const scan = await scanOfLines(['The ferry of Calderwick leaves at noon.'])
    const headers = { ...inBackground, 'idempotency-key': 'a-scan' }

    const first = await ada.sendFile(scan, 'ferry.pdf', {}, headers)
    const { doc_id } = Document.parse(await first.json())
    const replayed = await ada.sendFile(scan, 'ferry.pdf', {}, headers)
    const waiting = await read(ada, scan, 'ferry.pdf')

    expect([first.status, replayed.status, waiting.status]).toEqual([202, 202, 201])
    expect(replayed.headers.get('idempotent-replayed')).toBe('true')
    for (const one of [replayed, waiting])
      expect(Document.parse(await one.json()).doc_id).toBe(doc_id)
    // Under another name it is another upload, and turns out to be the same document if its title is the same.
    const titled = await read(ada, scan, 'copy.pdf', { title: 'ferry' })
    const other = Document.parse(await titled.json())
    const named = await sent(ada, scan, { title: 'ferry' })
    expect(await over(ada, named.doc_id)).toMatchObject({
      status: 'failed',
      metadata: { duplicate_of: other.doc_id },
    })
  })
})

async function sent(client: ApiClient, bytes: Buffer, fields = {}): Promise<Document> {
  const response = await client.sendFile(bytes, 'scan.pdf', fields, inBackground)
  const document = Document.parse(await response.json())
  expect([response.status, document.status]).toEqual([202, 'indexing'])
  return document
}

/** The answer of a call that waits until a file is read. On a busy machine that takes longer, and it is sent again. */
async function read(
  client: ApiClient,
  bytes: Buffer,
  name: string,
  fields = {},
): Promise<Response> {
  for (;;) {
    const response = await client.sendFile(bytes, name, fields)
    if (response.status !== 202) return response
  }
}

/** The refusal of a file by a call that waits. On a busy machine that takes longer than a call does, and is sent again. */
async function refused(client: ApiClient, bytes: Buffer): Promise<Response> {
  const told = new Set<string>()
  for (;;) {
    const response = await client.sendFile(bytes, 'empty.pdf')
    if (response.status === 202) {
      told.add(Document.parse(await response.json()).doc_id)
      continue
    }
    // The one of a call that did not wait long enough stays.
    for (const doc_id of told) await client.send('deleteDocument', { doc_id })
    return response
  }
}

async function over(client: ApiClient, doc_id: string): Promise<Document> {
  return vi.waitUntil(
    async () => {
      const document = await client.call('getDocument', { doc_id })
      return document.status !== 'indexing' && document
    },
    { timeout: 100_000, interval: 50 },
  )
}
