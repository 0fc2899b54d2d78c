import { fold } from './fold.ts'

/** A part of a text: UTF-16 offsets, end exclusive. */
export type Range = { readonly start: number; readonly end: number }

export type Word = Range & {
  /** Folded: lower case, without diacritics. */
  readonly text: string
}

/** The words of a text in order, each folded and with its exact range. See {@link wordRanges}. */
export function words(text: string): Word[] {
  return wordRanges(text).map(({ start, end }) => ({
    text: fold(text.slice(start, end)),
    start,
    end,
  }))
}

/**
 * Where the words of a text are, in order of their start. Scripts written without spaces between
 * words (Chinese, Japanese, Thai …), and Korean, give overlapping pairs of characters: as good for
 * search as a dictionary, and many times faster. An English clitic ('s, n't) is not a word.
 */
export function wordRanges(text: string): Range[] {
  const found: Range[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const start = match.index
    const end = start + match[0].length
    if (isClitic(text, start, match[0])) continue
    if (mayBeUnspaced(match[0])) addUnspaced(found, match[0], start)
    else found.push({ start, end })
  }
  return found
}

const clitics = new Set(['s', 't', 'd', 'm', 're', 'll', 've'])

function isClitic(text: string, start: number, word: string): boolean {
  if (word.length > 2 || start < 2) return false
  const before = text[start - 1]
  return (
    (before === "'" || before === '’') && clitics.has(word) && /\p{L}/u.test(text[start - 2] ?? '')
  )
}

const unspaced =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}'
const unspacedOrOther = new RegExp(`([${unspaced}]+)|[^${unspaced}]+`, 'gu')
const firstUnspaced = 0x0e00

function mayBeUnspaced(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) >= firstUnspaced) return true
  return false
}

function addUnspaced(found: Range[], run: string, offset: number): void {
  for (const match of run.matchAll(unspacedOrOther)) {
    const start = offset + match.index
    if (match[1] === undefined) found.push({ start, end: start + match[0].length })
    else addPairs(found, match[1], start)
  }
}

function addPairs(found: Range[], run: string, offset: number): void {
  const starts: number[] = []
  for (let i = 0; i < run.length; i += (run.codePointAt(i) ?? 0) > 0xffff ? 2 : 1) starts.push(i)
  for (let i = 0; i < Math.max(1, starts.length - 1); i++)
    found.push({ start: offset + (starts[i] ?? 0), end: offset + (starts[i + 2] ?? run.length) })
}
