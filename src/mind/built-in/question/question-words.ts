import { withoutEnd } from '../../../base/text/without-end.ts'
import type { Asked, Language } from '../../../language/language.ts'
import type { FoundPhrase } from '../../../language/phrases.ts'

/** The question words with which the last question of a text opens: "How long", or "which year" in "In which year". */
export function questionWords(text: string, language: Language): FoundPhrase<Asked> | undefined {
  const from = lastSentenceStart(text)
  const start = text.slice(from)
  const found = language.asks.opening(start)
  if (found !== undefined) return movedBy(from, found)
  const preposition = language.prepositions.opening(start)
  if (preposition === undefined) return undefined
  const after = language.asks.opening(start.slice(preposition.end))
  return after && movedBy(from + preposition.end, after)
}

function movedBy<Value>(by: number, found: FoundPhrase<Value>): FoundPhrase<Value> {
  return { ...found, start: found.start + by, end: found.end + by }
}

/** The offset at which the last sentence begins; the sentences before it only explain the question. */
export function lastSentenceStart(text: string): number {
  const body = withoutEnd(text, /[\s?？؟!.]/)
  return body.length - (body.split(/[.!?。？！؟]/).at(-1) ?? '').trimStart().length
}
