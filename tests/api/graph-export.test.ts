import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import { exportFormats } from '../../src/contract/graphs/graph-export.ts'
import { arbitraryLibrary, runsOn } from '../support/library/arbitrary-library.ts'
import { filledGraph } from '../support/library/filled-graph.ts'
import { type ExportedEdge, readExport } from '../support/library/read-export.ts'
import { nodesOf, readFeatures, relationsOf } from '../support/library/read-features.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

type Format = (typeof exportFormats)[number]

describe.each(storageEngines)('the export of a graph on $name', ({ name }) => {
  const runs = runsOn(name, 6)
  test.override({ engine: name })

  test('every format has every relation once, between its nodes, and proves it', async ({
    service,
  }) => {
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents }) => {
      const ada = await service.account()
      await filledGraph(ada, documents)
      const { graph_id } = await filledGraph(ada, documents)
      const chunks = await readFeatures(service.storage, graph_id)

      for (const format of exportFormats) {
        const { nodes, edges } = readExport[format](await exported(ada, graph_id, format))

        expect(edges.map(rowOf), format).toEqual(relationsOf(chunks).map(rowOf))
        const ids = nodesOf(chunks).map(({ node_id }) => node_id)
        if (format !== 'csv') expect(nodes, format).toEqual(ids)
        for (const { doc_id, start, end, sentence } of edges) {
          expect((await ada.text(doc_id)).slice(start, end), format).toBe(sentence)
        }
      }
    })
    await fc.assert(property, runs)
  })

  test('csv has nothing that a spreadsheet would take for a formula', async ({ service }) => {
    const ada = await service.account()
    const text = '=2+5 says Ada Solberg founded Lind Yard.'
    const { graph_id } = await filledGraph(ada, [{ title: '=HYPERLINK("http://evil")', text }])

    const file = await exported(ada, graph_id, 'csv')

    expect(file).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(file).not.toMatch(/"[=+@-]/)
  })

  test.for(exportFormats)(
    '%s has nothing of documents that were deleted',
    async (format, { service }) => {
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
    },
  )

  test('every edge is between nodes of the file, also while documents come and go', async ({
    service,
  }) => {
    const ada = await service.account()
    const documents = Array.from({ length: 150 }, (_, index) => marriage(index))
    const { graph_id, docIds } = await filledGraph(ada, documents)
    const changes = (async () => {
      for (const [index, doc_id] of docIds.slice(0, 40).entries()) {
        await ada.call('deleteDocument', { doc_id })
        await ada.import([marriage(1000 + index)], graph_id)
      }
    })()

    for (let round = 0; round < 10; round++) {
      const { nodes, edges } = readExport.json(await exported(ada, graph_id, 'json'))

      const known = new Set(nodes)
      expect(edges.length).toBeGreaterThan(100)
      expect(edges.filter((edge) => !known.has(edge.subject) || !known.has(edge.object))).toEqual(
        [],
      )
    }
    await changes
  })

  test('keeps every character that the format can hold', async ({ service }) => {
    const ada = await service.account()
    const strange = '<a href=\'x\'>&amp;]]> "\\u0041\\" `b` ,;\t\r\n\u0085\u2028 \u0001 😀'
    const text = `Ada Solberg founded Lind Yard ${strange} in Lucca.`
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
})

async function exported(ada: ApiClient, graph_id: string, format: Format): Promise<string> {
  const response = await ada.send('exportGraph', { graph_id, format })
  expect(response.status).toBe(200)
  return response.text()
}

const syllables = ['Ba', 'Ke', 'Li', 'Mo', 'Ru', 'Sa', 'To', 'Va', 'Wi', 'Zu']

/** Some of those who marry are the same in several documents. */
function marriage(index: number): { text: string } {
  const nameOf = (number: number) =>
    [...String(number)].map((digit) => `${syllables[Number(digit)]}ren`).join(' ')
  return { text: `It was ${nameOf(index)} who married ${nameOf(2000 + (index % 7))} in Lucca.` }
}

function rowOf(edge: Omit<ExportedEdge, 'sentence'>): string {
  const { subject, predicate, object, doc_id, start, end } = edge
  return [subject, predicate, object, doc_id, start, end].join(' | ')
}
