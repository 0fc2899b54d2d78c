import { languageOf } from '../languages.ts'
import type { Phrases } from '../phrases.ts'
import { calendarOf } from '../quantities/calendar.ts'
import { fold } from '../words/fold.ts'
import { trimmedRange } from '../words/trimmed-range.ts'
import type { Range } from '../words/words.ts'

/**
 * Splits a text into sentences: exact ranges, in order, with only white space between them. A full stop does not end a
 * sentence after an abbreviation, an initial or an ordinal of the language, and with no space after it only between
 * words; nor does what a Japanese sentence quotes: 「はい。」と答えた。 A blank line and a line that opens a list item, heading
 * or table row always end one. In a language without sentence terminators, clauses between spaces are joined until they
 * are as long as a sentence.
 */
export function sentences(text: string, language = 'en'): Range[] {
  const stops = fullStopsOf(language)
  const { isUnmarked } = languageOf(language)
  const add = isUnmarked ? addClauses : addTrimmed
  const found: Range[] = []
  let start = 0
  boundary.lastIndex = 0
  for (let match = boundary.exec(text); match !== null; match = boundary.exec(text)) {
    const end = match.index + match[0].length
    if (/[」』）】]$/u.test(match[0]) && /\p{Script=Hiragana}/u.test(text[end] ?? '')) continue
    if (isUnmarked && ofAbbreviation.test(text.slice(Math.max(0, match.index - 2), end))) continue
    if (isFullStop.test(match[0])) {
      if (isRemark.test(match[0]) && goesOn.test(text.slice(end, end + 2))) continue
      if (!isFollowedBySpace(text, end) && !isBetweenWords(text, match)) continue
      if (isLeader(text, match) || isWithinEllipsis(text, match)) continue
      if (match[0].startsWith('.') && !isSentenceStop(text, match.index, end, stops)) continue
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

/** A mark that closes with a bracket, and what stands behind it where the sentence goes on: "four(!) ways". */
const isRemark = /[!?]\)$/
const goesOn = /^\s\p{Ll}/u

/** How a sentence ends; `open` if it has no terminator. */
export function sentenceEnd(sentence: string, language: string): 'statement' | 'question' | 'open' {
  const end = sentence.slice(-endLengthMax).replace(closing, '')
  if (language === 'el' && /[;;]$/u.test(end)) return 'question'
  if (/[?？؟]$/u.test(end)) return 'question'
  if (/\.\.\.$|…$/u.test(end)) return 'open'
  if (languageOf(language).isUnmarked && /[\p{L}\p{M}\p{N}]$/u.test(end)) return 'statement'
  return /[.!۔।॥։。！｡]$/u.test(end) ? 'statement' : 'open'
}

/** What is looked at: a terminator, and what may close after it. */
const endLengthMax = 20
/** Quotation marks and brackets that close after the terminator. */
const closing = /[\s"'“”‘’»«)\]」』）】]{0,10}$/u

function isFollowedBySpace(text: string, end: number): boolean {
  return end < text.length && /\s/.test(text[end] ?? '')
}

const betweenWords = /(?<=\p{L}\p{Ll})\.(?=\p{Lu}\p{Ll}*[\s,])/uy

/**
 * Whether a full stop without a space separates sentences, "… in Rome.Later he …": a single one after a word, and
 * before a capitalized word.
 */
function isBetweenWords(text: string, { 0: stop, index }: RegExpExecArray): boolean {
  if (stop !== '.') return false
  betweenWords.lastIndex = index
  return betweenWords.test(text)
}

const leader = /^\.{5,}$/

/**
 * Whether dots are a leader to the other end of a line, as in forms and tables of contents: "Landlord ......... Ada
 * Bell".
 */
function isLeader(text: string, { 0: dots, index }: RegExpExecArray): boolean {
  if (!leader.test(dots)) return false
  const after = text.slice(index + dots.length, index + dots.length + 2)
  return /^[^\S\n]*\S/.test(after)
}

/**
 * Whether a full stop is one of an ellipsis that is set with spaces, as TeX does: "f (x, . . . )". Only its last one
 * ends a sentence, unless a bracket or comma follows.
 */
function isWithinEllipsis(text: string, { 0: stop, index }: RegExpExecArray): boolean {
  if (stop !== '.') return false
  if (text.startsWith(' .', index + 1)) return true
  return text.startsWith('. ', index - 2) && /^\s[),;:\]]/.test(text.slice(index + 1, index + 3))
}

/** Lower-case words after which a full stop may not end a sentence. */
type FullStops = {
  readonly abbreviations: ReadonlySet<string>
  /** Abbreviations only if a number follows; words otherwise. */
  readonly ofNumbers: ReadonlySet<string>
  /** Endings of names that are abbreviated before a number. */
  readonly endingsOfNumbers: readonly string[]
  /** Abbreviations before a number or after a comma or bracket: "b." for born. */
  readonly ofYears: ReadonlySet<string>
  /** Folded words that an ordinal may count. */
  readonly counted: ReadonlySet<string>
  /** Folded words behind which a number with a full stop is an ordinal, where a capital begins no sentence. */
  readonly beforeOrdinals: ReadonlySet<string>
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
    beforeOrdinals: new Set(
      own.capitalizesNouns ? [...own.articles.all, ...own.determiners.all].map(fold) : [],
    ),
    hasRomanOrdinals: own.hasRomanOrdinals,
  }
  fullStops.set(own.code, stops)
  return stops
}

