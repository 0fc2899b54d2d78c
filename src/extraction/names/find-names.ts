import type { Range } from '../../language/words.ts'
import type { LexiconEntry } from '../terms/lexicon.ts'
import type { Token } from '../terms/tokens.ts'

export type Name = Range & {
  /** Including link words. */
  readonly wordCount: number
  /** Whether it opens the sentence, so that its capital proves nothing. */
  readonly opensSentence: boolean
}

/**
 * Finds the names in a sentence by capitals: runs of capitalized words and numbers, across link words ("Duchy of
 * Lucca", "Ada van Dyk"), without stop words at either end. Numbers and dates alone are no names.
 */
export function findNames(text: string, words: readonly Token[]): Name[] {
  const names: Name[] = []
  for (let first = 0; first < words.length; first++) {
    if (!words[first]?.word.isCapital) continue
    const last = endOfRun(text, words, first)
    const run = withoutStopWords(words.slice(first, last + 1), words)
    const [opening, closing] = [run[0], run.at(-1)]
    if (opening !== undefined && closing !== undefined && run.some(isNaming))
      names.push({
        start: opening.start,
        end: closing.end,
        wordCount: run.length,
        opensSentence: opening === words[0],
      })
    first = last
  }
  return names
}

function isNaming({ word }: Token): boolean {
  return !word.isNumber && !word.isCalendar
}

const linkWordsMax = 2

/** The index of the last word of the run that opens at `first`. */
function endOfRun(text: string, words: readonly Token[], first: number): number {
  let last = first
  for (let next = first + 1; next <= last + 1 + linkWordsMax; next++) {
    const [before, token] = [words[next - 1], words[next]]
    if (before === undefined || token === undefined || !joins(text, before, token)) break
    if (token.word.isCapital || token.word.isNumber) last = next
    else if (!token.word.isNameLink) break
  }
  return last
}

/** Whether two consecutive words may belong to one name, by the text between them. */
function joins(text: string, before: Token, after: Token): boolean {
  if (after.start === before.end + 1 && text.charCodeAt(before.end) === space) return true
  const gap = text.slice(before.end, after.start)
  if (/^(?:\s+|['’]s\s+|\s?&\s?|-\s?|['’])$/.test(gap)) return true
  return /^\.\s?$/.test(gap) && mayBeShortened(before.word)
}

const space = 32

function mayBeShortened({ isCapital, isHonorific, folded }: LexiconEntry): boolean {
  return isCapital && (folded.length === 1 || isHonorific)
}

function withoutStopWords(run: readonly Token[], sentence: readonly Token[]): readonly Token[] {
  const isStopWord = ({ word }: Token) => word.isStopWord && !isAcronymIn(word, sentence)
  const from = run.findIndex((token) => token.word.isCapital && !isStopWord(token))
  const to = run.findLastIndex((token) => !isStopWord(token))
  return from < 0 ? [] : run.slice(from, to + 1)
}

/** Whether it is an acronym; in a sentence all in capitals, none can be told. */
function isAcronymIn({ isAcronym }: LexiconEntry, sentence: readonly Token[]): boolean {
  return isAcronym && sentence.some(({ word }) => !word.isCapital && !word.isNumber)
}
