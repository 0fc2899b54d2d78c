import type { Range } from './words.ts'

/**
 * The sentences of a text in order: exact ranges without the space around them; what lies between
 * two of them is only space. A full stop after an abbreviation, an initial or an ordinal ends none,
 * one with no space after it only between words; a blank line and a line that opens a list item, heading or table row always do.
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
  /(?<![.!?…؟۔।])[.!?…؟۔।]+(?![.!?…؟۔।])["'”’»)\]]*(?=\s)|(?<=\p{L}\p{Ll})\.(?=\p{Lu}\p{Ll}*[\s,])|[。！？｡]+[」』”’）】]*|\n[^\S\n]*\n|\n(?=[^\S\n]*(?:[-*•|#]|\d+[.)]\s))/gu

const abbreviations = new Set(
  `dr mr mrs ms mx st sr jr prof rev hon gen lt sgt capt cmdr gov sen rep pres supt esq vs cf ca eg ie
  al approx translit transl lit est op cit jan feb mar apr jun jul aug sep sept oct nov dec inc ltd co corp bros dept univ
  assn mt ft ave blvd bzw usw evtl ggf str dipl ing hr fr mme mlle sra dra avda uds`.split(/\s+/),
)

/** Words of their own, unless a number follows. */
const abbreviationsOfNumbers = new Set(
  'no nos nr vol vols p pp fig figs eq ch sec art ref col ed'.split(' '),
)

/** "b." for born, "c." for circa, "d." for died: before a number or after what sets them apart. */
const circa = /^[bcd]$/

/** What a German ordinal counts. */
const counted =
  /^\s+(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhunderts?|Jh)(?!\p{L})/u

function endsSentence(text: string, stop: number, end: number): boolean {
  const after = text.slice(end, end + 40)
  const next = /\S/.exec(after)?.[0] ?? ''
  if (/\p{Ll}/u.test(next)) return false
  if (end > stop + 1) return true
  const head = text.slice(Math.max(0, stop - 40), stop)
  const before = /[\p{L}\p{N}.]+$/u.exec(head)?.[0] ?? ''
  if (next !== '' && after.startsWith(next) && !isWordAlone.test(head)) return false
  if (/^\d{1,2}$/.test(before) && counted.test(after)) return false
  if (isSpacedOut(head, after)) return false
  if (circa.test(before)) return !/\p{N}/u.test(next) && !/[(,;–—-]\s*.$/u.test(head)
  if (/^(?:\p{L}\.)*\p{Lu}$/u.test(before)) return !/\p{Lu}/u.test(next)
  const word = before.toLowerCase()
  if (abbreviationsOfNumbers.has(word)) return !/\p{N}/u.test(next)
  return !abbreviations.has(word)
}

/** "z. B." and "u. a.": letters with a space between. */
function isSpacedOut(head: string, after: string): boolean {
  return (
    /(?:^|[^\p{L}\p{N}])\p{Ll}$/u.test(head) &&
    (/^\s\p{L}\./u.test(after) || /(?:^|\s)\p{L}\.\s\p{Ll}$/u.test(head))
  )
}

/** Not the end of an address or of a file's name. */
const isWordAlone = /(?:^|\s)["'“‘(]*[\p{L}'’-]+$/u

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
