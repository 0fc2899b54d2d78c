import { fold } from './fold.ts'
import type { Language } from './language.ts'
import { languages } from './languages.ts'
import { eachWord } from './words.ts'

/**
 * Counts, for each language, the small words of a short text: question words most, then the rest of
 * its vocabulary and its stop words. A word counts less the more languages share it, and less without
 * the accents that it is written with: "è" is Italian, "é" Portuguese. Languages without any are left out.
 */
export function countSmallWords(text: string): { scores: Map<string, number>; wordCount: number } {
  known ??= smallWords()
  const scores = new Map<string, number>()
  const written = lowerCase(text)
  let wordCount = 0
  eachWord(written, (start, end) => {
    wordCount++
    const word = written.slice(start, end)
    const votes = known?.written.get(word) ?? known?.folded.get(fold(word))
    if (votes === undefined) return
    for (const { code, score } of votes) scores.set(code, (scores.get(code) ?? 0) + score)
  })
  return { scores, wordCount }
}

const questionWord = 2
const otherWord = 1
const withoutAccents = 0.5

type Vote = { readonly code: string; readonly score: number }

/** By word as written in lower case, and by folded word. */
type SmallWords = Readonly<Record<'written' | 'folded', ReadonlyMap<string, readonly Vote[]>>>
let known: SmallWords | undefined

/** For each word what it weighs in each language. */
type Weights = Map<string, Map<string, number>>

function smallWords(): SmallWords {
  const [written, folded]: [Weights, Weights] = [new Map(), new Map()]
  const add = (weights: Weights, word: string, code: string, weight: number) => {
    const known = weights.get(word) ?? new Map<string, number>()
    weights.set(word, known)
    known.set(code, Math.max(known.get(code) ?? 0, weight))
  }
  for (const language of languages.values()) {
    for (const word of language.stopWords) add(folded, word, language.code, otherWord)
    for (const [word, weight] of vocabulary(language)) {
      add(written, word, language.code, weight)
      const plain = fold(word)
      if (plain !== word) add(folded, plain, language.code, weight)
    }
  }
  return { written: votesOf(written, 1), folded: votesOf(folded, withoutAccents) }
}

function votesOf(weights: Weights, share: number): ReadonlyMap<string, readonly Vote[]> {
  const votes = new Map<string, readonly Vote[]>()
  for (const [word, byCode] of weights)
    votes.set(
      word,
      Array.from(byCode, ([code, weight]) => ({ code, score: weight * (share / byCode.size) })),
    )
  return votes
}

function lowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'")
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
  const written = lowerCase(phrase)
  const found: string[] = []
  eachWord(written, (start, end) => found.push(written.slice(start, end)))
  return found
}
