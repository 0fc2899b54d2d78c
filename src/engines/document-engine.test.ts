import { expect, test } from 'vitest'
import { MemoryIndex } from '../../tests/support/library/memory-index.ts'
import type { TraceNode } from '../contract/chat/trace.ts'
import type { Passage } from '../evidence/passage.ts'
import { readBlocks } from '../extraction/blocks/read-blocks.ts'
import type { Mind, Utterance } from '../mind/mind.ts'
import { mindCalls } from '../mind/mind-thread.ts'
import type { Question } from '../mind/question.ts'
import { type RunMindCall, ThreadedMind } from '../mind/threaded-mind.ts'
import { documentEngine } from './document-engine.ts'
import type { EngineEvent } from './engine.ts'
import type { Retrieval } from './question-threads.ts'
import { retrieve } from './retrieval/retrieve.ts'

const library: Readonly<Record<string, string>> = {
  'The Glass Harbour': 'The Glass Harbour is a 1961 film directed by Ilse Marenholtz.',
  'Ilse Marenholtz': 'Ilse Marenholtz was a director. Her father was Otto Brandauer.',
  'Otto Brandauer': 'Otto Brandauer was a botanist. He died in Port Selwyn in 1950.',
  'Port Selwyn': 'Port Selwyn is a town on the river Aude. It has a harbour.',
  Botany: 'Botany is the science of plants. Botanists directed many gardens.',
}
const threeHops = 'Where did the father of the director of film The Glass Harbour die?'

test('what ponder does reads as searches and plans, none of them twice', async () => {
  const { steps } = await ask('Who directed The Glass Harbour, and when did Otto Brandauer die?')

  const told = steps.map(({ name, summary }) => `${name}: ${summary}`)
  expect(told).toEqual([...new Set(told)])
  expect(told).toContain('plan: Who directed The Glass Harbour · when did Otto Brandauer die?')
})

test('ponder quotes what takes more steps than one, with the way there', async () => {
  const { citations } = await ask(threeHops)

  const titles = citations.map(({ title }) => title)
  expect(titles).toContain('Otto Brandauer')
  expect(titles).toContain('Ilse Marenholtz')
})

test('each part of a question is answered or named as not found', async () => {
  const { text } = await ask('Who directed The Glass Harbour, and which yeast ferments cider?')

  expect(text).toContain('Ilse Marenholtz')
  expect(text).toContain('I found nothing about: which yeast ferments cider?')
})

const pages = 'We have looked through all of these pages since this morning. '

test.each([
  `Hello, I am new here and need some help. ${pages}\n\nWho was Otto Brandauer?`,
  `Who was Otto Brandauer? ${pages}Please answer in one sentence.`,
  `You are a helpful assistant. Use only the documents. Question: Who was Otto Brandauer?`,
  `Who was Otto Brandauer?\n\n${pages.repeat(200)}`,
])('a question is answered as if it stood alone: %.60s', async (message) => {
  const alone = await ask('Who was Otto Brandauer?', { thinking: 'snap' })

  const { text, grounding, steps } = await ask(message, { thinking: 'snap' })

  expect({ text, grounding }).toEqual({ text: alone.text, grounding: 'answered' })
  const told = steps.filter(({ name }) => name === 'read').map(({ summary }) => summary)
  expect(told).toHaveLength(message.length > 8_000 ? 1 : 0)
  for (const summary of told) expect(summary).toMatch(/^Left out \d+ characters/)
})

test.each(['snap', 'ponder'] as const)('%s reads nothing for small talk', async (thinking) => {
  for (const content of ['Hello!', 'Thank you.', 'Who are you?', 'Shorter, please.', 'Ok']) {
    const { steps, citations, grounding, admitted } = await ask(content, { thinking })

    expect({ steps, citations, grounding, admitted }).toEqual({
      steps: [],
      citations: [],
      grounding: undefined,
      admitted: 0,
    })
  }
})

test('nothing is cited that was not admitted', async () => {
  const { text, citations, grounding } = await ask(threeHops, { admits: () => false })

  expect(text).toBe('Nothing in the documents answers this question.')
  expect(citations).toEqual([])
  expect(grounding).toBe('nothing')
})

