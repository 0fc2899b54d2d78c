import type { Language } from '../language.ts'
import { languages } from '../languages.ts'
import { fold, isAscii } from '../words/fold.ts'
import { eachWord } from '../words/words.ts'

/**
 * Scores each language by the small words of a short text: question words most, then the rest of its vocabulary and its
 * stop words. A word counts less the more languages share it, and less if it is written without its accents: "è" is
 * Italian, "é" Portuguese. Each letter that few languages have counts once. Words in names are ignored ("Ada Brook",
 * "Van Gogh"). Languages with a score of 0 are left out.
 */
export function countSmallWords(text: string): SmallWordCounts {
  const scores = new Map<string, number>()
  const signs = new Map<string, number>()
  const add = ({ code, weight }: Vote, share: number, asks = weight === questionWord) => {
    scores.set(code, (scores.get(code) ?? 0) + weight * share)
    signs.set(code, (signs.get(code) ?? 0) + (asks ? signsOfQuestionWord : 1))
  }
  const plain = unified(text)
  const lower = plain.toLowerCase()
  let wordCount = 0
  eachWord(plain, (start, end) => {
    wordCount++
    const word =
      lower.length === plain.length
        ? lower.slice(start, end)
        : plain.slice(start, end).toLowerCase()
    const plainWord = fold(word)
    const { written, folded } = smallWordsLike(plainWord)
    const exact = written.get(word)
    const votes = exact ?? folded.get(plainWord)
    if (votes === undefined) return
    const isFirst = wordCount === 1
    const isName = startsLarge(plain, start) && (!isFirst || startsLarge(plain, end + 1))
    const share = (exact ? 1 : withoutAccents) / votes.length
    for (const vote of votes) {
      const opens = vote.opens && isFirst
      if (isName && !opens) continue
      // Without its accents a question word may be any word: "cat" is a Romanian "cât".
      if (exact) add(vote, share, opens || vote.weight === questionWord)
      else add({ ...vote, weight: otherWord }, share)
    }
  })
  const others = isAscii(plain) ? '' : plain.replace(capitalized, '').toLowerCase()
  for (const letter of new Set(others)) {
    const votes = smallWordsLike(letter).letters.get(letter) ?? []
    for (const vote of votes) add(vote, 1 / votes.length)
  }
  return { scores, signs, wordCount }
}

export type SmallWordCounts = {
  readonly scores: ReadonlyMap<string, number>
  /** For each language, the number of its words and letters; those that ask count twice. */
  readonly signs: ReadonlyMap<string, number>
  readonly wordCount: number
}

function startsLarge(text: string, start: number): boolean {
  return /\p{Lu}/u.test(text[start] ?? '')
}

/** A question word counts twice, and a word that opens a question: it alone tells the language of a question of names. */
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

type Vote = {
  readonly code: string
  readonly weight: number
  /** Whether questions begin with the word: then it is no name, although a capital follows ("Sind Haustiere erlaubt?"). */
  readonly opens: boolean
}
/** One for each language that has the word. */
type Votes = Map<string, Vote[]>

/** By word as written in lower case; by folded word; and by non-ASCII letter. */
type SmallWords = Readonly<Record<'written' | 'folded' | 'letters', Votes>>

/**
 * Those of the languages in the Latin script, or of all others, by how a word or letter is written. They share none, so
 * each is made when a text has a word of its kind: together they take every process and thread 100 ms.
 */
function smallWordsLike(word: string): SmallWords {
  if (isAscii(word) || /\p{Script=Latin}/u.test(word)) {
    inLatin ??= smallWords((script) => script === 'Latn')
    return inLatin
  }
  inOthers ??= smallWords((script) => script !== 'Latn')
  return inOthers
}

let inLatin: SmallWords | undefined
let inOthers: SmallWords | undefined

function smallWords(isOfScript: (script: string | undefined) => boolean): SmallWords {
  const made: SmallWords = { written: new Map(), folded: new Map(), letters: new Map() }
  for (const language of languages.values()) {
    const { code } = language
    if (!isOfScript(new Intl.Locale(code).maximize().script)) continue
    const asking: Vote = { code, weight: questionWord, opens: true }
    const other: Vote = { code, weight: otherWord, opens: false }
    const opening: Vote = { ...other, opens: true }
    const letters: Vote = { ...other, weight: ownLetter }
    for (const letter of language.letters) cast(made.letters, letter, letters)
    // Stop words are listed without accents, which languages without letters of their own do not write.
    const stopWords = language.letters.length === 0 ? made.written : made.folded
    for (const word of language.stopWords) cast(stopWords, word, other)
    const openings = new Set(language.yesNoOpenings.all.flatMap((phrase) => wordsOf(phrase)))
    for (const [word, weight] of vocabulary(language)) {
      // So that the words of a language share three votes.
      const vote = weight === questionWord ? asking : openings.has(word) ? opening : other
      cast(made.written, word, vote)
      const plain = fold(word)
      if (plain !== word) cast(made.folded, plain, vote)
    }
  }
  return made
}

/** Adds a vote, of two of the same language the one of more weight; those of a language come one after the other. */
function cast(votes: Votes, word: string, vote: Vote): void {
  const cast = votes.get(word)
  const last = cast?.at(-1)
  if (cast === undefined) votes.set(word, [vote])
  else if (last?.code !== vote.code) cast.push(vote)
  else if (vote.weight > last.weight) cast[cast.length - 1] = vote
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
