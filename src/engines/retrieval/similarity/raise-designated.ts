import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import { designationFinder, mayBeHeading } from '../../../language/designations.ts'
import { isWithin } from '../../../language/words/ranges.ts'
import type { ReadQuestion } from '../read-question.ts'
import { writtenHeads } from './heads-of.ts'
import { settings } from './settings.ts'
import { type Collection, type Similarity, termWeight } from './similarity.ts'

const { designated } = settings

/**
 * Raises chunks that have a designation exactly as the question does. The index has single words, so a chunk with
 * `fetch-retry-factor` is as similar to the question `fetch-retries` as one with that name; only the texts of the
 * chunks can tell them apart.
 */
export async function raiseDesignated(
  { designations, terms }: ReadQuestion,
  similarity: Similarity,
  collection: Collection,
  index: IndexReader,
): Promise<void> {
  if (designations.length === 0) return
  const weights = new Map(terms.map((term) => [term, termWeight(term, collection)]))
  const most = Math.max(0, ...weights.values())
  const weighed = designations.slice(0, designated.countMax).flatMap((designation) => {
    const own = terms.filter(({ ranges }) => ranges.some((one) => isWithin(one, designation)))
    // Its letter or numbers are frequent as words, or no term at all where they are stop words.
    if (mayBeHeading(designation)) return { designation, weight: most }
    // "and/or" has no terms, only stop words.
    return own.length === 0
      ? []
      : { designation, weight: Math.min(...own.map((term) => weights.get(term) ?? 0)) }
  })
  const isHeaded = weighed.some(({ designation }) => mayBeHeading(designation))
  const pool = isHeaded ? designated.headingPool : designated.pool
  for (const chunk of await index.chunks(similarity.best(pool))) {
    const has = designationFinder(writtenIn(chunk))
    const describes = isHeaded ? designationFinder(writtenHeads(chunk).join('\n')) : () => false
    for (const { designation, weight } of weighed) {
      const isDescribed = mayBeHeading(designation) && describes(designation)
      const raise = isDescribed ? designated.headingRaise : designated.raise
      if (has(designation)) similarity.raise(chunk.number, raise * weight)
    }
  }
}

function writtenIn({ title, text, features }: IndexedChunk): string {
  return [title, ...features.layout.headings, text].join('\n')
}
