import type { Range } from '../../language/words/words.ts'
import type { LexiconEntry } from '../terms/lexicon.ts'
import type { Token } from '../terms/tokens.ts'

export type Name = Range & {
  /** Including link words. */
  readonly wordCount: number
  /** Whether it has one capital, which any word has that opens a sentence: "Apollo", "Apollo 11", "Juice of 1". */
  readonly isOneWord: boolean
  /** Whether it opens the sentence, so that its capital proves nothing. */
  readonly opensSentence: boolean
  /** The indices of its first and last word among those of the sentence. */
  readonly first: number
  readonly last: number
}

/**
 * Finds the names in a sentence by capitals: runs of capitalized words and numbers, across link words ("Duchy of
 * Lucca", "Ada van Dyk"), without stop words at either end. Numbers and dates alone are no names.
 */
export function findNames(text: string, words: readonly Token[]): Name[] {
  const names: Name[] = []
  for (let first = 0; first < words.length; first++) {
    if (!words[first]?.word.isCapital || isUnitAt(text, words, first)) continue
    const last = endOfRun(text, words, first)
    const name = nameWithin(words, first, last)
    if (name !== undefined) names.push(name)
    first = last
  }
  return names
}

/**
 * The name in the words from `first` to `last` of a sentence, without stop words and parts of a date at either end, and
 * without what only tells who or what bears it: "Dr. Ada Brook", "Architektin Ada Brook".
 */
export function nameWithin(words: readonly Token[], first: number, last: number): Name | undefined {
  let [from, to] = [first, last]
  while (from <= to && !(words[from]?.word.isCapital && mayBound(words, from, from + 1))) from++
  while (from <= to && !mayBound(words, to, to - 1)) to--
  from += countBefore(words, from, to)
  const [start, end] = [words[from]?.start, words[to]?.end]
  if (from > to || start === undefined || end === undefined) return undefined
  const naming = countNaming(words, from, to)
  if (naming === 0) return undefined
  const wordCount = to + 1 - from
  const isOneWord = naming === 1 && !hasSureCapital(words, from, to)
  return { start, end, wordCount, isOneWord, opensSentence: from === 0, first: from, last: to }
}

/** Whether a word may be the first or last of a name whose next word within is at `inner`. */
function mayBound(words: readonly Token[], at: number, inner: number): boolean {
  const word = words[at]?.word
  if (word === undefined || (word.isStopWord && !isAcronymIn(word, words))) return false
  if (at === 0 && word.opensClause && !word.isAcronym) return false
  if (word.isCalendar && !words[inner]?.word.isCapital) return false
  return !(word.isCalendar || word.isNumber) || !isInDate(words, at)
}

/**
 * How many words before a name are no part of it. A title is one of a name of few words: "Mr. Bean" and "Dr. Jekyll and
 * Mr. Hyde" keep theirs.
 */
function countBefore(words: readonly Token[], first: number, last: number): number {
  const word = words[first]?.word
  if (first === 0 && last > 1 && words[1]?.word.isCourtesyTitle)
    return 1 + countBefore(words, 1, last)
  if (!word?.isBeforeName && !word?.isCourtesyTitle) return 0
  if (first >= last || !words[first + 1]?.word.isCapital) return 0
  const isOfFewWords = last > first + 1 && last < first + titledWordsMax
  const isTitle =
    word.isCourtesyTitle && isOfFewWords && !words.slice(first, last).some(isCoordinator)
  return isTitle || word.isBeforeName ? 1 + countBefore(words, first + 1, last) : 0
}

function isCoordinator({ word }: Token): boolean {
  return word.isCoordinator
}

/** Most words of a name with a title before it; longer ones are titles of works. */
const titledWordsMax = 5

/** The number of words with a capital, from `first` to `last`, that are no part of a date. */
function countNaming(words: readonly Token[], first: number, last: number): number {
  let count = 0
  for (let at = first; at <= last; at++) {
    const word = words[at]?.word
    if (word?.isCapital && !word.isNumber && !word.isCalendar) count++
  }
  return count
}

