import type { Range } from './words.ts'

/**
 * The sentences of a text in order: exact ranges without the space around them; what lies between
 * two of them is only space. A full stop after an abbreviation, an initial or a number that goes on
 * ends none; a blank line and a line that opens a list item, heading or table row always do.
 */
export function sentences(text: string): Range[] {
  const found: Range[] = []
  let start = 0
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length
    if (match[0].startsWith('.') && !endsSentence(text, match.index, end)) continue
    addTrimmed(found, text, start, end)
    start = end
  }
  addTrimmed(found, text, start, text.length)
  return found
}

const boundary =
  /(?<![.!?…؟۔।])[.!?…؟۔।]+(?![.!?…؟۔।])["'”’»)\]]*(?=\s)|[。！？｡]+[」』”’）】]*|\n[^\S\n]*\n|\n(?=[^\S\n]*(?:[-*•|#]|\d+[.)]\s))/gu

const abbreviations = new Set(
  `dr mr mrs ms mx st sr jr prof rev hon gen lt sgt capt cmdr gov sen rep pres supt esq vs cf ca eg ie
  al approx est op cit jan feb mar apr jun jul aug sep sept oct nov dec inc ltd co corp bros dept univ
  assn mt ft ave blvd bzw usw evtl ggf str dipl ing hr fr mme mlle sra dra avda uds`.split(/\s+/),
)

/** Words of their own, unless a number follows. */
const abbreviationsOfNumbers = new Set(
  'no nos nr vol vols p pp fig figs eq ch sec art ref col ed'.split(' '),
)

function endsSentence(text: string, stop: number, end: number): boolean {
  const next = /\S/.exec(text.slice(end, end + 40))?.[0] ?? ''
  if (/\p{Ll}/u.test(next)) return false
  if (end > stop + 1) return true
  const before = /[\p{L}\p{N}.]+$/u.exec(text.slice(Math.max(0, stop - 20), stop))?.[0] ?? ''
  if (/^(?:\p{L}\.)*\p{Lu}$/u.test(before)) return !/\p{Lu}/u.test(next)
  const word = before.toLowerCase()
  if (abbreviationsOfNumbers.has(word)) return !/\p{N}/u.test(next)
  return !abbreviations.has(word)
}

function addTrimmed(found: Range[], text: string, from: number, to: number): void {
  let start = from
  let end = to
  while (start < end && isSpace(text, start)) start++
  while (end > start && isSpace(text, end - 1)) end--
  if (start < end) found.push({ start, end })
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text[at] ?? '')
}
