import type { Trace, TraceNode } from '../contract/trace.ts'
import { analyseQuestion, type Question } from './answer/analyse-question.ts'
import { answerStep } from './answer/answer-step.ts'
import { composeAnswer } from './answer/compose-answer.ts'
import type { Passage } from './answer/passage.ts'
import { fillIn, takeApart, waitsForAnswer } from './answer/take-apart.ts'
import type { Engine, EngineEvent, EngineQuestion, EngineTools } from './engine.ts'
import type { Retrieval } from './retrieval/retrieval-threads.ts'

type Find = (text: string) => Promise<readonly Passage[]>

const passagesPerSearch = 5

/** Answers from documents with the built-in mind: found by similarity (`rag`) or by a walk (`graph`). */
export function documentEngine(retrieval: Retrieval, engine: 'rag' | 'graph'): Engine {
  return {
    async *answer(asked, tools, signal) {
      const find: Find = (text) =>
        retrieval.find(
          { reach: asked.reach, question: text, engine, limit: passagesPerSearch },
          signal,
        )
      const question = analyseQuestion(asked.messages)
      const evidence = new Evidence(tools)
      yield* search(question.text, find, evidence)
      if (asked.model === 'ponder') yield* searchInSteps(question, find, evidence)
      yield conclude(question, evidence, asked.model)
    },
  }
}

async function* search(text: string, find: Find, evidence: Evidence): AsyncIterable<EngineEvent> {
  const found = await find(text)
  const read = await evidence.read(found)
  const titles = read.map(({ title }) => title).join(' · ')
  const summary = read.length > 0 ? `${text} → ${titles}` : `${text} → nothing found`
  yield { type: 'step', name: 'search', summary }
}

/** Takes the question apart; what answers one part is filled into the next. */
async function* searchInSteps(
  question: Question,
  find: Find,
  evidence: Evidence,
): AsyncIterable<EngineEvent> {
  const parts = takeApart(question)
  if (parts.length < 2) return
  yield { type: 'step', name: 'plan', summary: parts.join(' · ') }
  let answer: string | undefined
  for (const part of parts) {
    if (waitsForAnswer(part) && answer === undefined) return
    const text = answer === undefined ? part : fillIn(part, answer)
    yield* search(text, find, evidence)
    answer = answerStep(text, evidence.passages)
    if (answer !== undefined) yield { type: 'step', name: 'answer', summary: `${text} → ${answer}` }
  }
}

function conclude(
  question: Question,
  evidence: Evidence,
  depth: EngineQuestion['model'],
): EngineEvent {
  const { text, citations } = composeAnswer(question, evidence.passages, { depth })
  return { type: 'answer', text, citations, paths: evidence.paths() }
}

/** The passages that were admitted, best first, each once. */
class Evidence {
  readonly #tools: EngineTools
  readonly #passages = new Map<string, Passage>()

  constructor(tools: EngineTools) {
    this.#tools = tools
  }

  get passages(): readonly Passage[] {
    return [...this.#passages.values()]
  }

  async read(found: readonly Passage[]): Promise<readonly Passage[]> {
    const admitted = await this.#tools.admit(found.map(nodesOf))
    const read = found.filter((_, index) => admitted[index])
    for (const passage of read)
      if (!this.#passages.has(passage.chunkId)) this.#passages.set(passage.chunkId, passage)
    return read
  }

  paths(): Trace['paths'] {
    return this.passages
      .filter(({ path }) => path.length > 0)
      .map(({ chunkId, path }) => ({
        passage: chunkId,
        hops: path.map(({ from, to, relation, share, docId, start, end, sentence }) => {
          return { from: from.id, to: to.id, relation, share, doc_id: docId, start, end, sentence }
        }),
      }))
  }
}

/** A passage is read together with whatever lies on the path to it. */
function nodesOf({ chunkId, title, path }: Passage): TraceNode[] {
  const onPath = path.flatMap(({ from, to }) => [from, to])
  const itself = { id: chunkId, kind: 'chunk' as const, title }
  return [itself, ...onPath.map(({ id, kind, title }) => ({ id, kind, title }))]
}