test('snap quotes only what was admitted, as if nothing else had been found', async () => {
  const all = await ask('Who was Otto Brandauer?', { thinking: 'snap' })
  const [first] = all.citations
  const isAdmitted = (group: readonly TraceNode[]) => group[0]?.doc_id !== first?.docId

  const some = await ask('Who was Otto Brandauer?', { thinking: 'snap', admits: isAdmitted })

  expect(all.citations.map(({ title }) => title)).toContain('Otto Brandauer')
  expect(some.citations.map(({ docId }) => docId)).not.toContain(first?.docId)
  expect(some.passages.map(({ docId }) => docId)).not.toContain(first?.docId)
})

test.each(['snap', 'ponder'] as const)(
  'a mind that is elsewhere is handed what %s found',
  async (thinking) => {
    const mind: Mind = Object.assign(new ThreadedMind(inThisThread), {
      readsBesideIndex: false,
      async *compose(_: Question, passages: readonly Passage[]) {
        yield { text: passages.map(({ title }) => title).join(', '), citations: [] }
      },
    })

    const { text, passages } = await ask('Who was Otto Brandauer?', { thinking, mind })

    expect(text).toContain('Otto Brandauer')
    expect(text).toBe(passages.map(({ title }) => title).join(', '))
  },
)

test('a follow-up is searched with what the conversation spoke of', async () => {
  const earlier: Utterance[] = [
    { role: 'user', content: 'Who was Otto Brandauer?' },
    { role: 'assistant', content: 'Otto Brandauer was a botanist.[1]' },
  ]

  const { citations } = await ask('And where did he die?', { thinking: 'snap', earlier })

  expect(citations.map(({ quote }) => quote).join()).toContain('Port Selwyn')
})

type Asking = {
  readonly thinking?: 'snap' | 'ponder'
  readonly earlier?: readonly Utterance[]
  readonly admits?: (group: readonly TraceNode[]) => boolean
  readonly mind?: Mind
}

async function ask(
  content: string,
  { thinking = 'ponder', earlier = [], admits = () => true, mind = builtIn }: Asking = {},
) {
  let admitted = 0
  const events: EngineEvent[] = []
  const asked = { messages: [...earlier, { role: 'user' as const, content }], thinking, reach }
  const tools = {
    admit: async (groups: readonly (readonly TraceNode[])[]) => {
      admitted += groups.length
      return groups.map(admits)
    },
  }
  const engine = documentEngine(
    { retrieval: inMemory(), survey: nothing },
    { isLocal: true, mindOf: () => mind },
    'graph',
  )
  for await (const event of engine.answer(asked, tools, new AbortController().signal))
    events.push(event)
  const answer = events.at(-1)
  if (answer?.type !== 'answer') throw new Error('The last event is no answer')
  return { ...answer, admitted, steps: events.filter((event) => event.type === 'step') }
}

// TypeScript cannot infer that the argument of a call belongs to its name.
const inThisThread = (async (name, asked) => mindCalls[name](asked as never)) as RunMindCall

const builtIn = new ThreadedMind(inThisThread)
const reach = { accountId: 'acc_1' }
const nothing = {
  of: async () => ({ documents: 0, communities: [], docIds: [] }),
  longest: async () => ({ documents: 0, docIds: [] }),
}

/** Retrieval over the library, without threads or storage. */
function inMemory(): Retrieval {
  const index = new MemoryIndex()
  for (const [title, text] of Object.entries(library)) {
    const about = { title, language: 'en', headings: [], opensDocument: true }
    index.add(title, { ...about, text, blocks: readBlocks(text) })
  }
  const find: Retrieval['find'] = async ({ question, engine, limit, context = '' }) => {
    const found = await retrieve(question, index, { engine, limit, context })
    const passages = found.map(({ chunk, score, path }) => ({
      ...chunk,
      ...chunk.features.layout,
      score,
      path: path.map((hop) => ({
        ...hop,
        from: { ...hop.from, id: hop.from.key },
        to: { ...hop.to, id: hop.to.key },
      })),
    }))
    return { passages, documentsIndexing: 0 }
  }
  return {
    languagesOfAll: async () => ['en'],
    find,
    async answer({ search, ...asked }, signal) {
      const found = await find(search, signal)
      return { ...found, answer: mindCalls.compose({ ...asked, ...found }) }
    },
  }
}
