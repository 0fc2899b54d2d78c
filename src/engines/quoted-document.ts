import { isQuotedIn } from '../evidence/is-quoted-in.ts'
import type { Passage } from '../evidence/passage.ts'

/** The document of the first passage with a sentence that the last answer quoted; undefined if none of them has one. */
export function quotedDocument(
  said: string | undefined,
  passages: readonly Passage[],
): string | undefined {
  if (said === undefined) return undefined
  return passages.find(({ text, language }) => isQuotedIn(said, text, language))?.docId
}
