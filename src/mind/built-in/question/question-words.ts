import { withoutEnd } from '../../../base/without-end.ts'
import type { Asked, Language } from '../../../language/language.ts'
import type { FoundPhrase } from '../../../language/phrases.ts'

/** What the last question of a text opens with, "How long", or "In which year" without its preposition. */
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

/** Where the last question of several sentences begins: what stands before it only explains. */
export function lastSentenceStart(text: string): number {
  const body = withoutEnd(text, /[\s?？؟!.]/)
  return body.length - (body.split(/[.!?。？！؟]/).at(-1) ?? '').trimStart().length
}
