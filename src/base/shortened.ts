import { withoutEnd } from './without-end.ts'

/**
 * A text of at most `lengthMax` UTF-16 units, cut behind a word, then `mark`, which does not count.
 * What is one long word is cut within it, but not within a character. A text that fits stays.
 */
export function shortened(text: string, lengthMax: number, mark = ''): string {
  if (text.length <= lengthMax) return text
  const cut = text.slice(0, lengthMax)
  const words = withoutEnd(withoutEnd(cut, /\S/), /\s/)
  return `${words || cut.replace(/[\ud800-\udbff]$/, '')}${mark}`.toWellFormed()
}
