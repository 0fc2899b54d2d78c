import type { Trace, TraceNode } from '../contract/trace.ts'
import { analyseQuestion, type Question } from './answer/analyse-question.ts'
import { type ComposedAnswer, composeAnswer } from './answer/compose-answer.ts'
import { answerStep } from './answer/follow-steps.ts'
import type { Passage } from './answer/passage.ts'
import { fillIn, takeApart, waitsForAnswer } from './answer/take-apart.ts'
import type { Engine, EngineEvent, EngineTools } from './engine.ts'
import type { Retrieval } from './retrieval/retrieval-threads.ts'

type Find = (text: string) => Promise<readonly Passage[]>

const passagesPerSearch = 5

/** Answers from documents with the built-in mind: found by similarity (`rag`) or by a walk (`graph`). */
export function documentEngine(retrieval: Retrieval, engine: 'rag' | 'graph'): Engine {
  return {
    async *answer({ messages, model, reach }, tools, signal) {
      const find: Find = (text) =>
        retrieval.find({ reach, question: text, engine, limit: passagesPerSearch }, signal)
      const question = analyseQuestion(messages)
      const evidence = new Evidence(tools)
      yield* search(question.text, find, evidence)
      const first = composeAnswer(question, evidence.passages, { depth: 'snap' })
      if (model === 'snap') return yield conclude(first, evidence)
      yield* searchFurther(question, first.short !== undefined, find, evidence)
      const last = composeAnswer(question, evidence.passages, { depth: 'ponder' })
      yield conclude(isWorse(last, first) ? first : last, evidence)
    },
  }
}

async function* search(text: string, find: Find, evidence: Evidence): AsyncIterable<EngineEvent> {
  const read = await evidence.read(await find(text))
  const titles = [...new Set(read.map(({ title }) => title))].filter(Boolean).join(' · ')
  const found = titles || (read.length > 0 ? `${read.length} passages` : 'nothing found')
  yield { type: 'step', name: 'search', summary: `${text} → ${found}` }
}

/** Step by step where a question can be taken apart; else, if unclear, along what was come upon. */
async function* searchFurther(
  question: Question,
  isClear: boolean,
  find: Find,
  evidence: Evidence,
): AsyncIterable<EngineEvent> {
  const parts = takeApart(question)
  if (parts.length > 1) return yield* searchInSteps(parts, find, evidence)
  if (isClear) return
  const names = bridgesIn(evidence.passages).filter((name) => !question.text.includes(name))
  if (names.length === 0) return
  yield { type: 'step', name: 'plan', summary: `Look further at ${names.join(' · ')}` }
  yield* search(`${question.text} ${names.join(', ')}`, find, evidence)
}

/** What answers one part is filled into the next. */
async function* searchInSteps(
  parts: readonly string[],
  find: Find,
  evidence: Evidence,
): AsyncIterable<EngineEvent> {
  yield { type: 'step', name: 'plan', summary: parts.join(' · ') }
  const asked = new Set<string>()
  let answer: string | undefined
  for (const part of parts) {
    if (waitsForAnswer(part) && answer === undefined) continue
    const text = answer === undefined ? part : fillIn(part, answer)
    if (asked.has(text)) continue
    asked.add(text)
    yield* search(text, find, evidence)
    const picked = answerStep(text, evidence.passages)
    answer = picked?.text
    if (picked === undefined || picked.confidence < shownMin) continue
    yield {
      type: 'step',
      name: 'answer',
      summary: `${text.replace(/[?\s]+$/, '')} → ${picked.text}`,
    }
  }
}

/** A guess that is less sure than this is tried, but not shown. */
const shownMin = 0.2
const bridgesMax = 2

/** The names by which the walk came to the passages, the surest first. */
function bridgesIn(passages: readonly Passage[]): readonly string[] {
  const ends = passages.flatMap(({ path }) => path.map(({ to }) => to))
  const names = ends.filter(({ kind }) => kind === 'entity').map(({ title }) => title)
  return [...new Set(names)].slice(0, bridgesMax)
}

/** Whether reading more has only blurred what was clear before. */
function isWorse(last: ComposedAnswer, first: ComposedAnswer): boolean {
  return (first.found && !last.found) || (first.short !== undefined && last.short === undefined)
}

function conclude({ text, citations }: ComposedAnswer, evidence: Evidence): EngineEvent {
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
