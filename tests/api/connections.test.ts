import { describe, expect } from 'vitest'
import type { Interaction } from '../../src/contract/chat/chat.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'

const library = {
  'Project Venus': 'Project Venus replaces the ticket system. It depends on Project Mercury.',
  'Project Mercury': 'Project Mercury moves the billing. Its owner is Dana Whitfield.',
  'Dana Whitfield': 'Dana Whitfield leads the Payments team. She reports to Oskar Lind.',
  'Oskar Lind': 'Oskar Lind is the Chief Technology Officer.',
  'Edda Roth': 'Edda Roth was an organ builder.',
}

describe('questions for what connects two names', () => {
  let service: ComposedService
  let ada: TestCaller

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
    ada = await service.account()
    await addAll(ada, Object.entries(library))
  })

  async function addAll(caller: TestCaller, documents: readonly (readonly [string, string])[]) {
    for (const [title, text] of documents) await caller.call('addDocument', { title, text })
  }

  function ask(caller: TestCaller, content: string, choice: object = {}): Promise<Interaction> {
    const messages = [{ role: 'user' as const, content }]
    return caller.call('interact', {
      messages,
      reasoning_engine: 'graph',
      model: 'snap',
      ...choice,
    })
  }

  test.for(['snap', 'ponder'] as const)('%s shows the way, and quotes each step', async (model) => {
    const answer = await ask(ada, 'How are Project Venus and Oskar Lind connected?', { model })
    const reply = answer.messages.at(-1)?.content ?? ''

    expect(answer.grounding).toBe('answered')
    expect(reply.split('\n')[0]).toBe(
      '**Project Venus** – **Project Mercury** – **Dana Whitfield** – **Oskar Lind**',
    )
    expect(answer.citations.map(({ quote }) => quote)).toEqual([
      'It depends on Project Mercury.',
      'Its owner is Dana Whitfield.',
      'She reports to Oskar Lind.',
    ])
    for (const { doc_id, start, end, quote } of answer.citations)
      expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
    const named = answer.trace.nodes.filter(({ kind }) => kind === 'entity')
    expect(named.map(({ title }) => title)).toContain('Dana Whitfield')
  })

  test('all ways of the same length are shown, through things written small as well', async () => {
    const bea = await service.account()
    await addAll(bea, [
      ['Nora Vik', 'Nora Vik looks after the connection pools, and is the teacher of Kari Moe.'],
      ['Connection pool', 'A connection pool keeps connections open. Erik Holm wrote it.'],
      ['Kari Moe', 'Kari Moe is a sister of Erik Holm.'],
    ])

    const answer = await ask(bea, 'How are Nora Vik and Erik Holm connected?')

    expect(answer.grounding).toBe('answered')
    const lines = (answer.messages.at(-1)?.content ?? '').split('\n').filter(Boolean)
    expect(lines.slice(0, 2).toSorted()).toEqual([
      '**Nora Vik** – **Connection pool** – **Erik Holm**',
      '**Nora Vik** – **Kari Moe** – **Erik Holm**',
    ])
    expect(answer.citations.map(({ quote }) => quote).toSorted()).toEqual([
      'Erik Holm wrote it.',
      'Kari Moe is a sister of Erik Holm.',
      'Nora Vik looks after the connection pools, and is the teacher of Kari Moe.',
    ])
  })

  test('in German as well', async () => {
    const answer = await ask(ada, 'Wie hängen Oskar Lind und Project Mercury zusammen?')

    expect(answer.messages.at(-1)?.content).toMatch(
      /^\*\*Oskar Lind\*\* – \*\*Dana Whitfield\*\* – \*\*Project Mercury\*\*\n/,
    )
  })

  test.for(['graph', 'rag'] as const)(
    '%s does not answer where nothing connects',
    async (engine) => {
      const choice = { reasoning_engine: engine }
      const answer = await ask(ada, 'What connects Oskar Lind with Edda Roth?', choice)

      expect(answer.grounding).not.toBe('answered')
    },
  )

  test('a passage that has the words of the names, but not the names, connects nothing', async () => {
    const fay = await service.account()
    const text = 'Vessel 12 was built by Yard 5. It sails to Port 6.'
    await addAll(fay, [
      ['Vessel 12', text],
      ['Vessel 5', 'Vessel 5 was built in 1901.'],
      ['Port 6', 'Port 6 lies in Norrvik.'],
    ])

    for (const reasoning_engine of ['graph', 'rag'] as const) {
      const answer = await ask(fay, 'How is Vessel 5 connected to Port 6?', { reasoning_engine })
      expect(answer.grounding).not.toBe('answered')
    }
  })

  test('what another account or graph has connects nothing', async () => {
    const eve = await service.account()
    const { graph_id } = await eve.call('createGraph', { name: 'Apart' })
    await addAll(
      eve,
      Object.entries(library).filter(([title]) => title !== 'Dana Whitfield'),
    )
    const [text] = [library['Dana Whitfield']]
    await eve.call('addDocument', { title: 'Dana Whitfield', text, graph_id })
    const graphs = await eve.call('listGraphs', {})
    const own = graphs.data.find((graph) => graph.graph_id !== graph_id)

    const answer = await ask(eve, 'How are Project Venus and Oskar Lind connected?', {
      target_graph_id: own?.graph_id,
    })

    expect(answer.grounding).not.toBe('answered')
    expect(answer.citations.map(({ quote }) => quote)).not.toContain('She reports to Oskar Lind.')
  })
})
