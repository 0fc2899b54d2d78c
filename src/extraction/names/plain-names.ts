import { stemmerOf } from '../../language/word-forms/stemmer.ts'
import type { Range } from '../../language/words/words.ts'
import { type Token, tokens } from '../terms/tokens.ts'

/** Words of a sentence, not all with capitals, that name something if a document is about it: "the connection pool". */
export type PlainName = Range & {
  /** The key of the name, and those of other forms of its last word: "connection pool" for "connection pools". */
  readonly keys: readonly [string, ...string[]]
  readonly wordCount: number
}

/** Most words of such a name. Each word more is one look-up more for each word of a sentence. */
const wordsMax = 4
/** Fewest letters of such a name of one word; shorter ones are hardly names. */
const lettersMin = 4

/**
 * Every run of a few words of a sentence that may be a name written without capitals, in order. There are too many to
 * store, but few enough to look up for the sentences that a question comes to.
 */
export function plainNames(text: string, { start, end }: Range, language: string): PlainName[] {
  const words = tokens(text.slice(start, end), language, start)
  const stemOf = stemmerOf(language)
  const found: PlainName[] = []
  words.forEach((first, from) => {
    if (!mayBound(first) || addressMarks.has(text[first.start - 1] ?? ' ')) return
    let isPlain = false
    for (let to = from; to < Math.min(from + wordsMax, words.length); to++) {
      const last = words[to]
      if (last === undefined || (to > from && !adjoins(text, words[to - 1], last))) break
      isPlain ||= !last.word.isCapital && !last.word.isStopWord && !last.word.isNumber
      if (!isPlain || !mayBound(last)) continue
      const before = words.slice(from, to).map(({ word }) => word.folded)
      const keyOf = (word: string) => [...before, word].join(' ')
      const { folded } = last.word
      if (to === from && folded.length < lettersMin) continue
      if (addressMarks.has(text[last.end] ?? ' ') && /\S/.test(text[last.end + 1] ?? ' ')) continue
      const others = singularsOf(folded).filter((form) => stemOf(form) === stemOf(folded))
      const keys = [keyOf(folded), ...others.map(keyOf)] as const
      found.push({ start: first.start, end: last.end, keys, wordCount: to - from + 1 })
    }
  })
  return found
}

/** What is written beside words of an address or identifier. */
const addressMarks = new Set('/\\#_.@=-%?&')

function mayBound({ word }: Token): boolean {
  return !word.isStopWord && !word.isNumber && !word.isCalendar
}

function adjoins(text: string, before: Token | undefined, { start }: Token): boolean {
  return before !== undefined && /^[\s-]$/.test(text.slice(before.end, start))
}

/** A word without its last one or two letters, where an ending may be. */
function singularsOf(word: string): readonly string[] {
  return word.length > lettersMin ? [word.slice(0, -1), word.slice(0, -2)] : []
}
