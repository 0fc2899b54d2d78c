import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { type ImportDocument, ImportResult } from '../../src/contract/documents/document-import.ts'
import type { Service } from '../../tests/support/service/start-service.ts'

/**
 * Imports with one request, whose lines are made only as the service takes them and whose answers are forgotten once
 * they are checked. Resolves, when all can be found, with the ids of the documents.
 */
export async function importStream(
  service: Service,
  key: string,
  documents: Iterable<ImportDocument>,
): Promise<readonly string[]> {
  const response = await service.request('/documents/import', {
    key,
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(pieces(documents))),
    duplex: 'half',
  })
  if (!response.ok || !response.body) throw new Error(`The import answered ${response.status}`)
  const docIds: string[] = []
  for await (const line of createInterface(Readable.fromWeb(response.body))) {
    const { status, doc_id } = ImportResult.parse(JSON.parse(line))
    if (status !== 'ready' || doc_id === undefined) throw new Error(`Not imported: ${line}`)
    docIds.push(doc_id)
  }
  return docIds
}

const pieceLengthMax = 64 * 1024

function* pieces(documents: Iterable<ImportDocument>): Generator<Buffer> {
  let piece = ''
  for (const document of documents) {
    piece += `${JSON.stringify(document)}\n`
    if (piece.length < pieceLengthMax) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}
