import type { Sentence } from '../../../extraction/chunk-features.ts'
import { leadingWords } from '../../../extraction/terms/leading-words.ts'
import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import { definitionBehind } from '../../../language/defining.ts'
import type { QuestionTerm, ReadQuestion } from '../read-question.ts'
import { settings } from './settings.ts'
import { type Collection, type Similarity, termWeight } from './similarity.ts'

const { defining } = settings

/**
 * Raises, among the most similar chunks, those with a sentence that says what the thing is that a question is about:
 * "Depreciation is a method for …". Others about it have its name as often.
 */
export async function raiseDefining(
  { terms, isAsking }: ReadQuestion,
  similarity: Similarity,
  collection: Collection,
  index: IndexReader,
): Promise<void> {
  const asked = terms.filter(({ weight }) => weight === 1)
  if (!isAsking || asked.length === 0 || asked.length > defining.termsMax) return
  const weight = asked.reduce((sum, term) => sum + termWeight(term, collection), 0)
  for (const chunk of await index.chunks(similarity.best(defining.pool)))
    if (chunk.features.sentences.some((sentence) => defines(sentence, chunk, asked)))
      similarity.raise(chunk.number, defining.raise * weight)
}

function defines(
  { start, end, terms }: Sentence,
  { text, language }: IndexedChunk,
  asked: readonly QuestionTerm[],
): boolean {
  if (!asked.every(({ hashes }) => hashes.some((hash) => terms.includes(hash)))) return false
  const opening = text.slice(start, Math.min(end, start + defining.lengthMax))
  const words = tokens(opening, language)
  const termOf = (token: Token | undefined) =>
    token?.word.isTerm ? asked.findIndex(({ hashes }) => hashes.includes(token.word.hash)) : -1
  const lead = leadingWords(words, (at) => termOf(words[at]) >= 0)
  if (lead === undefined) return false
  const led = new Set(words.slice(lead.start, lead.end).map(termOf))
  const rest = opening.slice(words[lead.end - 1]?.end)
  return led.size === asked.length && definitionBehind(rest, language, false) === 'outright'
}
