import { fold } from '../language/fold.ts'
import { languages } from '../language/languages.ts'
import { type Range, wordRanges } from '../language/words.ts'
import { calendarWords } from './calendar-words.ts'

export type Name = Range & {
  /** Link words included. */
  readonly wordCount: number
  /** The sentence opens with it, so that its capital tells nothing. */
  readonly opensSentence: boolean
}

/**
 * The names in a sentence, told by their capitals: runs of capitalised words and numbers, across
 * link words ("Duchy of Lucca", "Vincent van Gogh"), without stop words at either end. Numbers and
 * dates alone are none.
 */
export function findNames(text: string, { start, end }: Range, language: string): Name[] {
  const slice = text.slice(start, end)
  const words = wordRanges(slice).map((range) => wordAt(slice, range, language))
  const names: Name[] = []
  for (let first = 0; first < words.length; ) {
    const last = endOfRun(slice, words, first)
    const run = withoutStopWords(words.slice(first, last + 1))
    const [opening, closing] = [run[0], run.at(-1)]
    if (opening !== undefined && closing !== undefined && run.some(isNaming))
      names.push({
        start: start + opening.start,
        end: start + closing.end,
        wordCount: run.length,
        opensSentence: opening === words[0],
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
  readonly isCalendar: boolean
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
    isCalendar: calendarWords(language).has(text),
  }
}

function isNaming({ isNumber, isCalendar }: WordInSentence): boolean {
  return !isNumber && !isCalendar
}

const linkWordsMax = 2
const linkWords = new Set(
  'of the and de del della der den des di da do dos du la le les el al von van zu zum zur bin ibn y e et und'.split(
    ' ',
  ),
)
const honorifics = new Set('dr mr mrs ms st jr sr prof rev col gen lt capt sgt no mt ft'.split(' '))

/** The index of the last word of the run that opens at `first`; `first - 1` if none opens there. */
function endOfRun(slice: string, words: readonly WordInSentence[], first: number): number {
  if (!words[first]?.isCapital) return first - 1
  let last = first
  for (let next = first + 1; next <= last + 1 + linkWordsMax; next++) {
    const [before, word] = [words[next - 1], words[next]]
    if (before === undefined || word === undefined || !joins(slice, before, word)) break
    if (word.isCapital || word.isNumber) last = next
    else if (!linkWords.has(word.text)) break
  }
  return last
}

/** Whether two words in a row may belong to one name, by what stands between them. */
function joins(slice: string, before: WordInSentence, word: WordInSentence): boolean {
  const gap = slice.slice(before.end, word.start)
  if (/^(?:\s+|['’]s\s+|\s?&\s?|-\s?|['’])$/.test(gap)) return true
  const isShortened = before.text.length === 1 || honorifics.has(before.text)
  return /^\.\s?$/.test(gap) && before.isCapital && isShortened
}

function withoutStopWords(run: readonly WordInSentence[]): readonly WordInSentence[] {
  const from = run.findIndex(({ isStopWord, isCapital }) => isCapital && !isStopWord)
  const to = run.findLastIndex(({ isStopWord }) => !isStopWord)
  return from < 0 ? [] : run.slice(from, to + 1)
}
