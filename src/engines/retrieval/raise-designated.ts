import type { IndexedChunk, IndexReader } from '../../index/index-reader.ts'
import { hasDesignation } from '../../language/designations.ts'
import { fold } from '../../language/fold.ts'
import type { Range } from '../../language/words.ts'
import type { Question } from './read-question.ts'
import { type Collection, type Similarity, termWeight } from './score-terms.ts'

/**
 * `raise` is what a chunk gets that writes a designation as the question does, against the weight of its most frequent
 * word. Of 372 questions with one, on tune halves, the right chunk comes nearer for 18 and farther for 3; with 1 it is
 * 22 and 7. `pool` is how many of the most similar chunks are looked into, and `designationsMax` for how many
 * designations: each costs as much as the question and those chunks are long.
 */
const settings = { raise: 0.5, pool: 24, designationsMax: 16 } as const

/**
 * The index knows words, not how they are joined: `fetch-retries` is as like `fetch-retry-factor`. So the most similar
 * chunks are read, and those that write a designation as the question does are raised.
 */
export async function raiseDesignated(
  { designations, terms }: Question,
  similarity: Similarity,
  collection: Collection,
  index: IndexReader,
): Promise<void> {
  if (designations.length === 0) return
  const weighed = designations
    .slice(0, settings.designationsMax)
    .flatMap(({ start, end, text }) => {
      const isWithin = (one: Range) => start <= one.start && one.end <= end
      const own = terms.filter(({ ranges }) => ranges.some(isWithin))
      // The words of "and/or" are no terms.
      return own.length === 0
        ? []
        : { text, weight: Math.min(...own.map((term) => termWeight(term, collection))) }
    })
  for (const chunk of await index.chunks(similarity.best(settings.pool))) {
    const written = fold(writtenIn(chunk))
    for (const { text, weight } of weighed)
      if (hasDesignation(written, text)) similarity.raise(chunk.number, settings.raise * weight)
  }
}

function writtenIn({ title, text, features }: IndexedChunk): string {
  return [title, ...features.layout.headings, text].join('\n')
}
