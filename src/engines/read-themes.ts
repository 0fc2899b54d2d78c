import type { Thinking } from '../base/thinking.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Community, SummarySentence } from '../knowledge-graph/communities/community.ts'
import { isWithin } from '../language/words/ranges.ts'
import type { Quote, Theme } from '../mind/mind.ts'
import type { EngineEvent, EngineTools } from './engine.ts'

export type FindChunks = (chunks: readonly number[]) => Promise<readonly Passage[]>

/** Most communities told as themes, and most sentences of the summary of each. */
const themesMax = { snap: 5, ponder: 8 }
const quotesMax = { snap: 1, ponder: 2 }

type Reading = {
  /** The largest first. */
  readonly communities: readonly Community[]
  readonly thinking: Thinking
  readonly tools: EngineTools
  readonly find: FindChunks
}

/**
 * The largest communities that are admitted, each a node, as themes with sentences of their summaries. The passages
 * that have these sentences are looked up for what a citation tells; only the sentences are used.
 */
export async function* readThemes({
  communities,
  thinking,
  tools,
  find,
}: Reading): AsyncGenerator<EngineEvent, readonly Theme[]> {
  const largest = communities.slice(0, themesMax[thinking])
  const nodes = largest.map(({ id, title }) => [{ id, kind: 'community' as const, title }])
  const admitted = await tools.admit(nodes)
  const read = largest.filter((_, index) => admitted[index])
  const told = read.map(({ summary }) => summary.slice(0, quotesMax[thinking]))
  const passages = await find([...new Set(told.flat().map(({ chunk }) => chunk))])
  yield { type: 'step', name: 'read', summary: read.map(({ title }) => title).join(' · ') }
  return read.flatMap(({ name, sources, documents: documentCount }, index) => {
    const quotes = (told[index] ?? []).flatMap((sentence) => quoteIn(passages, sentence) ?? [])
    const documents = sources.map(({ title }) => title)
    return quotes.length > 0 ? [{ title: name, documents, documentCount, quotes }] : []
  })
}

function quoteIn(passages: readonly Passage[], sentence: SummarySentence): Quote | undefined {
  const { docId, start, end } = sentence
  const passage = passages.find((one) => one.docId === docId && isWithin(sentence, one))
  return passage && { passage, start: start - passage.start, end: end - passage.start }
}
