import { tokens } from '../../../extraction/terms/tokens.ts'
import type { IndexReader } from '../../../index/index-reader.ts'
import type { ReadQuestion } from '../read-question.ts'
import { headsOf } from './heads-of.ts'
import { settings } from './settings.ts'
import { type Collection, type Similarity, termWeight } from './similarity.ts'

const { headed } = settings

/**
 * Raises, among the most similar chunks, those under a heading, or with one, that has only terms of the question. A
 * question that is just a name asks for the section that describes it, and other sections may have the name more often.
 */
export async function raiseHeaded(
  { terms }: ReadQuestion,
  similarity: Similarity,
  collection: Collection,
  index: IndexReader,
): Promise<void> {
  const asked = terms.filter(({ weight }) => weight === 1)
  if (asked.length === 0 || terms.length > headed.termsMax) return
  const weights = new Map(asked.map((term) => [term, termWeight(term, collection)]))
  const weightOf = (some: Iterable<(typeof asked)[number]>) =>
    [...some].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
  const termOf = new Map(asked.flatMap((term) => term.hashes.map((hash) => [hash, term] as const)))
  const least = headed.coveredMin * weightOf(asked)
  for (const chunk of await index.chunks(similarity.best(headed.pool))) {
    const named = headsOf(chunk).map((head) => {
      const words = tokens(head, chunk.language).filter(({ word }) => word.isTerm)
      const found = words.flatMap(({ word }) => termOf.get(word.hash) ?? [])
      return found.length === words.length ? weightOf(new Set(found)) : 0
    })
    const most = Math.max(0, ...named)
    if (most > 0 && most >= least) similarity.raise(chunk.number, headed.raise * most)
  }
}
