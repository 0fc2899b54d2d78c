import type { TraceNode } from '../contract/chat/trace.ts'
import type { FoundPassage } from '../evidence/passage.ts'
import type { EngineEvent, EngineTools } from './engine.ts'

/** Has passages admitted that were found for a text, and yields the step. */
export async function* read<Found extends FoundPassage>(
  text: string,
  passages: readonly Found[],
  evidence: AdmittedEvidence<Found>,
): AsyncIterable<EngineEvent> {
  const read = await evidence.read(passages)
  const titles = [...new Set(read.map(({ title }) => title))].filter(Boolean).join(' · ')
  const nothing = passages.length > 0 ? 'nothing new' : 'nothing found'
  const found = titles || (read.length > 0 ? `${read.length} passages` : nothing)
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

  async read(found: readonly Found[]): Promise<readonly Found[]> {
    const fresh = found.filter(({ chunkId }) => !this.#passages.has(chunkId))
    const admitted = await this.#tools.admit(fresh.map(nodesOf))
    const read = fresh.filter((_, index) => admitted[index])
    for (const passage of read) this.#passages.set(passage.chunkId, passage)
    return read
  }
}

/** The trace nodes of a passage: its chunk and the nodes on its path. */
function nodesOf({ chunkId, docId, title, start, end, path }: FoundPassage): TraceNode[] {
  const onPath = path.flatMap(({ from, to }) => [from, to])
  const itself = { id: chunkId, kind: 'chunk' as const, title, doc_id: docId, start, end }
  return [itself, ...onPath.map(({ id, kind, title }) => ({ id, kind, title }))]
}
