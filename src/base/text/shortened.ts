import { withoutEnd } from './without-end.ts'

/**
 * Shortens a text to at most `lengthMax` UTF-16 units, at the end of a word, and appends `mark`, which does not count.
 * One long word is cut within, but not within a character. A text that fits is returned unchanged.
 */
export function shortened(text: string, lengthMax: number, mark = ''): string {
  if (text.length <= lengthMax) return text
  const cut = text.slice(0, lengthMax)
  const words = withoutEnd(withoutEnd(cut, /\S/), /\s/)
  return `${words || cut.replace(/[\ud800-\udbff]$/, '')}${mark}`.toWellFormed()
}
