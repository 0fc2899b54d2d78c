import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import {
  type ArbitraryDocument,
  arbitraryLibrary,
  runsOn,
} from '../support/library/arbitrary-library.ts'
import { documentsIn, readOut, readOutInOwnNames } from '../support/library/read-out.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('evidence on $name', ({ name }) => {
  const runs = runsOn(name, 8)
  test.override({ engine: name })

  test('every quote, passage and sentence is exactly that range of its document', async ({
    service,
  }) => {
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents, question }) => {
      const ada = await service.account()
      await add(ada, documents)

      for (const { passages, answer } of await readOut(ada, question)) {
        const hops = answer.trace.paths.flatMap(({ hops }) => hops)
        const said = [
          ...answer.citations.map(({ quote, ...place }) => ({ ...place, said: quote })),
          ...passages.map(({ text, ...place }) => ({ ...place, said: text })),
          ...hops.map(({ sentence, ...place }) => ({ ...place, said: sentence })),
        ]
        for (const { doc_id, start, end, said: words } of said) {
          expect(words).not.toBe('')
          expect((await ada.text(doc_id)).slice(start, end)).toBe(words)
        }
      }
    })
    await fc.assert(property, runs)
  })

  test('so it is wherever in a long document, behind characters of any width', async ({
    service,
  }) => {
    const ada = await service.account()
    const towns = ['Norrvik', 'Halvorsen', 'Ellery', 'Solberg', 'Tamsin', 'Quillon']
    const filler = 'The harbour 😀 kept its own calendar of tides and market days, as harbours do. '
    const chapters = towns.map(
      (town, number) =>
        `## Chapter ${number}\n\n${filler.repeat(40)}\n\nThe lighthouse of ${town} was painted by Ada ${town}son in ${1900 + number}.\n`,
    )
    const { doc_id } = await ada.call('addDocument', { text: chapters.join('\n') })
    const text = await ada.text(doc_id)

    const starts: number[] = []
    for (const town of towns)
      for (const { passages, answer } of await readOut(
        ada,
        `Who painted the lighthouse of ${town}?`,
      )) {
        const hops = answer.trace.paths.flatMap((path) => path.hops)
        for (const { start, end, ...said } of [...answer.citations, ...passages, ...hops]) {
          const words = 'quote' in said ? said.quote : 'text' in said ? said.text : said.sentence
          expect(text.slice(start, end)).toBe(words)
        }
        starts.push(...answer.citations.map(({ start }) => start))
      }

    expect(starts.filter((start) => start > 3_000).length).toBeGreaterThan(10)
  })

  test('outside the graph asked for, nothing is read, and nothing there matters', async ({
    service,
  }) => {
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents, question }) => {
      const ada = await service.account()
      const { graph_id: here } = await ada.call('createGraph', { name: 'here' })
      const { graph_id: there } = await ada.call('createGraph', { name: 'there' })
      const inside: string[] = []
      for (const document of documents) {
        const ids = await add(ada, [document], document.elsewhere ? there : here)
        if (!document.elsewhere) inside.push(...ids)
      }
      const targets = { target_graph_id: here }

      const before = await readOut(ada, question, targets)
      await ada.call('deleteGraph', { graph_id: there })
      await add(ada, documents)
      const after = await readOut(ada, question, targets)

      expect(after).toEqual(before)
      for (const read of before) {
        for (const docId of documentsIn(read)) expect(inside).toContain(docId)
      }
    })
    await fc.assert(property, runs)
  })

  test('outside the document asked for, nothing is read, and nothing there matters', async ({
    service,
  }) => {
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents, question }) => {
      const ada = await service.account()
      const ids = await add(ada, documents)
      const [target_doc_id = '', ...others] = ids

      const before = await readOut(ada, question, { target_doc_id })
      for (const doc_id of others) await ada.call('deleteDocument', { doc_id })
      await ada.call('addDocument', { title: question, text: question })
      const after = await readOut(ada, question, { target_doc_id })

      expect(after).toEqual(before)
      for (const read of before) {
        for (const docId of documentsIn(read)) expect(docId).toBe(target_doc_id)
      }
    })
    // In another language than the question, which each of these documents may be taken for.
    const text = 'Čeněk Ŵright founded Čeněk Ŵright. '
    const documents = [
      { title: 'Čeněk Ŵright', text, elsewhere: false, external_id: 'document 0' },
      { text, elsewhere: true, external_id: 'document 1' },
    ]
    const question = 'Ada 𠮷田 designed Bóðvar Solberg'
    await fc.assert(property, { ...runs, examples: [[{ documents, question }]] })
  })

  test('what other accounts have changes nothing', async ({ service }) => {
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents, question }) => {
      const [ada, bob] = [await service.account(), await service.account()]
      const own = await add(
        ada,
        documents.filter(({ elsewhere }) => !elsewhere),
      )

      const alone = await readOut(ada, question)
      const foreign = await add(bob, documents)
      const together = await readOut(ada, question)
      for (const doc_id of foreign) await bob.call('deleteDocument', { doc_id })

      expect(together).toEqual(alone)
      expect(await readOut(ada, question)).toEqual(alone)
      for (const read of alone) {
        for (const docId of documentsIn(read)) expect(own).toContain(docId)
      }
    })
    await fc.assert(property, runs)
  })

  test('a document that was deleted might as well never have been there', async ({ service }) => {
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents, question }) => {
      const [forgetful, innocent] = [await service.account(), await service.account()]
      const ids = await add(forgetful, documents)
      for (const [index, doc_id] of ids.entries()) {
        if (documents[index]?.elsewhere) await forgetful.call('deleteDocument', { doc_id })
      }
      await add(
        innocent,
        documents.filter(({ elsewhere }) => !elsewhere),
      )

      expect(await readOutInOwnNames(forgetful, question)).toEqual(
        await readOutInOwnNames(innocent, question),
      )
      expect(await counts(forgetful)).toEqual(await counts(innocent))
    })
    await fc.assert(property, runs)
  })
})

async function add(
  ada: ApiClient,
  documents: readonly ArbitraryDocument[],
  graphId?: string,
): Promise<readonly string[]> {
  const lines = documents.map(({ elsewhere: _, ...line }) => line)
  const results = await ada.import(lines, graphId)
  return results.map(({ doc_id, error }) => {
    if (doc_id === undefined) throw new Error(`Not imported: ${error?.message}`)
    return doc_id
  })
}

async function counts(ada: ApiClient): Promise<unknown> {
  const { data } = await ada.call('listGraphs', {})
  return data.map(({ name, documents, nodes, edges }) => ({ name, documents, nodes, edges }))
}
