import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import type { Community } from '../../src/contract/graphs/graph-communities.ts'
import { arbitraryLibrary } from '../support/library/arbitrary-library.ts'
import { exampleFiles } from '../support/library/example-library.ts'
import { filledGraph } from '../support/library/filled-graph.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const yard = [
  'Ada Solberg founded Halvorsen Yard in Lucca. Halvorsen Yard built the Glass Heron.',
  'Ada Solberg sailed the Glass Heron from Halvorsen Yard to Lucca.',
  'In Lucca, Ada Solberg sold Halvorsen Yard after the Glass Heron sank.',
].map((text, index) => ({ title: `Yard ${index}`, text }))
const sky = [
  'Zoë Brandt found Comet Teasel above Mount Arvo. Mount Arvo has the Sela Telescope.',
  'With the Sela Telescope on Mount Arvo, Zoë Brandt measured Comet Teasel.',
].map((text, index) => ({ title: `Sky ${index}`, text }))

type Written = { readonly title?: string; readonly text: string }

describe.each(storageEngines)('the communities of a graph on $name', ({ name }) => {
  const numRuns = name === 'sqlite' ? 8 : 4
  test.override({ engine: name })

  test('they are made of nodes, facts and exact sentences of the graph', async ({ service }) => {
    // Not every library has a community: this one has two, so that the property is never about nothing.
    let found = 0
    const known = [...yard, ...sky]
    const libraries = arbitraryLibrary.map(({ documents }): readonly Written[] => documents)
    const property = fc.asyncProperty(libraries, async (documents) => {
      const ada = await service.account()
      const { graph_id, docIds } = await filledGraph(ada, documents)

      const communities = await allCommunities(ada, graph_id)

      found += communities.length
      const ids = communities.map(({ community_id }) => community_id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { title, members, nodes, documents, summary, facts } of communities) {
        expect(title).not.toBe('')
        expect(summary).not.toEqual([])
        expect(members.length).toBeLessThanOrEqual(nodes)
        expect(documents).toBeLessThanOrEqual(docIds.length)
        for (const { node_id, name } of members) {
          expect((await ada.call('getNode', { graph_id, node_id })).name).toBe(name)
        }
        for (const { doc_id, start, end, sentence } of [...summary, ...facts]) {
          expect(docIds).toContain(doc_id)
          expect(sentence).not.toBe('')
          expect((await ada.text(doc_id)).slice(start, end)).toBe(sentence)
        }
      }
      const all = communities.flatMap(({ members }) => members.map(({ node_id }) => node_id))
      expect(new Set(all).size).toBe(all.length)
    })
    await fc.assert(property, { numRuns, examples: [[known]] })
    expect(found).toBeGreaterThan(0)
  })

  test('what no sentence connects is apart', async ({ service }) => {
    const ada = await service.account()
    const { graph_id, docIds } = await filledGraph(ada, [...yard, ...sky])

    const communities = await allCommunities(ada, graph_id)

    expect(communities.map(namesOf)).toEqual([
      ['Ada Solberg', 'Glass Heron', 'Halvorsen Yard', 'Lucca'],
      ['Comet Teasel', 'Mount Arvo', 'Sela Telescope', 'Zoë Brandt'],
    ])
    expect(communities.map(sourcesOf)).toEqual([docIds.slice(0, 3).sort(), docIds.slice(3).sort()])
    for (const { title, members } of communities) expect(title).toContain(members[0]?.name)
  })

  test('the same documents have the same, in whatever order they came', async ({ service }) => {
    const ada = await service.account()
    const examples = (await exampleFiles()).map(({ bytes }) => Buffer.from(bytes).toString())
    const documents = [...yard, ...sky, ...examples.map((text) => ({ text }))]
    const toldOf = async (ordered: typeof documents) => {
      const { graph_id } = await filledGraph(ada, ordered)
      const told = (await allCommunities(ada, graph_id)).map(withoutIds)
      return told.sort((x, y) => (x.title < y.title ? -1 : 1))
    }
    const expected = await toldOf(documents)
    expect(expected.length).toBeGreaterThan(2)

    const order = fc.shuffledSubarray(documents, { minLength: documents.length })
    const property = fc.asyncProperty(order, async (ordered) => {
      expect(await toldOf(ordered)).toEqual(expected)
    })
    await fc.assert(property, { numRuns: 4, endOnFailure: true })
  })

  test('they follow every document that comes and goes', async ({ service }) => {
    const ada = await service.account()
    const { graph_id } = await filledGraph(ada, yard)
    const before = await allCommunities(ada, graph_id)
    const added: string[] = []
    for (const document of sky) {
      const { doc_id } = await ada.call('addDocument', { graph_id, ...document })
      added.push(doc_id)
    }
    expect(await allCommunities(ada, graph_id)).toHaveLength(before.length + 1)

    for (const doc_id of added) await ada.call('deleteDocument', { doc_id })

    expect(await allCommunities(ada, graph_id)).toEqual(before)
  })

  test('a document that is not ready is not in them', async ({ service }) => {
    const ada = await service.account()
    const { graph_id, docIds } = await filledGraph(ada, [...yard, ...sky])
    expect(await allCommunities(ada, graph_id)).toHaveLength(2)

    const change = service.storage.db.updateTable('documents').set({ status: 'removing' })
    await change.where('id', '=', docIds.at(-1) ?? '').execute()

    const left = await allCommunities(ada, graph_id)
    expect(left.map(sourcesOf)).toEqual([docIds.slice(0, 3).sort()])
  })

  test('nothing of another graph or account is in them', async ({ service }) => {
    const [ada, bob] = [await service.account(), await service.account()]
    const { graph_id } = await filledGraph(ada, yard)
    const alone = await allCommunities(ada, graph_id)
    const empty = await ada.call('createGraph', { name: 'empty' })

    await filledGraph(ada, sky)
    await filledGraph(bob, [...yard, ...sky])

    expect(await allCommunities(ada, graph_id)).toEqual(alone)
    expect(await allCommunities(ada, empty.graph_id)).toEqual([])
  })

  test('pages hold every community once, the most documents first', async ({ service }) => {
    const ada = await service.account()
    const { graph_id } = await filledGraph(ada, [...sky, ...yard])

    const communities = await allCommunities(ada, graph_id)

    expect(communities.map(({ documents }) => documents)).toEqual([3, 2])
    expect(await allCommunities(ada, graph_id, 1)).toEqual(communities)
    const { status, problem } = await ada.refusal('listCommunities', {
      graph_id,
      starting_after: 'com_x',
    })
    expect([status, problem.param]).toEqual([400, 'starting_after'])
  })
})

async function allCommunities(
  ada: ApiClient,
  graph_id: string,
  limit = 100,
): Promise<readonly Community[]> {
  const communities: Community[] = []
  let starting_after: string | null | undefined
  do {
    const page = { graph_id, limit, ...(starting_after && { starting_after }) }
    const { data, next_cursor } = await ada.call('listCommunities', page)
    communities.push(...data)
    starting_after = next_cursor
  } while (starting_after)
  return communities
}

function namesOf({ members }: Community): readonly string[] {
  return members.map(({ name }) => name).sort()
}

function sourcesOf({ summary, facts }: Community): readonly string[] {
  return [...new Set([...summary, ...facts].map(({ doc_id }) => doc_id))].sort()
}

/** Ids depend on the graph. */
function withoutIds({ title, terms, nodes, documents, members, summary, facts }: Community) {
  return {
    title,
    terms,
    nodes,
    documents,
    members: members.map(({ name, weight }) => ({ name, weight })),
    summary: summary.map(({ sentence }) => sentence),
    facts: facts.map(({ subject, predicate, object }) => [subject.name, predicate, object.name]),
  }
}
