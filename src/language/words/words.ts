import { characterKinds } from '../../base/text/character-kinds.ts'
import { fold } from './fold.ts'

/** A part of a text: UTF-16 offsets, end exclusive. */
export type Range = { readonly start: number; readonly end: number }

export type Word = Range & {
  /** Folded: lower case, without diacritics. */
  readonly text: string
}

/** The words of a text in order, each folded and with its exact range. See {@link eachWord}. */
export function words(text: string): Word[] {
  return wordRanges(text).map(({ start, end }) => ({
    text: fold(text.slice(start, end)),
    start,
    end,
  }))
}

/** The ranges of the words of a text, in order of their start. See {@link eachWord}. */
export function wordRanges(text: string): Range[] {
  const found: Range[] = []
  eachWord(text, (start, end) => found.push({ start, end }))
  return found
}

type Visit = (start: number, end: number) => void

/**
 * Visits the range of each word of a text, in order of their start. Scripts written without spaces
 * between words (Chinese, Japanese, Thai …), and Korean, give overlapping pairs of characters: as
 * good for search as a dictionary, and many times faster. An English clitic ('s, n't) is not a word.
 */
export function eachWord(text: string, visit: Visit): void {
  const { length } = text
  for (let at = 0; at < length; at++) {
    const start = at
    let hasUnspaced = false
    for (; at < length; at++) {
      const kind = kindAt(text, at)
      if (kind === outside) break
      if (kind === unspaced) hasUnspaced = true
    }
    if (hasUnspaced) eachPart(text, start, at, visit)
    else if (at > start && !isClitic(text, start, at)) visit(start, at)
  }
}

const outside = 1
const spaced = 2
const unspaced = 3

/** The first letter of these scripts, of Thai: below it the pattern need not be tried. */
const firstUnspaced = 0x0e00
const unspacedScripts =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u

const kindAt = characterKinds(kindOf)

function kindOf(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  if (!/[\p{L}\p{N}\p{M}\u055b\u055c\u055e]/u.test(character)) return outside
  return codePoint >= firstUnspaced && unspacedScripts.test(character) ? unspaced : spaced
}

const clitics = new Set(['s', 't', 'd', 'm', 're', 'll', 've'])
const cliticLengthMax = 2

const apostrophe = 0x27
const closingQuote = 0x2019

function isClitic(text: string, start: number, end: number): boolean {
  return end - start <= cliticLengthMax && isCliticAfter(text, start, text.slice(start, end))
}

/** Whether a word is an English clitic where it stands after a letter. */
export function mayBeClitic(word: string): boolean {
  return clitics.has(word)
}

/** Whether a word that begins at an offset is an English clitic after a letter: 's, n't. */
export function isCliticAfter(text: string, start: number, word: string): boolean {
  if (word.length > cliticLengthMax || start < 2) return false
  const before = text.charCodeAt(start - 1)
  const isMarked = before === apostrophe || before === closingQuote
  return isMarked && clitics.has(word) && /\p{L}/u.test(text[start - 2] ?? '')
}

function eachPart(text: string, start: number, end: number, visit: Visit): void {
  for (let at = start; at < end; ) {
    const from = at
    const kind = kindAt(text, from)
    while (at < end && kindAt(text, at) === kind) at++
    if (kind === unspaced) eachPair(text, from, at, visit)
    else visit(from, at)
  }
}

function eachPair(text: string, start: number, end: number, visit: Visit): void {
  let [first, second] = [start, nextCharacter(text, start)]
  do {
    const third = second < end ? nextCharacter(text, second) : end
    visit(first, third)
    first = second
    second = third
  } while (second < end)
}

function nextCharacter(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
}
