import type { Range } from './words.ts'

/** A range of a text without the white space at its two ends; an empty one at its end if there is nothing else in it. */
export function trimmedRange(text: string, range: Range): Range {
  let { start, end } = range
  while (start < end && isSpace(text, start)) start++
  while (end > start && isSpace(text, end - 1)) end--
  return { start, end }
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text[at] ?? '')
}
