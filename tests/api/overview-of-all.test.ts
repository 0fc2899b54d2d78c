import { describe, expect } from 'vitest'
import type { Interaction } from '../../src/contract/chat/chat.ts'
import { importExamples } from '../support/library/example-library.ts'
import { filledGraph } from '../support/library/filled-graph.ts'
import { ask } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

/** Documents about one of these places each, more than are told one by one. */
const places = [
  { town: 'Halvorsen Yard', ship: 'Glass Heron', person: 'Ada Solberg', things: 'hulls' },
  { town: 'Mount Arvo', ship: 'Sela Telescope', person: 'Zoë Brandt', things: 'mirrors' },
  { town: 'Port Ellery', ship: 'Lightship Kestrel', person: 'Otto Lind', things: 'lamps' },
  { town: 'Lindenau Abbey', ship: 'Silver Bell', person: 'Ida Vance', things: 'chimes' },
]
const many = places.flatMap(({ town, ship, person, things }) => [
  {
    title: `${person} at ${town}`,
    text: `${person} looked after the ${ship} at ${town} for years.`,
  },
  { title: `The ${ship}`, text: `At ${town} the ${ship} was shown to ${person} by a stranger.` },
  { title: `Founding of ${town}`, text: `Before ${person} founded ${town}, the ${ship} was lost.` },
  {
    title: `Later times of ${town}`,
    text: `When ${town} was sold, ${person} kept the ${things} alone.`,
  },
])
const themes = 'What are the main themes of these documents?'

describe('an overview of all documents', () => {
  test.override({ engine: 'sqlite' })

  test.for(['rag', 'graph'] as const)(
    'the communities of many are their themes with %s, each a node with exact quotes',
    async (reasoning_engine, { ada }) => {
      const { graph_id, docIds } = await filledGraph(ada, many)
      const put = { ...ask(themes), reasoning_engine, target_graph_id: graph_id }

      const snap = await ada.call('interact', { ...put, model: 'snap' })
      const ponder = await ada.call('interact', { ...put, model: 'ponder' })

      const { data } = await ada.call('listCommunities', { graph_id })
      expect(data.length).toBe(places.length)
      for (const { grounding, trace, usage, citations, messages } of [snap, ponder]) {
        const text = messages.at(-1)?.content ?? ''
        expect(grounding).toBe('answered')
        expect(text).toContain('16 documents')
        expect(trace.nodes.map(({ id }) => id).sort()).toEqual(idsOf(data))
        expect(trace.nodes.every(({ kind }) => kind === 'community')).toBe(true)
        expect(usage.nodes_accessed).toBe(places.length)
        for (const { ship } of places) expect(text).toContain(ship)
        expect(citations.length).toBeGreaterThanOrEqual(places.length)
        for (const { doc_id, start, end, quote } of citations) {
          expect(docIds).toContain(doc_id)
          expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
        }
      }
      expect(ponder.citations.length).toBeGreaterThan(snap.citations.length)
    },
  )

  test('few documents are told one by one, by how each begins', async ({ ada }) => {
    const docIds = await importExamples(ada)

    const { citations, grounding, messages } = await ada.call('interact', ask(themes))

    expect(grounding).toBe('answered')
    expect(citations.map(({ doc_id }) => doc_id).sort()).toEqual([...docIds.values()].sort())
    expect(messages.at(-1)?.content).toContain(
      '- **Norrvik:** Norrvik is a harbour town on the north shore of the Sound of Maren.',
    )
  })

  test('a single document is told as a whole, in reach or as the target', async ({ ada }) => {
    const docIds = await importExamples(ada)
    const { graph_id } = await ada.call('createGraph', { name: 'alone' })
    const text = 'Ada Lund built the tower. It is high.\n\n# Lamp\n\nThe lamp is bright.'
    const { doc_id } = await ada.call('addDocument', { graph_id, text, title: 'Tower' })

    const alone = await ada.call('interact', { ...ask(themes), target_graph_id: graph_id })
    const target = docIds.get('norrvik.md') ?? ''
    const chosen = await ada.call('interact', { ...ask(themes), target_doc_id: target })

    expect(documentsOf(alone)).toEqual([doc_id])
    expect(alone.citations.length).toBeGreaterThan(1)
    expect(documentsOf(chosen)).toEqual([target])
  })

  test.for(['rag', 'graph'] as const)(
    'a question for the documents themselves is told how many there are, and each by its title and opening, with %s',
    async (reasoning_engine, { ada }) => {
      const docIds = await importExamples(ada)
      const titles = (await ada.call('listDocuments', {})).data.map(({ title }) => title)

      for (const model of ['snap', 'ponder'] as const)
        for (const question of ['How many documents are there?', 'Welche Dokumente hast du?']) {
          const put = { ...ask(question), reasoning_engine, model }
          const { citations, grounding, messages } = await ada.call('interact', put)

          const text = messages.at(-1)?.content ?? ''
          expect(grounding).toBe('answered')
          expect(text).toMatch(/^(?:Documents|Dokumente): 9\n/)
          for (const title of titles) expect(text).toContain(`**${title}:**`)
          expect(citations.map(({ doc_id }) => doc_id).sort()).toEqual([...docIds.values()].sort())
          for (const { doc_id, start, end, quote } of citations)
            expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
        }
    },
  )

  test('a document that opens with front matter and a title is listed by what follows them', async ({
    ada,
  }) => {
    const { graph_id } = await ada.call('createGraph', { name: 'front matter' })
    const text = `---\ntitle: Rules\nowner: Ada\n---\n\n# Rules\n\n## Quiet hours\n\nThe house is quiet from ten. ${'Nobody sings then. '.repeat(200)}`
    await ada.call('addDocument', { graph_id, text })

    const put = { ...ask('List my documents'), target_graph_id: graph_id }
    const { citations } = await ada.call('interact', put)

    expect(citations.map(({ quote }) => quote)).toEqual(['The house is quiet from ten.'])
  })

  test('the themes of something that is named are asked for like anything else', async ({
    ada,
  }) => {
    const { graph_id } = await filledGraph(ada, many)
    const question = ask('What are the main themes of the Glass Heron?')

    const { trace } = await ada.call('interact', { ...question, target_graph_id: graph_id })

    expect(trace.nodes.map(({ kind }) => kind)).not.toContain('community')
  })
})

