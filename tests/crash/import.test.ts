import { describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import type { ImportResult } from '../../src/contract/documents/document-import.ts'
import type { Document } from '../../src/contract/documents/documents.ts'
import { expectIndexWhole } from '../storage/expect-index-whole.ts'
import { places } from '../support/service/fresh-place.ts'
import { generatedDocument } from './generated-documents.ts'
import { ServerThatDies } from './server-that-dies.ts'

const documents = Array.from({ length: 90 }, (_, index) => generatedDocument(index))
const lines = documents.map(({ title, external_id, text }) => ({ title, external_id, text }))
const deaths = 2
/** Each life is sent so many more than the one before, and none of those that die is sent all. */
const linesOfLife = 30

describe.each(places)('a server on $name that is killed while it imports', ({ fresh }) => {
  test('has all that it acknowledged, and nothing by halves', async () => {
    await using server = await ServerThatDies.start(fresh)
    const { key } = await server.service.createAccount()
    const acknowledged = new Map<string, string>()

    for (let death = 1; death <= deaths; death++) {
      const results = await importUntilDeath(server, key, {
        sent: lines.slice(0, death * linesOfLife),
        acknowledgedMin: acknowledged.size + 1,
      })
      for (const { line, doc_id } of results)
        if (doc_id !== undefined) acknowledged.set(documents[line - 1]?.external_id ?? '', doc_id)
      await server.startAgain()
      await expectIndexWhole(server.storage)
    }
    const client = new ApiClient(server.service.url, { key })
    const listed = await listAll(client)
    expect(listed.length).toBeLessThan(lines.length)
    await expectWhole(client, listed)
    const ids = idsOf(listed)
    expect(ids).toMatchObject(Object.fromEntries(acknowledged))

    // The same import again adds what is missing, and nothing twice.
    const results = await client.import(lines)
    const complete = await listAll(client)
    expect(results.map(({ status }) => status)).toEqual(lines.map(() => 'ready'))
    expect(complete).toHaveLength(lines.length)
    expect(idsOf(complete)).toMatchObject(ids)
    await expectWhole(
      client,
      complete.filter(({ doc_id }) => !listed.some((document) => document.doc_id === doc_id)),
    )
    await expectIndexWhole(server.storage)
  })
})

/** Kills the server once so many lines are acknowledged; all lines that were, in the end. */
async function importUntilDeath(
  server: ServerThatDies,
  key: string,
  { sent, acknowledgedMin }: { sent: typeof lines; acknowledgedMin: number },
): Promise<ImportResult[]> {
  const response = await server.service.request('/documents/import', {
    method: 'POST',
    key,
    headers: { 'content-type': 'application/x-ndjson' },
    body: sent.map((line) => JSON.stringify(line)).join('\n'),
  })
  let received = ''
  try {
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received += text
      if (received.split('\n').length > acknowledgedMin) await server.die()
    }
  } catch (error) {
    // The connection breaks when the server dies.
    if (!(error instanceof TypeError)) throw error
  }
  const whole = received.slice(0, received.lastIndexOf('\n') + 1)
  return whole.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
}

async function listAll(client: ApiClient): Promise<Document[]> {
  const all: Document[] = []
  for (;;) {
    const after = all.at(-1)?.doc_id
    const page = await client.call('listDocuments', {
      limit: 100,
      ...(after !== undefined && { starting_after: after }),
    })
    all.push(...page.data)
    if (!page.has_more) return all
  }
}

function idsOf(listed: readonly Document[]): Record<string, string> {
  return Object.fromEntries(listed.map(({ external_id, doc_id }) => [external_id, doc_id]))
}

async function expectWhole(client: ApiClient, listed: readonly Document[]): Promise<void> {
  for (const { doc_id, external_id, status } of listed) {
    const source = documents.find((document) => document.external_id === external_id)
    expect(status).toBe('ready')
    expect(await client.text(doc_id)).toBe(source?.text)
    const { passages } = await client.call('searchDocuments', {
      query: source?.word ?? '',
      engine: 'rag',
      limit: 3,
    })
    expect(passages.map((passage) => passage.doc_id)).toEqual([doc_id])
  }
}
