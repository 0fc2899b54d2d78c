import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import { isReleaseHeading } from '../../../language/releases.ts'
import type { ReadQuestion } from '../read-question.ts'
import type { Similarity } from './similarity.ts'

/**
 * `lost` is the share of its score that a chunk of release notes loses. `pool` is how many of the most similar chunks are
 * read, if one of the `first`, which are read anyway, is such a chunk.
 */
const settings = { lost: 0.4, first: 8, pool: 64 } as const

/**
 * Lowers, among the most similar chunks, those of release notes, where the question does not ask for these: they have the
 * words of every question, as they name whatever was changed once.
 */
export async function lowerReleases(
  { asksForReleases }: ReadQuestion,
  similarity: Similarity,
  index: IndexReader,
): Promise<void> {
  if (asksForReleases) return
  const first = await index.chunks(similarity.best(settings.first))
  if (!first.some(isOfRelease)) return
  for (const chunk of await index.chunks(similarity.best(settings.pool)))
    if (isOfRelease(chunk))
      similarity.raise(chunk.number, -settings.lost * similarity.scoreOf(chunk.number))
}

function isOfRelease({ title, features }: IndexedChunk): boolean {
  return isReleaseHeading(title) || features.layout.headings.some(isReleaseHeading)
}
