import type { TraceNode } from '../contract/trace.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Mind } from '../mind/mind.ts'
import type { Engine, EngineEvent, EngineTools } from './engine.ts'
import type { Retrieval } from './question-threads.ts'

/** How many passages a search brings: for the question, and when pondering for the question and for each further search. */
const passagesMax = { snap: 5, ponder: 10, further: 4 }

type Find = (text: string, limit: number) => Promise<readonly Passage[]>

/** Answers from documents, found by similarity (`rag`) or by a walk over what they speak of (`graph`). */
export function documentEngine(
  retrieval: Retrieval,
  mindOf: (accountId: string) => Mind,
  engine: 'rag' | 'graph',
): Engine {
  return {
    isLocal: true,
    async *answer({ messages, model, reach }, tools, signal) {
      const mind = mindOf(reach.accountId)
      const understood = await mind.understand(messages, signal)
      const question = { ...understood, isOfDocument: reach.docId !== undefined }
      const evidence = new Evidence(tools)
      const find: Find = (text, limit) => {
        const { context } = question
        return retrieval.find({ reach, question: text, context, engine, limit }, signal)
      }
      if (question.kind === 'question') {
        yield* search(question.text, passagesMax[model], find, evidence)
        if (model === 'ponder') {
          const { parts, leads } = await mind.plan(question, evidence.passages, signal)
          yield* searchParts(parts, find, evidence)
          yield* searchLeads(question.text, leads, find, evidence)
        }
      }
      const { passages } = evidence
      const answer = await mind.compose(question, passages, model, signal)
      yield { type: 'answer', ...answer, passages }
    },
  }
}

async function* search(
  text: string,
  limit: number,
  find: Find,
  evidence: Evidence,
): AsyncIterable<EngineEvent> {
  const passages = await find(text, limit)
  const read = await evidence.read(passages)
  const titles = [...new Set(read.map(({ title }) => title))].filter(Boolean).join(' · ')
  const nothing = passages.length > 0 ? 'nothing new' : 'nothing found'
  const found = titles || (read.length > 0 ? `${read.length} passages` : nothing)
  yield { type: 'step', name: 'search', summary: `${text} → ${found}` }
}

async function* searchParts(
  parts: readonly string[],
  find: Find,
  evidence: Evidence,
): AsyncIterable<EngineEvent> {
  if (parts.length === 0) return
  yield { type: 'step', name: 'plan', summary: parts.join(' · ') }
  for (const part of parts) yield* search(part, passagesMax.further, find, evidence)
}

/** What the passages lead to is asked for together with the question. */
async function* searchLeads(
  question: string,
  leads: readonly string[],
  find: Find,
  evidence: Evidence,
): AsyncIterable<EngineEvent> {
  if (leads.length === 0) return
  yield { type: 'step', name: 'plan', summary: `Look further at ${leads.join(' · ')}` }
  yield* search(`${question} ${leads.join(', ')}`, passagesMax.further, find, evidence)
}

/** The passages that were admitted, in the order in which they were found, each once. */
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
    const fresh = found.filter(({ chunkId }) => !this.#passages.has(chunkId))
    const admitted = await this.#tools.admit(fresh.map(nodesOf))
    const read = fresh.filter((_, index) => admitted[index])
    for (const passage of read) this.#passages.set(passage.chunkId, passage)
    return read
  }
}

/** A passage is read together with whatever lies on the path to it. */
function nodesOf({ chunkId, docId, title, start, end, path }: Passage): TraceNode[] {
  const onPath = path.flatMap(({ from, to }) => [from, to])
  const itself = { id: chunkId, kind: 'chunk' as const, title, doc_id: docId, start, end }
  return [itself, ...onPath.map(({ id, kind, title }) => ({ id, kind, title }))]
}
