import type { IndexReader } from '../../../index/index-reader.ts'
import type { ReadQuestion } from '../read-question.ts'
import { lowerReleases } from './lower-releases.ts'
import { raiseDefining } from './raise-defining.ts'
import { raiseDesignated } from './raise-designated.ts'
import { raiseHeaded } from './raise-headed.ts'
import { raiseNearest } from './raise-nearest.ts'
import { raiseQuoted } from './raise-quoted.ts'
import { type Collection, Similarity } from './similarity.ts'

/**
 * The similarity of chunks to all words of a question; chunks with exactly the name that it asks for are raised, those
 * that define what it is about, those of documents that the last answer quoted, and those whose vectors are near; release
 * notes are lowered.
 */
export async function similarityTo(
  question: ReadQuestion,
  collection: Collection,
  index: IndexReader,
): Promise<Similarity> {
  const similarity = new Similarity(question.terms, collection)
  await raiseDesignated(question, similarity, collection, index)
  await raiseHeaded(question, similarity, collection, index)
  await raiseDefining(question, similarity, collection, index)
  await lowerReleases(question, similarity, index)
  await raiseQuoted(question, similarity, collection.said, index)
  raiseNearest(similarity, collection.nearest ?? [])
  return similarity
}