function lowerCase({ all }: Phrases): ReadonlySet<string> {
  return new Set(all.map((word) => word.toLowerCase()))
}

function isSentenceStop(text: string, stop: number, end: number, stops: FullStops): boolean {
  const after = text.slice(end, end + aroundLength)
  const next = /\S/.exec(after)?.[0] ?? ''
  if (/\p{Ll}/u.test(next)) return false
  if (end > stop + 1) return true
  const head = text.slice(Math.max(0, stop - aroundLength), stop)
  const before = /$(?<=([\p{L}\p{M}\p{N}.]*))/u.exec(head)?.[1] ?? ''
  if (next !== '' && after.startsWith(next) && !isWordAlone.test(head)) return false
  if (smallWord.test(before) && !isAbbreviation(before, stops)) return true
  if (isOrdinal(before, after, stops) || isOrdinalAfter(head, stops)) return false
  if (isOfDate(before, head, after)) return false
  if (letterAlone.test(before) && isSpacedOut(head, after)) return false
  if (stops.ofYears.has(before)) return !/\p{N}/u.test(next) && !/[(,;–—-]\s*.$/u.test(head)
  if (/^(?:\p{L}\.)*\p{Lu}$/u.test(before)) return isOfDegrees.test(head) || !/\p{Lu}/u.test(next)
  const word = before.toLowerCase()
  if (stops.ofNumbers.has(word) || isNameCutShort(before, stops)) return !/\p{N}/u.test(next)
  const written = [word, word.replaceAll('.', ''), word.replace(afterNumber, '')]
  return !written.some((one) => stops.abbreviations.has(one))
}

/** A word without capitals, digits and full stops, as most sentences end with: it is at most an abbreviation. */
const smallWord = /^\p{Ll}{2,}$/u

function isAbbreviation(word: string, { ofYears, ofNumbers, abbreviations }: FullStops): boolean {
  return ofYears.has(word) || ofNumbers.has(word) || abbreviations.has(word)
}

/** A number that its abbreviation is written to: "4.3절." */
const afterNumber = /^\p{N}[\p{N}.]*/u

/** Characters before and after a full stop that tell whether it ends a sentence: more than most words have. */
const aroundLength = 40

function isEnding(written: string): boolean {
  return written.startsWith('-')
}

/** Whether a name is abbreviated before its number: "Hauptstr. 5". */
function isNameCutShort(word: string, { endingsOfNumbers }: FullStops): boolean {
  return /^\p{Lu}/u.test(word) && endingsOfNumbers.some((ending) => word.endsWith(ending))
}

/** Whether a full stop marks an ordinal: "19. Jahrhundert", "XIX. Jahrhundert", "lat 70. XX wieku", "XVI. Lajos". */
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

/** Whether a full stop marks an ordinal before a noun that has a capital wherever it stands: "nach dem 3. Tag". */
function isOrdinalAfter(head: string, { beforeOrdinals }: FullStops): boolean {
  if (beforeOrdinals.size === 0) return false
  return beforeOrdinals.has(fold(/(?:^|\s)(\p{L}+)\s\d{1,3}$/u.exec(head)?.[1] ?? ''))
}

/** Whether a full stop is one of a date in numbers that is set with spaces: "1. 3. 2025". */
function isOfDate(before: string, head: string, after: string): boolean {
  if (!/^\d{1,2}$/.test(before)) return false
  return (
    /^\s\d{1,2}\.\s?\d{4}/.test(after) || (/\d\.\s\d{1,2}$/.test(head) && /^\s\d{4}/.test(after))
  )
}

/** A letter that is no initial: "Heat it to 220 °C. Bake for 20 minutes." */
const isOfDegrees = /[°º]\s?\p{Lu}$/u

/** A letter that is no end of a word, also behind a full stop: "B" of "z. B." and "z.B." */
const letterAlone = /^(?:.*\.)?\p{L}$/u

/** Whether the full stop belongs to an abbreviation of spaced letters: "z. B.", "u. a.", "i. d. R.", "ص. ب." */
function isSpacedOut(head: string, after: string): boolean {
  if (/(?:^|\s)(?!\p{Lu})\p{L}\.\s\p{L}$/u.test(head)) return true
  return /(?:^|[^\p{L}\p{M}\p{N}])(?!\p{Lu})\p{L}$/u.test(head) && /^\s\p{L}\./u.test(after)
}

/** A word alone, not the end of a URL or file name. */
const isWordAlone = /(?:^|\s)["'“‘(]*[\p{L}’-][\p{L}\p{M}'’-]*$/u

/**
 * Splits at spaces between words of the script, not next to numbers, foreign words and abbreviations; a short rest is
 * added to the clause before.
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

/** Thai uses full stops only after abbreviations. */
const ofAbbreviation = /\p{Script=Thai}\.$/u
const clauseEnd = /(?<=\p{Script=Thai})\s(?=\p{Script=Thai}{3})/gu
/**
 * Least length of a clause, in characters: about 15 words of Thai. Replies hold the answers to 71 of 94 questions at
 * 30, to 78 at 60, and to 64 at 120.
 */
const clauseLengthMin = 60

function addTrimmed(found: Range[], text: string, from: number, to: number): void {
  const range = trimmedRange(text, { start: from, end: to })
  if (range.start < range.end) found.push(range)
}
