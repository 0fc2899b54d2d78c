import { fold, isAscii } from '../words/fold.ts'
import { WordFact, wordsOfText } from '../words/known-words.ts'
import {
  type SmallWordTable,
  smallWordsInLatin,
  smallWordsInOthers,
  type Vote,
} from './small-word-table.ts'
import { unified } from './unified.ts'

/**
 * Scores each language by the small words of a short text: question words most, then the rest of its vocabulary and its
 * stop words. A word counts less the more languages share it, and less if it is written without its accents: "è" is
 * Italian, "é" Portuguese. Each letter that few languages have counts once. Words in names are ignored ("Ada Brook",
 * "Van Gogh"). Languages with a score of 0 are left out.
 */
export function countSmallWords(text: string): SmallWordCounts {
  const scores = new Map<string, number>()
  const signs = new Map<string, number>()
  const add = ({ code, kind }: Vote, share: number, asks = kind === 'asking') => {
    scores.set(code, (scores.get(code) ?? 0) + weights[kind] * share)
    signs.set(code, (signs.get(code) ?? 0) + (asks ? signsOfQuestionWord : 1))
  }
  const plain = unified(text)
  const { starts, ends, forms } = wordsOfText(plain)
  for (const [index, form] of forms.entries()) {
    const { votes, isExact } = smallWordFact.of(form)
    if (votes.length === 0) continue
    const isFirst = index === 0
    const isName =
      startsLarge(plain, starts[index]) && (!isFirst || startsLarge(plain, (ends[index] ?? 0) + 1))
    const share = (isExact ? 1 : withoutAccents) / votes.length
    for (const vote of votes) {
      const opens = isFirst && (vote.kind === 'asking' || vote.kind === 'opening')
      if (isName && !opens) continue
      // Without its accents a question word may be any word: "cat" is a Romanian "cât".
      if (isExact) add(vote, share, opens || vote.kind === 'asking')
      else add({ ...vote, kind: 'other' }, share)
    }
  }
  const others = isAscii(plain) ? '' : plain.replace(capitalized, '').toLowerCase()
  for (const letter of new Set(others)) {
    const votes = votesIn(smallWordsLike(letter), 'letters', letter) ?? []
    for (const vote of votes) add(vote, 1 / votes.length)
  }
  return { scores, signs, wordCount: forms.length }
}

/** The votes of a word form, and whether it has them as it is written. */
const smallWordFact = new WordFact((written) => {
  const word = written.toLowerCase()
  const folded = fold(word)
  const table = smallWordsLike(folded)
  const exact = votesIn(table, 'written', word)
  return { votes: exact ?? votesIn(table, 'folded', folded) ?? [], isExact: exact !== undefined }
})

export type SmallWordCounts = {
  readonly scores: ReadonlyMap<string, number>
  /** For each language, the number of its words and letters; those that ask count twice. */
  readonly signs: ReadonlyMap<string, number>
  readonly wordCount: number
}

function startsLarge(text: string, start = 0): boolean {
  return /\p{Lu}/u.test(text[start] ?? '')
}

/**
 * A question word counts twice, and a word that opens a question: it alone tells the language of a question of names.
 */
const signsOfQuestionWord = 2
/**
 * Scores of a word of a language: one that asks, any other, and a factor for one that is written without its accents.
 * None was measured by itself. A letter of few languages: of 1,222 questions in thirteen other languages 1 is mistaken,
 * 2 at half, none at 2, and 11 without it.
 */
const weights: Readonly<Record<Vote['kind'], number>> = {
  asking: 2,
  opening: 1,
  other: 1,
  letter: 1,
}
const withoutAccents = 0.5
/** Matches most names, whose letters may be of other languages. */
const capitalized = /\p{Lu}[\p{L}\p{M}]*/gu

/**
 * The small words of the languages that write such a word or letter; a table is read when a text has one of its kind.
 */
function smallWordsLike(word: string): SmallWordTable {
  if (isAscii(word) || /\p{Script=Latin}/u.test(word)) {
    inLatin ??= smallWordsInLatin()
    return inLatin
  }
  inOthers ??= smallWordsInOthers()
  return inOthers
}

let inLatin: SmallWordTable | undefined
let inOthers: SmallWordTable | undefined

function votesIn(
  table: SmallWordTable,
  way: 'written' | 'folded' | 'letters',
  word: string,
): readonly Vote[] | undefined {
  // A text may have the name of what every object has: "constructor".
  const number = Object.hasOwn(table[way], word) ? table[way][word] : undefined
  return number === undefined ? undefined : table.votes[number]
}
