import { invalidParameter } from '../../base/errors/invalid-parameter.ts'

/** Throws `invalid_request` if a page would begin after the end of its text. */
export function demandWithin(offset: number, characters: number): void {
  if (offset <= characters) return
  throw invalidParameter('offset', `The text has ${characters} characters.`)
}

/**
 * The end of a page of text: after a line break in its last fifth if there is one, and never within a surrogate pair.
 * A page of one character that is such a pair is one longer than asked.
 */
export function pageEnd(text: string, offset: number, charactersMax: number): number {
  const end = offset + charactersMax
  if (end >= text.length) return text.length
  const line = text.lastIndexOf('\n', end - 1) + 1
  if (line > offset + charactersMax * fullShareMin) return line
  const splits = /[\ud800-\udbff]/.test(text.charAt(end - 1))
  if (!splits) return end
  return end - 1 > offset ? end - 1 : end + 1
}

/** A page that ends with a line is at least this full: half-empty pages cost as many calls more. */
const fullShareMin = 0.8
