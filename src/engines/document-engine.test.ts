import { expect, test } from 'vitest'
import { MemoryIndex } from '../../tests/support/memory-index.ts'
import type { TraceNode } from '../contract/trace.ts'
import { documentEngine } from './document-engine.ts'
import type { EngineEvent } from './engine.ts'
import type { Retrieval } from './retrieval/retrieval-threads.ts'
import { retrieve } from './retrieval/retrieve.ts'

const library: Readonly<Record<string, string>> = {
  'The Glass Harbour': 'The Glass Harbour is a 1961 film directed by Ilse Marenholtz.',
  'Ilse Marenholtz': 'Ilse Marenholtz was a director. Her father was Otto Brandauer.',
  'Otto Brandauer': 'Otto Brandauer was a botanist. He died in Port Selwyn in 1950.',
  'Port Selwyn': 'Port Selwyn is a town on the river Aude. It has a harbour.',
  Botany: 'Botany is the science of plants. Botanists directed many gardens.',
}
const threeHops = 'Where did the father of the director of film The Glass Harbour die?'

test('what ponder does reads as a plan, searches and answers, none of them twice', async () => {
  const { steps } = await ask(threeHops, 'ponder')

  const told = steps.map(({ name, summary }) => `${name}: ${summary}`)
  expect(told).toEqual([...new Set(told)])
  expect(told[1]).toBe(
    'plan: Who is the director of film The Glass Harbour? · Who is the father of that director? · ' +
      'Where did that father die?',
  )
  expect(told).toContain('answer: Who is the director of film The Glass Harbour → Ilse Marenholtz')
  expect(told).toContain('answer: Where did Otto Brandauer die → Port Selwyn')
})

test('ponder answers what takes more steps than one search goes', async () => {
  const { text } = await ask(threeHops, 'ponder')

  expect(text).toMatch(/^Port Selwyn\.\n/)
})

test.each([threeHops, 'What is botany?', 'Who is the queen of Port Selwyn?', ''])(
  'ponder finds what snap finds: %s',
  async (question) => {
    const [snap, ponder] = [await ask(question, 'snap'), await ask(question, 'ponder')]

    expect(snap.steps.map(({ name }) => name)).toEqual(['search'])
    expect(ponder.citations.length > 0).toBe(snap.citations.length > 0 || question === threeHops)
  },
)

test('nothing is cited that was not admitted', async () => {
  const { text, citations } = await ask(threeHops, 'ponder', () => false)

  expect(text).toBe('Nothing in the documents answers this question.')
  expect(citations).toEqual([])
})

async function ask(
  content: string,
  model: 'snap' | 'ponder',
  admits: (group: readonly TraceNode[]) => boolean = () => true,
) {
  const events: EngineEvent[] = []
  const asked = { messages: [{ role: 'user' as const, content }], model, reach }
  const tools = { admit: async (groups: readonly (readonly TraceNode[])[]) => groups.map(admits) }
  const { signal } = new AbortController()
  for await (const event of documentEngine(inMemory(), 'graph').answer(asked, tools, signal))
    events.push(event)
  const answer = events.at(-1)
  if (answer?.type !== 'answer') throw new Error('The last event is no answer')
  return { ...answer, steps: events.filter((event) => event.type === 'step') }
}

const reach = { accountId: 'acc_1' }

/** Retrieval over the library, without threads or storage. */
function inMemory(): Retrieval {
  const index = new MemoryIndex()
  for (const [title, text] of Object.entries(library))
    index.add(title, { title, text, language: 'en', headings: [], opensDocument: true })
  return {
    async find({ question, engine, limit }) {
      const found = await retrieve(question, index, { engine, limit })
      return found.map(({ chunk, score, path }) => ({
        ...{ chunkId: chunk.chunkId, docId: chunk.docId, title: chunk.title, text: chunk.text },
        ...{ start: chunk.start, end: chunk.end, score },
        path: path.map((hop) => ({
          ...hop,
          from: { ...hop.from, id: hop.from.key },
          to: { ...hop.to, id: hop.to.key },
        })),
      }))
    },
  }
}