/** Whether a word from `first` to `last` has a capital wherever it stands: "PostgreSQL", and "RFC" of "RFC 2616". */
function hasSureCapital(words: readonly Token[], first: number, last: number): boolean {
  for (let at = first; at <= last; at++) {
    const word = words[at]?.word
    if (word?.isCamelCase || (word?.isAcronym && first < last)) return true
  }
  return false
}

/** Whether a word is a unit behind a number: "75 Nm", "20 °C". */
function isUnitAt(text: string, words: readonly Token[], at: number): boolean {
  const token = words[at]
  if (token === undefined) return false
  if (token.word.folded.length === 1 && text[token.start - 1] === '°') return true
  const before = token.word.isUnit ? words[at - 1] : undefined
  return before?.word.isNumber === true && token.start - before.end <= 1
}

/** Whether a word is part of a date: a month or weekday beside a number, or the number of a day before a month. */
function isInDate(words: readonly Token[], at: number): boolean {
  const word = words[at]?.word
  if (!word?.isCalendar && !word?.isNumber) return false
  const after = words[at + 1]?.word
  if (word.isCalendar) return words[at - 1]?.word.isNumber === true || after?.isNumber === true
  return after?.isNameLink ? words[at + 2]?.word.isCalendar === true : after?.isCalendar === true
}

/** Most small words in a row within a name: "University of the Arts". */
const linkWordsMax = 2

/** The index of the last word of the run that opens at `first`. */
function endOfRun(text: string, words: readonly Token[], first: number): number {
  let last = first
  for (let next = first + 1; next <= last + 1 + linkWordsMax; next++) {
    const [before, token] = [words[next - 1], words[next]]
    if (before === undefined || token === undefined || !joins(text, before, token)) break
    if (isUnitAt(text, words, next)) break
    if (token.word.isNumber && isUnitAt(text, words, next + 1)) break
    if (token.word.isCapital || token.word.isNumber || isSuffix(text, before, token)) last = next
    else if (!token.word.isNameLink && !isBetweenHyphens(text, token)) break
  }
  return last
}

/** Whether two consecutive words may belong to one name, by the text between them. */
function joins(text: string, before: Token, after: Token): boolean {
  if (after.start === before.end + 1 && text.charCodeAt(before.end) === space) return true
  const gap = text.slice(before.end, after.start)
  if (gap.includes('\n') && !isWrapped(text, before.end)) return false
  if (/^(?:[^\S\n]{1,2}|\r?\n|['’]s\s+|\s?&\s?|-\s?|['’])$/.test(gap)) return true
  if (isSuffix(text, before, after)) return true
  if (gap === '.' && isNumberOrInitials(before) && isNumberOrInitials(after)) return true
  return /^\.\s?$/.test(gap) && mayBeShortened(before.word)
}

/** Whether a line that ends behind an offset goes on in the next one: it is as long as those of running text. */
function isWrapped(text: string, end: number): boolean {
  return end - text.lastIndexOf('\n', end - 1) > wrappedLengthMin
}

/** Fewest characters of a line of running text; shorter ones are those of addresses, forms and lists. */
const wrappedLengthMin = 40

/** Whether a full stop within "0.93" or "EE.UU." may stand beside it. */
function isNumberOrInitials({ word }: Token): boolean {
  return word.isNumber || (word.isAcronym && word.folded.length === 2)
}

/** Whether it is a small word as in "Stoke-on-Trent". */
function isBetweenHyphens(text: string, { start, end }: Token): boolean {
  return text[start - 1] === '-' && text[end] === '-'
}

/** Whether a word belongs to the one before as in "Node.js". */
function isSuffix(text: string, before: Token, { start, word }: Token): boolean {
  return start === before.end + 1 && text[before.end] === '.' && !word.isCapital && !word.isNumber
}

const space = 32

function mayBeShortened({ isCapital, isHonorific, folded }: LexiconEntry): boolean {
  return isCapital && (folded.length === 1 || isHonorific)
}

/** Whether it is an acronym; in a sentence all in capitals, none can be told. */
function isAcronymIn({ isAcronym }: LexiconEntry, sentence: readonly Token[]): boolean {
  return isAcronym && sentence.some(({ word }) => !word.isCapital && !word.isNumber)
}
