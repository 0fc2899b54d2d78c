import type { TraceNode } from '../contract/chat/trace.ts'
import type { FoundPassage } from '../evidence/passage.ts'
import type { EngineEvent, EngineTools } from './engine.ts'

/** Has passages admitted that were found for a text, and tells of that search. */
export async function* searchStep<Found extends FoundPassage>(
  text: string,
  passages: readonly Found[],
  evidence: AdmittedEvidence<Found>,
): AsyncIterable<EngineEvent> {
  const admitted = await evidence.admit(passages)
  const titles = [...new Set(admitted.map(({ title }) => title))].filter(Boolean).join(' · ')
  const nothing = passages.length > 0 ? 'nothing new' : 'nothing found'
  const found = titles || (admitted.length > 0 ? `${admitted.length} passages` : nothing)
  yield { type: 'step', name: 'search', summary: `${text} → ${found}` }
}

/** The admitted passages in the order of finding, without duplicates. */
export class AdmittedEvidence<Found extends FoundPassage> {
  readonly #tools: EngineTools
  readonly #passages = new Map<string, Found>()

  constructor(tools: EngineTools) {
    this.#tools = tools
  }

  get passages(): readonly Found[] {
    return [...this.#passages.values()]
  }

  has(chunkId: string): boolean {
    return this.#passages.has(chunkId)
  }

  /** Has passages admitted that are not there yet, and returns those of them that may be read. */
  async admit(found: readonly Found[]): Promise<readonly Found[]> {
    const fresh = found.filter(({ chunkId }) => !this.#passages.has(chunkId))
    const mayRead = await this.#tools.admit(fresh.map(nodesOf))
    const admitted = fresh.filter((_, index) => mayRead[index])
    for (const passage of admitted) this.#passages.set(passage.chunkId, passage)
    return admitted
  }
}

/** The trace nodes of a passage: its chunk and the nodes on its path. */
function nodesOf({ chunkId, docId, title, start, end, path }: FoundPassage): TraceNode[] {
  const onPath = path.flatMap(({ from, to }) => [from, to])
  const itself = { id: chunkId, kind: 'chunk' as const, title, doc_id: docId, start, end }
  return [itself, ...onPath.map(({ id, kind, title }) => ({ id, kind, title }))]
}
