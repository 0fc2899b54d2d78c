import { calendarOf } from './calendar.ts'
import { fold } from './fold.ts'
import { languageOf } from './languages.ts'
import type { Phrases } from './phrases.ts'
import type { Range } from './words.ts'

/**
 * The sentences of a text in order: exact ranges without the space around them; what lies between two of them is only
 * space. A full stop ends none after an abbreviation, an initial or an ordinal of the language, and with no space after
 * it only between words; a blank line and a line that opens a list item, heading or table row always end one. Where a
 * language marks no end, clauses between spaces are taken together until they are as long as a sentence.
 */
export function sentences(text: string, language = 'en'): Range[] {
  const stops = fullStopsOf(language)
  const { isUnmarked } = languageOf(language)
  const add = isUnmarked ? addClauses : addTrimmed
  const found: Range[] = []
  let start = 0
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length
    if (isUnmarked && ofAbbreviation.test(text.slice(Math.max(0, match.index - 2), end))) continue
    if (isFullStop.test(match[0])) {
      if (!isFollowedBySpace(text, end) && !isBetweenWords(text, match)) continue
      if (isLeader(text, match)) continue
      if (match[0].startsWith('.') && !endsSentence(text, match.index, end, stops)) continue
    }
    add(found, text, start, end)
    start = end
  }
  add(found, text, start, text.length)
  return found
}

