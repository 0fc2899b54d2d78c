import { fold } from '../language/fold.ts'
import { languages } from '../language/languages.ts'
import { type Range, wordRanges } from '../language/words.ts'

export type Name = Range & {
  /** How many words it has, link words included. */
  readonly wordCount: number
  /** The sentence opens with it, so that its capital tells nothing. */
  readonly opensSentence: boolean
}

/**
 * The names in a sentence, told by their capitals: runs of capitalised words and numbers, across
 * link words ("Duchy of Lucca", "Vincent van Gogh"), without stop words at either end.
 */
export function findNames(text: string, sentence: Range, language: string): Name[] {
  const slice = text.slice(sentence.start, sentence.end)
  const words = wordRanges(slice).map((range) => wordAt(slice, range, language))
  const names: Name[] = []
  for (let first = 0; first < words.length; ) {
    const last = endOfRun(slice, words, first)
    const name = trimmed(words, first, last)
    if (name !== undefined)
      names.push({
        start: sentence.start + name.start,
        end: sentence.start + name.end,
        wordCount: name.wordCount,
        opensSentence: name.first === 0,
      })
    first = Math.max(first, last) + 1
  }
  return names
}

type WordInSentence = Range & {
  readonly text: string
  readonly isCapital: boolean
  readonly isNumber: boolean
  readonly isStopWord: boolean
}

function wordAt(slice: string, { start, end }: Range, language: string): WordInSentence {
  const written = slice.slice(start, end)
  const text = fold(written)
  return {
    start,
    end,
    text,
    isCapital: /^\p{Lu}/u.test(written),
    isNumber: /^\p{N}/u.test(written),
    isStopWord: languages.get(language)?.stopWords.has(text) ?? false,
  }
}

/** The index of the last word of the run that opens at `first`; `first - 1` if none opens there. */
function endOfRun(slice: string, words: readonly WordInSentence[], first: number): number {
  if (!words[first]?.isCapital) return first - 1
  let last = first
  for (let next = first + 1; next < words.length && next <= last + 1 + linksMax; next++) {
    const word = words[next]
    const before = words[next - 1]
    if (word === undefined || before === undefined) break
    if (!joins(slice.slice(before.end, word.start), before)) break
    if (word.isCapital || word.isNumber) last = next
    else if (!links.has(word.text)) break
  }
  return last
}

function joins(gap: string, before: WordInSentence): boolean {
  if (/^(?:\s+|['’]s\s+|\s?&\s?|-\s?|['’])$/.test(gap)) return true
  return (
    /^\.\s?$/.test(gap) && before.isCapital && (before.text.length === 1 || titles.has(before.text))
  )
}

const linksMax = 2
const links = new Set(
  'of the and de del della der den des di da do dos du la le les el al von van zu zum zur bin ibn y e et und'.split(
    ' ',
  ),
)
const titles = new Set('dr mr mrs ms st jr sr prof rev col gen lt capt sgt no mt ft'.split(' '))

function trimmed(words: readonly WordInSentence[], first: number, last: number) {
  let from = first
  let to = last
  while (from <= to && words[from]?.isStopWord) from++
  while (to >= from && words[to]?.isStopWord) to--
  const start = words[from]
  const end = words[to]
  if (from > to || start === undefined || end === undefined) return undefined
  if (words.slice(from, to + 1).every((word) => word.isNumber)) return undefined
  return { first: from, start: start.start, end: end.end, wordCount: to - from + 1 }
}