describe.each(storageEngines)('all documents on $name', ({ name }) => {
  test.override({ engine: name })

  test('of many documents the longest are listed, of a target only that one, of none their number', async ({
    ada,
  }) => {
    const { graph_id, docIds } = await filledGraph(ada, many)
    const { graph_id: empty } = await ada.call('createGraph', { name: 'empty' })
    const question = ask('Which documents do you have?')

    const all = await ada.call('interact', { ...question, target_graph_id: graph_id })
    const one = await ada.call('interact', { ...question, target_doc_id: docIds[3] })
    const none = await ada.call('interact', { ...question, target_graph_id: empty })

    expect(all.messages.at(-1)?.content).toMatch(/^The 12 longest of 16 documents:\n/)
    expect(all.citations).toHaveLength(12)
    expect(documentsOf(one)).toEqual([docIds[3]])
    expect(one.messages.at(-1)?.content).toMatch(/^Documents: 1\n/)
    expect(none.messages.at(-1)?.content).toBe('Documents: 0')
    expect(none).toMatchObject({ citations: [], grounding: 'nothing' })
  })

  test('all graphs of the account are told without a target, and none of another', async ({
    ada,
    service,
  }) => {
    await filledGraph(ada, many.slice(0, 8))
    await filledGraph(ada, many.slice(8))
    const bob = await service.account()

    const { trace, messages } = await ada.call('interact', ask('Give me an overview of everything'))
    const empty = await bob.call('interact', ask('Give me an overview of everything'))

    expect(trace.nodes.map(({ kind }) => kind)).toEqual(places.map(() => 'community'))
    expect(messages.at(-1)?.content).toContain('16 documents')
    expect(empty.grounding).toBe('nothing')
    expect(empty.citations).toEqual([])
  })
})

function idsOf(communities: readonly { readonly community_id: string }[]): readonly string[] {
  return communities.map(({ community_id }) => community_id).sort()
}

function documentsOf({ citations }: Pick<Interaction, 'citations'>): readonly string[] {
  return [...new Set(citations.map(({ doc_id }) => doc_id))]
}
