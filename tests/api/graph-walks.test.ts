import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import type { Fact } from '../../src/contract/graphs/graph-nodes.ts'
import { arbitraryLibrary, runsOn } from '../support/library/arbitrary-library.ts'
import { filledGraph } from '../support/library/filled-graph.ts'
import { neighboursOf, readFeatures } from '../support/library/read-features.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('walks through a graph on $name', ({ name }) => {
  const runs = runsOn(name, 6)
  test.override({ engine: name })

  test('a neighborhood has the node first, and edges between its nodes that documents prove', async ({
    service,
  }) => {
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents }) => {
      const ada = await service.account()
      const { graph_id } = await filledGraph(ada, documents)

      for (const node_id of await nodeIds(ada, graph_id)) {
        const near = await ada.call('getNeighborhood', { graph_id, node_id })
        const far = await ada.call('getNeighborhood', { graph_id, node_id, depth: 2, limit: 4 })

        for (const { nodes, edges } of [near, far]) {
          const ids = nodes.map((node) => node.node_id)
          expect(ids[0]).toBe(node_id)
          expect(new Set(ids).size).toBe(ids.length)
          for (const edge of edges) {
            expect(ids).toContain(edge.subject.node_id)
            expect(ids).toContain(edge.object.node_id)
            await expectProven(ada, edge)
          }
        }
        for (const edge of near.edges) expect(endsOf(edge)).toContain(node_id)
        expect(far.nodes.length).toBeLessThanOrEqual(4)
      }
    })
    await fc.assert(property, runs)
  })

  test('a neighborhood has every node that a relation or a sentence leads to', async ({
    service,
  }) => {
    // These are in one sentence, which relates none of them.
    const listing = { text: 'There came Ada Solberg, Zoë Øst, Maren Brandt.' }
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents }) => {
      const ada = await service.account()
      const { graph_id } = await filledGraph(ada, [...documents, listing])
      const chunks = await readFeatures(service.storage, graph_id)

      for (const node_id of await nodeIds(ada, graph_id)) {
        const around = await ada.call('getNeighborhood', { graph_id, node_id, limit: 100 })
        const two = await ada.call('getNeighborhood', { graph_id, node_id, limit: 2 })

        const [, ...near] = around.nodes.map((node) => node.node_id)
        expect(new Set(near)).toEqual(neighboursOf(chunks, node_id))
        expect([around.complete, two.complete]).toEqual([true, near.length <= 1])
      }
    })
    await fc.assert(property, runs)
  })

  test('paths are the shortest that there are, each step proven', async ({ service }) => {
    const property = fc.asyncProperty(arbitraryLibrary, async ({ documents }) => {
      const ada = await service.account()
      const { graph_id } = await filledGraph(ada, documents)
      const ids = await nodeIds(ada, graph_id)
      const neighbours = new Map<string, Set<string>>()
      for (const node_id of ids) {
        const { edges } = await ada.call('getNeighborhood', { graph_id, node_id, limit: 100 })
        neighbours.set(node_id, new Set(edges.flatMap(endsOf)))
      }

      const [from = ''] = ids
      const distances = distancesFrom(from, neighbours)
      for (const to of ids) {
        const { paths, complete } = await ada.call('findPaths', { graph_id, from, to, hops_max: 6 })

        expect(complete).toBe(true)
        expect(paths.length > 0).toBe((distances.get(to) ?? Infinity) <= 6)
        for (const { nodes, hops } of paths) {
          expect(hops).toHaveLength(distances.get(to) ?? -1)
          expect([nodes[0]?.node_id, nodes.at(-1)?.node_id]).toEqual([from, to])
          for (const [index, hop] of hops.entries()) {
            const step = [nodes[index]?.node_id, nodes[index + 1]?.node_id]
            expect(endsOf(hop).sort()).toEqual(step.sort())
            await expectProven(ada, hop)
          }
        }
      }
    })
    await fc.assert(property, runs)
  })

  test('there are no paths to what is no node of the graph', async ({ service }) => {
    const [ada, bob] = [await service.account(), await service.account()]
    const text = 'Ada Solberg founded Halvorsen Yard.'
    const { graph_id } = await filledGraph(ada, [{ text }])
    const foreign = await filledGraph(bob, [{ text: 'Zoë Øst sailed to Lucca.' }])
    const [own = ''] = await nodeIds(ada, graph_id)
    const [his = ''] = await nodeIds(bob, foreign.graph_id)

    for (const [from, to] of [
      [own, his],
      [his, own],
    ] as const) {
      const { status, problem } = await ada.refusal('findPaths', { graph_id, from, to })
      expect([status, problem.code, problem.param]).toEqual([
        404,
        'not_found',
        from === own ? 'to' : 'from',
      ])
    }
  })
})

async function nodeIds(ada: ApiClient, graph_id: string): Promise<readonly string[]> {
  const { data } = await ada.call('listNodes', { graph_id, limit: 100 })
  return data.map(({ node_id }) => node_id)
}

async function expectProven(ada: ApiClient, fact: Fact): Promise<void> {
  const { doc_id, start, end, sentence } = fact
  expect(sentence).not.toBe('')
  expect((await ada.text(doc_id)).slice(start, end)).toBe(sentence)
}

function endsOf({ subject, object }: Fact): string[] {
  return [subject.node_id, object.node_id]
}

/** Breadth first, the plain way. */
function distancesFrom(
  origin: string,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, number> {
  const distances = new Map([[origin, 0]])
  for (const [id, distance] of distances) {
    for (const next of neighbours.get(id) ?? []) {
      if (!distances.has(next)) distances.set(next, distance + 1)
    }
  }
  return distances
}
