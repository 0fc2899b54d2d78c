import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import { isReleaseHeading } from '../../../language/releases.ts'
import type { ReadQuestion } from '../read-question.ts'
import { settings } from './settings.ts'
import type { Similarity } from './similarity.ts'

const { releases } = settings

/**
 * Lowers, among the most similar chunks, those of release notes, where the question does not ask for these: they have
 * the words of every question, as they name whatever was changed once.
 */
export async function lowerReleases(
  { asksForReleases }: ReadQuestion,
  similarity: Similarity,
  index: IndexReader,
): Promise<void> {
  if (asksForReleases) return
  const first = await index.chunks(similarity.best(releases.first))
  if (!first.some(isOfRelease)) return
  for (const chunk of await index.chunks(similarity.best(releases.pool)))
    if (isOfRelease(chunk))
      similarity.raise(chunk.number, -releases.lost * similarity.scoreOf(chunk.number))
}

function isOfRelease({ title, features }: IndexedChunk): boolean {
  return isReleaseHeading(title) || features.layout.headings.some(isReleaseHeading)
}
