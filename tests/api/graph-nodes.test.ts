import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import { refusalOf } from '../../src/client/refused.ts'
import type { Fact, GraphNode } from '../../src/contract/graphs/graph-nodes.ts'
import { arbitraryLibrary, runsOn } from '../support/library/arbitrary-library.ts'
import { filledGraph } from '../support/library/filled-graph.ts'
import { nodesOf, readFeatures, relationsOf } from '../support/library/read-features.ts'
import type { ComposedService } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('the nodes of a graph on $name', ({ name }) => {
  const runs = runsOn(name, 8)
  test.override({ engine: name })

  test('each sentence of a node is exactly that range of a document of the graph', async ({
    service,
  }) => {
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents }) => {
      const ada = await service.account()
      const { graph_id, docIds } = await filledGraph(ada, documents)

      for (const { node_id, name, mentions } of await allNodes(ada, graph_id)) {
        const node = await ada.call('getNode', { graph_id, node_id, limit: 100 })
        expect(node.sentences.length > 0).toBe(mentions > 0)
        expect(name).not.toBe('')
        for (const { doc_id, start, end, sentence } of [...node.facts, ...node.sentences]) {
          expect(docIds).toContain(doc_id)
          expect(sentence).not.toBe('')
          expect((await ada.text(doc_id)).slice(start, end)).toBe(sentence)
        }
        for (const { subject, object } of node.facts) {
          expect([subject.node_id, object.node_id]).toContain(node_id)
        }
      }
    })
    await fc.assert(property, runs)
  })

  test('a list of nodes goes on after a cursor of its graph, and after nothing else', async ({
    service,
  }) => {
    const ada = await service.account()
    const document = { text: 'Goethe wrote Faust. Ada Lovelace met Charles Babbage.' }
    const { graph_id } = await filledGraph(ada, [document])
    const other = await filledGraph(ada, [document])
    const first = await ada.call('listNodes', { graph_id, limit: 1 })
    const cursor = first.next_cursor ?? ''

    const rest = await ada.call('listNodes', { graph_id, limit: 100, starting_after: cursor })

    const all = await ada.call('listNodes', { graph_id, limit: 100 })
    expect([...first.data, ...rest.data]).toEqual(all.data)
    const [id = ''] = cursor.split('.')
    for (const starting_after of ['garbage', '', id, `${id}.`, `${cursor}x`]) {
      const refused = await refusalOf(await ada.send('listNodes', { graph_id, starting_after }))
      expect(refused).toMatchObject({ status: 400, problem: { param: 'starting_after' } })
    }
    const elsewhere = { graph_id: other.graph_id, starting_after: cursor }
    expect(await refusalOf(await ada.send('listNodes', elsewhere))).toMatchObject({ status: 400 })
  })

  test('nodes are what the chunks have, and their facts are what the chunks say of them, in order', async ({
    service,
  }) => {
    const limit = fc.integer({ min: 1, max: 8 })
    const property = fc.asyncProperty(arbitraryLibrary, limit, async ({ documents }, limit) => {
      const ada = await service.account()
      const { graph_id } = await filledGraph(ada, documents)

      const nodes = await allNodes(ada, graph_id)

      const chunks = await readFeatures(service.storage, graph_id)
      expect(nodes).toEqual(nodesOf(chunks).map(({ key: _, ...node }) => node))
      expect((await ada.call('getGraph', { graph_id })).nodes).toBe(nodes.length)
      expect((await ada.call('getGraphMap', { graph_id })).nodes_total).toBe(nodes.length)
      for (const { node_id } of nodes) {
        const { facts } = await ada.call('getNode', { graph_id, node_id, limit })
        const said = relationsOf(chunks).filter(
          ({ subject, object }) => subject === node_id || object === node_id,
        )
        expect(facts.map(saidOf)).toEqual(said.slice(0, limit))
      }
    })
    await fc.assert(property, runs)
  })

  test('pages hold every node once, whatever their size', async ({ service }) => {
    const size = fc.integer({ min: 1, max: 5 })
    const property = fc.asyncProperty(arbitraryLibrary, size, async ({ documents }, limit) => {
      const ada = await service.account()
      const { graph_id } = await filledGraph(ada, documents)

      const nodes = await allNodes(ada, graph_id)

      expect(nodes).not.toEqual([])
      expect(await allNodes(ada, graph_id, { limit })).toEqual(nodes)
      const ids = nodes.map(({ node_id }) => node_id)
      expect(new Set(ids).size).toBe(ids.length)
    })
    await fc.assert(property, runs)
  })

  test('a node is found by words of its name, of which the last may be cut short', async ({
    service,
  }) => {
    const ada = await service.account()
    const text = 'Zoë Øst founded the yard. Mats Halvorsen married Zoë Øst in Lucca.'
    const { graph_id } = await filledGraph(ada, [{ title: 'The yard', text }])
    const found = async (q: string) =>
      (await allNodes(ada, graph_id, { q })).map(({ name }) => name)

    for (const q of ['zo', 'ZOË', 'zoe ost', 'Øst', 'os'])
      expect(await found(q)).toEqual(['Zoë Øst'])
    for (const q of ['oe', 'ost zoe', 'zoe lucca', '%', '!!', 'halv x'])
      expect(await found(q)).toEqual([])
    expect(await found('')).toEqual(expect.arrayContaining(['Lucca', 'Mats Halvorsen', 'Zoë Øst']))
  })

  type End = (ada: ApiClient, doc_id: string, service: ComposedService) => Promise<unknown>
  const ends: Readonly<Record<string, End>> = {
    'that was deleted': (ada, doc_id) => ada.call('deleteDocument', { doc_id }),
    'that is not ready': (_, doc_id, { storage }) => {
      const change = storage.db.updateTable('documents').set({ status: 'indexing' })
      return change.where('id', '=', doc_id).execute()
    },
  }
  test.for(Object.entries(ends))(
    'nothing is there that only a document says %s',
    async ([_, end], { service }) => {
      const property = fc.asyncProperty(arbitraryLibrary, async ({ documents }) => {
        const [forgetful, innocent] = [await service.account(), await service.account()]
        const full = await filledGraph(forgetful, documents)
        for (const [index, doc_id] of full.docIds.entries()) {
          if (documents[index]?.elsewhere) await end(forgetful, doc_id, service)
        }
        const small = await filledGraph(
          innocent,
          documents.filter(({ elsewhere }) => !elsewhere),
        )

        const nodes = (await allNodes(innocent, small.graph_id)).map(withoutId)
        for (const limit of [100, 1]) {
          const rest = await allNodes(forgetful, full.graph_id, { limit })
          expect(rest.map(withoutId)).toEqual(nodes)
        }
      })
      await fc.assert(property, runs)
    },
  )
})

async function allNodes(
  ada: ApiClient,
  graph_id: string,
  wanted: { q?: string; limit?: number } = {},
): Promise<readonly GraphNode[]> {
  const nodes: GraphNode[] = []
  let starting_after: string | null | undefined
  do {
    const page = { limit: 100, ...wanted, ...(starting_after && { starting_after }) }
    const { data, next_cursor } = await ada.call('listNodes', { graph_id, ...page })
    nodes.push(...data)
    starting_after = next_cursor
  } while (starting_after)
  return nodes
}

/** An entity's id depends on its graph. */
function withoutId({ node_id: _, ...node }: GraphNode) {
  return node
}

function saidOf({ subject, predicate, object, doc_id, start, end }: Fact) {
  return { subject: subject.node_id, predicate, object: object.node_id, doc_id, start, end }
}
