import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportFormats } from '../../src/contract/graph-export.ts'
import type { ApiClient } from '../support/api-client.ts'
import { arbitraryLibrary } from '../support/arbitrary-library.ts'
import { type ComposedService, composeService } from '../support/compose-service.ts'
import { filledGraph } from '../support/filled-graph.ts'
import { storageEngines } from '../support/open-test-storage.ts'
import { type ExportedEdge, readExport } from '../support/read-export.ts'

const runs = { numRuns: 6 }
type Format = (typeof exportFormats)[number]

describe.each(storageEngines)('the export of a graph on $name', ({ name }) => {
  let service: ComposedService

  beforeAll(async () => {
    service = await composeService(name)
  })
  afterAll(() => service[Symbol.asyncDispose]())

  test.each(exportFormats)(
    '%s has every relation once, between its nodes, and proves it',
    async (format) => {
      const property = fc.asyncProperty(arbitraryLibrary, async ({ documents }) => {
        const ada = await service.account()
        await filledGraph(ada, documents)
        const { graph_id, docIds } = await filledGraph(ada, documents)

        const { nodes, edges } = readExport[format](await exported(ada, graph_id, format))

        expect(edges.map(rowOf).sort()).toEqual((await storedRelations(docIds)).sort())
        if (format !== 'csv') expect([...nodes].sort()).toEqual(await storedNodes(graph_id))
        for (const { doc_id, start, end, sentence } of edges) {
          expect((await ada.text(doc_id)).slice(start, end)).toBe(sentence)
        }
      })
      await fc.assert(property, runs)
    },
  )

  test.each(exportFormats)('%s has nothing of documents that were deleted', async (format) => {
    const ada = await service.account()
    const texts = ['Ada Solberg founded Lind Yard.', 'Maren Brandt married Ada Solberg in Lucca.']
    const { graph_id, docIds } = await filledGraph(
      ada,
      texts.map((text) => ({ title: 'A', text })),
    )
    const [kept = '', deleted = ''] = docIds

    await ada.call('deleteDocument', { doc_id: deleted })

    const file = await exported(ada, graph_id, format)
    expect(file).toContain(kept)
    for (const word of [deleted, 'Maren', 'Lucca']) expect(file).not.toContain(word)
  })

  test('keeps every character that the format can hold', async () => {
    const ada = await service.account()
    const strange = '<a href=\'x\'>&amp;]]> "\\u0041\\" `b` ,;\t\r\n\u0085\u2028 \u0001 😀'
    const text = `Ada Solberg ${strange} founded Lind Yard.`
    const { graph_id } = await filledGraph(ada, [{ title: `A & B ${'"'}`, text }])

    for (const format of exportFormats) {
      const { edges } = readExport[format](await exported(ada, graph_id, format))

      expect(edges).not.toEqual([])
      for (const { doc_id, start, end, sentence } of edges) {
        const said = (await ada.text(doc_id)).slice(start, end)
        const isXml = format === 'graphml' || format === 'gexf'
        expect(sentence).toBe(isXml ? said.replaceAll('\u0001', '\ufffd') : said)
      }
    }
  })

  function storedNodes(graph_id: string): Promise<readonly string[]> {
    return service.storage.db
      .selectFrom('entities')
      .innerJoin('graphs', 'graphs.number', 'entities.graph')
      .innerJoin('corpora', (join) =>
        join
          .onRef('corpora.number', '=', 'entities.corpus')
          .onRef('corpora.account_id', '=', 'graphs.account_id'),
      )
      .select('entities.id')
      .where('graphs.id', '=', graph_id)
      .execute()
      .then((rows) => rows.map(({ id }) => id).sort())
  }

  async function storedRelations(docIds: readonly string[]): Promise<string[]> {
    const rows = await service.storage.db
      .selectFrom('relations')
      .innerJoin('chunks', (join) =>
        join
          .onRef('chunks.corpus', '=', 'relations.corpus')
          .onRef('chunks.number', '=', 'relations.chunk'),
      )
      .select(['subject_id as subject', 'predicate', 'object_id as object', 'doc_id'])
      .select(['sentence_start as start', 'sentence_end as end'])
      .where('doc_id', 'in', docIds)
      .execute()
    return rows.map(rowOf)
  }
})

async function exported(ada: ApiClient, graph_id: string, format: Format): Promise<string> {
  const response = await ada.send('exportGraph', { graph_id, format })
  expect(response.status).toBe(200)
  return response.text()
}

function rowOf(edge: Omit<ExportedEdge, 'sentence'>): string {
  const { subject, predicate, object, doc_id, start, end } = edge
  return [subject, predicate, object, doc_id, start, end].join(' | ')
}
