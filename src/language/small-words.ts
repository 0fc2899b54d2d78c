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
    const votes = known?.get(word) ?? known?.get(foldedMark + fold(word))
    if (votes === undefined) return
    for (const { code, score } of votes) scores.set(code, (scores.get(code) ?? 0) + score)
  })
  return { scores, wordCount }
}

const questionWord = 2
const otherWord = 1
const withoutAccents = 0.5

type Vote = { readonly code: string; readonly score: number }

/** By word as written in lower case, and by folded word behind a mark. */
let known: ReadonlyMap<string, readonly Vote[]> | undefined
const foldedMark = '\n'

function smallWords(): Map<string, Vote[]> {
  const weights = new Map<string, Map<string, number>>()
  const add = (word: string, code: string, weight: number) => {
    const known = weights.get(word) ?? new Map<string, number>()
    weights.set(word, known)
    known.set(code, Math.max(known.get(code) ?? 0, weight))
  }
  for (const language of languages.values()) {
    for (const word of language.stopWords) add(foldedMark + word, language.code, otherWord)
    for (const [word, weight] of vocabulary(language)) {
      add(word, language.code, weight)
      const folded = fold(word)
      if (folded !== word) add(foldedMark + folded, language.code, weight)
    }
  }
  const votes = new Map<string, Vote[]>()
  for (const [word, byCode] of weights) {
    const share = (word.startsWith(foldedMark) ? withoutAccents : 1) / byCode.size
    votes.set(
      word,
      Array.from(byCode, ([code, weight]) => ({ code, score: weight * share })),
    )
  }
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
