import { WordTable } from '../base/text/word-table.ts'
import { fold, isAscii } from './fold.ts'
import type { Language } from './language.ts'
import { languages } from './languages.ts'
import { eachWord } from './words.ts'

/**
 * Scores each language by the small words of a short text: question words most, then the rest of its vocabulary and its
 * stop words. A word counts less the more languages share it, and less if it is written without its accents: "è" is
 * Italian, "é" Portuguese. Each letter that few languages have counts once. Words in names are ignored ("Ada Brook",
 * "Van Gogh"). Languages with a score of 0 are left out.
 */
export function countSmallWords(text: string): SmallWordCounts {
  known ??= smallWords()
  const scores = new Map<string, number>()
  const signs = new Map<string, number>()
  const add = ({ code, score, asks }: Vote) => {
    scores.set(code, (scores.get(code) ?? 0) + score)
    signs.set(code, (signs.get(code) ?? 0) + (asks ? signsOfQuestionWord : 1))
  }
  const plain = unified(text)
  let wordCount = 0
  const voted = isAscii(plain) ? votesInAscii(plain, known) : votesInAny(plain, known)
  eachWord(plain, (start, end) => {
    wordCount++
    const votes = voted(start, end)
    if (votes === undefined) return
    const isFirst = wordCount === 1
    const isName = startsLarge(plain, start) && (!isFirst || startsLarge(plain, end + 1))
    for (const vote of votes) if (!isName || (vote.asks && isFirst)) add(vote)
  })
  const letters = isAscii(plain) ? '' : plain.replace(capitalized, '').toLowerCase()
  for (const letter of new Set(letters))
    for (const vote of known.letters.get(letter) ?? []) add(vote)
  return { scores, signs, wordCount }
}

type VotesAt = (start: number, end: number) => readonly Vote[] | undefined

/** In ASCII text, folding only changes the case. */
function votesInAscii(text: string, { written }: SmallWords): VotesAt {
  const lower = text.toLowerCase()
  return (start, end) => written.at(lower, start, end)
}

function votesInAny(text: string, { written, folded }: SmallWords): VotesAt {
  return (start, end) => {
    const word = text.slice(start, end).toLowerCase()
    const votes = written.at(word, 0, word.length)
    return votes ?? (isAscii(word) ? undefined : folded.get(fold(word)))
  }
}

export type SmallWordCounts = {
  readonly scores: ReadonlyMap<string, number>
  /** For each language, the number of its words and letters; question words count twice. */
  readonly signs: ReadonlyMap<string, number>
  readonly wordCount: number
}

function startsLarge(text: string, start: number): boolean {
  return /\p{Lu}/u.test(text[start] ?? '')
}

/** A question word counts twice: it alone tells the language of a question of names. */
const signsOfQuestionWord = 2
/**
 * Scores of a word of a language: one that asks, any other, and a factor for one that is written without its accents.
 * None was measured by itself.
 */
const questionWord = 2
const otherWord = 1
const withoutAccents = 0.5
/**
 * Score of a letter of few languages. Of 1,222 questions in thirteen other languages 1 is mistaken, 2 at half, none at
 * 2, and 11 without it.
 */
const ownLetter = 1
/** Matches most names, whose letters may be of other languages. */
const capitalized = /\p{Lu}[\p{L}\p{M}]*/gu

type Vote = { readonly code: string; readonly score: number; readonly asks: boolean }

/** Votes by word as written in lower case, or else folded; by folded word; and by non-ASCII letter. */
type SmallWords = Readonly<Record<'folded' | 'letters', ReadonlyMap<string, readonly Vote[]>>> & {
  readonly written: WordTable<readonly Vote[]>
}
let known: SmallWords | undefined

/** The weight of each word in each language. */
type Weights = Map<string, Map<string, number>>

function smallWords(): SmallWords {
  const [written, folded, letters]: [Weights, Weights, Weights] = [new Map(), new Map(), new Map()]
  const add = (weights: Weights, word: string, code: string, weight: number) => {
    const known = weights.get(word) ?? new Map<string, number>()
    weights.set(word, known)
    known.set(code, Math.max(known.get(code) ?? 0, weight))
  }
  for (const language of languages.values()) {
    for (const letter of language.letters) add(letters, letter, language.code, ownLetter)
    for (const word of language.stopWords) add(folded, word, language.code, otherWord)
    for (const [word, weight] of vocabulary(language)) {
      add(written, word, language.code, weight)
      const plain = fold(word)
      if (plain !== word) add(folded, plain, language.code, weight)
    }
  }
  const votesOfFolded = votesOf(folded, withoutAccents)
  return {
    written: new WordTable(new Map([...votesOfFolded, ...votesOf(written, 1)])),
    folded: votesOfFolded,
    letters: votesOf(letters, 1),
  }
}

function votesOf(weights: Weights, share: number): ReadonlyMap<string, readonly Vote[]> {
  const votes = new Map<string, readonly Vote[]>()
  for (const [word, byCode] of weights)
    votes.set(
      word,
      Array.from(byCode, ([code, weight]) => ({
        code,
        score: weight * (share / byCode.size),
        asks: weight === questionWord,
      })),
    )
  return votes
}

function unified(text: string): string {
  return isAscii(text) ? text : text.normalize('NFC').replaceAll('’', "'")
}

function* vocabulary(language: Language): Generator<[word: string, weight: number]> {
  for (const phrase of language.asks.all) {
    const isWord = !/\s/.test(phrase)
    for (const word of wordsOf(phrase)) yield [word, isWord ? questionWord : otherWord]
  }
  const others = [
    ...[language.yesNoOpenings, language.yesNoParticles, language.prepositions, language.pronouns],
    ...[language.followUps, language.conjunctions, language.ofWords, language.relatives],
    ...[language.negations, language.articles, language.copulas, language.leaningOpenings],
    ...[language.greetings, language.thanks],
  ]
  for (const { all } of others)
    for (const phrase of all) for (const word of wordsOf(phrase)) yield [word, otherWord]
}

function wordsOf(phrase: string): string[] {
  const written = unified(phrase).toLowerCase()
  const found: string[] = []
  eachWord(written, (start, end) => found.push(written.slice(start, end)))
  return found
}