const boundary =
  /[.!?…؟۔।॥։]+["'”’»)\]]*|[。！？｡]+[」』”’）】]*|\n[^\S\n]*\n|\n(?=[^\S\n]*(?:[•|]|[-*]\s|#{1,6}\s|\d+[.)]\s))/gu

const isFullStop = /^[.!?…؟۔।॥։]/

/** How a sentence ends; `open` if it breaks off, or has no end. */
export function sentenceEnd(sentence: string, language: string): 'statement' | 'question' | 'open' {
  const end = sentence.slice(-endLengthMax).replace(closing, '')
  if (language === 'el' && /[;;]$/u.test(end)) return 'question'
  if (/[?？؟]$/u.test(end)) return 'question'
  if (/\.\.\.$|…$/u.test(end)) return 'open'
  if (languageOf(language).isUnmarked && /[\p{L}\p{M}\p{N}]$/u.test(end)) return 'statement'
  return /[.!۔।॥։。！｡]$/u.test(end) ? 'statement' : 'open'
}

const endLengthMax = 20
/** What closes after the end of a sentence that a quotation or a bracket holds. */
const closing = /[\s"'“”‘’»«)\]」』）】]{0,10}$/u

function isFollowedBySpace(text: string, end: number): boolean {
  return end < text.length && isSpace(text, end)
}

const betweenWords = /(?<=\p{L}\p{Ll})\.(?=\p{Lu}\p{Ll}*[\s,])/uy

/** "… in Rome.Later he …": a single full stop after a word, and another word with a capital after it. */
function isBetweenWords(text: string, { 0: stop, index }: RegExpExecArray): boolean {
  if (stop !== '.') return false
  betweenWords.lastIndex = index
  return betweenWords.test(text)
}

const leader = /^\.{5,}$/

/** "Landlord ......... Ada Bell": dots that lead to the other end of a line, as in forms and tables of contents. */
function isLeader(text: string, { 0: dots, index }: RegExpExecArray): boolean {
  if (!leader.test(dots)) return false
  const after = text.slice(index + dots.length, index + dots.length + 2)
  return /^[^\S\n]*\S/.test(after)
}

/** Words after which a full stop may end no sentence, in lower case. */
type FullStops = {
  readonly abbreviations: ReadonlySet<string>
  /** Words of their own, unless a number follows. */
  readonly ofNumbers: ReadonlySet<string>
  /** How names end that are cut short before a number. */
  readonly endingsOfNumbers: readonly string[]
  /** "b." for born: before a number or after what sets them apart. */
  readonly ofYears: ReadonlySet<string>
  /** What an ordinal counts, folded. */
  readonly counted: ReadonlySet<string>
  readonly hasRomanOrdinals: boolean
}

const fullStops = new Map<string, FullStops>()

function fullStopsOf(language: string): FullStops {
  const own = languageOf(language)
  const known = fullStops.get(own.code)
  if (known !== undefined) return known
  const hasOrdinals = own.ordinalsCount.all.length > 0
  const stops = {
    abbreviations: lowerCase(own.abbreviations),
    ofNumbers: lowerCase(own.abbreviationsOfNumbers),
    endingsOfNumbers: own.abbreviationsOfNumbers.all.filter(isEnding).map((one) => one.slice(1)),
    ofYears: lowerCase(own.abbreviationsOfYears),
    counted: new Set(
      hasOrdinals ? [...calendarOf(own.code).words, ...own.ordinalsCount.all.map(fold)] : [],
    ),
    hasRomanOrdinals: own.hasRomanOrdinals,
  }
  fullStops.set(own.code, stops)
  return stops
}

function lowerCase({ all }: Phrases): ReadonlySet<string> {
  return new Set(all.map((word) => word.toLowerCase()))
}

function endsSentence(text: string, stop: number, end: number, stops: FullStops): boolean {
  const after = text.slice(end, end + 40)
  const next = /\S/.exec(after)?.[0] ?? ''
  if (/\p{Ll}/u.test(next)) return false
  if (end > stop + 1) return true
  const head = text.slice(Math.max(0, stop - 40), stop)
  const before = /$(?<=([\p{L}\p{N}.]*))/u.exec(head)?.[1] ?? ''
  if (next !== '' && after.startsWith(next) && !isWordAlone.test(head)) return false
  if (isOrdinal(before, after, stops)) return false
  if (isSpacedOut(head, after)) return false
  if (stops.ofYears.has(before)) return !/\p{N}/u.test(next) && !/[(,;–—-]\s*.$/u.test(head)
  if (/^(?:\p{L}\.)*\p{Lu}$/u.test(before)) return !/\p{Lu}/u.test(next)
  const word = before.toLowerCase()
  if (stops.ofNumbers.has(word) || isNameCutShort(before, stops)) return !/\p{N}/u.test(next)
  return !stops.abbreviations.has(word) && !stops.abbreviations.has(word.replaceAll('.', ''))
}

function isEnding(written: string): boolean {
  return written.startsWith('-')
}

/** "Hauptstr. 5": a full stop before its number ends no sentence. */
function isNameCutShort(word: string, { endingsOfNumbers }: FullStops): boolean {
  return /^\p{Lu}/u.test(word) && endingsOfNumbers.some((ending) => word.endsWith(ending))
}

/** "19. Jahrhundert", "XIX. Jahrhundert", "lat 70. XX wieku", "XVI. Lajos" */
function isOrdinal(before: string, after: string, stops: FullStops): boolean {
  const isRoman = /^[IVXLC]{2,}$/.test(before)
  if (isRoman && stops.hasRomanOrdinals) return true
  const isShort = /^\d{1,2}$/.test(before)
  if (isShort && /^\s[IVXLC]{2,}\s/.test(after)) return true
  return (isShort || isRoman) && isCounted(after, stops)
}

function isCounted(after: string, { counted }: FullStops): boolean {
  if (counted.size === 0) return false
  return counted.has(fold(/^\s+([\p{L}\p{M}]+)/u.exec(after)?.[1] ?? ''))
}

/** "z. B." and "u. a.": letters with a space between. */
function isSpacedOut(head: string, after: string): boolean {
  return (
    /(?:^|[^\p{L}\p{N}])\p{Ll}$/u.test(head) &&
    (/^\s\p{L}\./u.test(after) || /(?:^|\s)\p{L}\.\s\p{Ll}$/u.test(head))
  )
}

/** Not the end of an address or of a file's name. */
const isWordAlone = /(?:^|\s)["'“‘(]*[\p{L}’-][\p{L}'’-]*$/u

/**
 * Cuts at spaces between words of the script, not beside numbers, foreign words and abbreviations; a short rest belongs
 * to what is before it.
 */
function addClauses(found: Range[], text: string, from: number, to: number): void {
  const before = found.length
  let start = from
  for (const { index, 0: space } of text.slice(from, to).matchAll(clauseEnd)) {
    const end = from + index
    if (end - start < clauseLengthMin) continue
    addTrimmed(found, text, start, end)
    start = end + space.length
  }
  const last = found.length > before && to - start < clauseLengthMin ? found.pop() : undefined
  addTrimmed(found, text, last?.start ?? start, to)
}

/** Thai has full stops after abbreviations alone. */
const ofAbbreviation = /\p{Script=Thai}\.$/u
const clauseEnd = /(?<=\p{Script=Thai})\s(?=\p{Script=Thai}{3})/gu
/**
 * In characters: about 15 words of Thai. Replies hold the answers to 71 of 94 questions at 30, to 78 at 60, and to 64 at
 * 120.
 */
const clauseLengthMin = 60

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
