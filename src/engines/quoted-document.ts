import type { Passage } from '../evidence/passage.ts'
import { shown } from '../evidence/shown.ts'
import { sentences } from '../language/sentences/sentences.ts'

/** Shortest sentence that tells its document, in characters: "Yes." is in many. */
const sentenceLengthMin = 20

/** The document of the first passage with a sentence that the last answer quoted; undefined if none of them has one. */
export function quotedDocument(
  said: string | undefined,
  passages: readonly Passage[],
): string | undefined {
  if (said === undefined) return undefined
  const isQuoted = (sentence: string) =>
    sentence.length >= sentenceLengthMin && said.includes(sentence)
  return passages.find(({ text, language }) =>
    sentences(text, language).some(({ start, end }) => isQuoted(shown(text.slice(start, end)))),
  )?.docId
}
