import { WordTable } from '../base/word-table.ts'
import { fold } from './fold.ts'
import { languages } from './languages.ts'
import { countSmallWords, type SmallWordCounts } from './small-words.ts'
import { eachWord } from './words.ts'

/**
 * The ISO 639-1 code of the language of a text, judged by its script, in a short text by its small
 * words, question words above all, and in a longer one by a vote of its stop words. A document may open in another
 * language than it goes on in: a long text is in the one that most of its places are in. `und` for prose in a language
 * that has no folder; English where nothing tells: names, numbers and code are found by the same stems as the English
 * texts that they mostly come with. `expecting` is what it is taken for instead of English where its script allows it, as by
 * the texts that a question is about.
 */
export function detectLanguage(text: string, expecting?: string): string {
  const expected = expecting ?? 'en'
  const assumed = scriptsOfLanguages.has(expected) ? 'en' : expected
  const signsMin = expecting === undefined ? 1 : signsBesideExpectedMin
  const ofSmallWords: Vote = (sample, assumed) => voteOfSmallWords(sample, assumed, signsMin)
  const vote = text.length <= shortLengthMax ? ofSmallWords : voteOfStopWords
  const told = placesIn(text).flatMap((place) => languageTold(place, vote, expected, assumed) ?? [])
  return mostFrequent(told) ?? assumed
}

/** Questions are shorter. */
const shortLengthMax = 200

/** A text without the addresses in it, whose words are in no language; of a long one places from its start to its end. */
function placesIn(text: string): readonly string[] {
  const step = (text.length - placeLength) / (placeCount - 1)
  const places =
    text.length <= wholeLengthMax
      ? [text]
      : Array.from({ length: placeCount }, (_, nth) => {
          const start = Math.round(nth * step)
          return text.slice(start, start + placeLength).replace(cutWord, ' ')
        })
  return places.map((place) => place.replace(address, ' '))
}

const wholeLengthMax = 2_000
/**
 * Of 1,934 pages of a handbook in 19 languages, partly translated, 1,757 are told to be in the language that most of their
 * prose is in, 1,395 by their first 2,000 characters; of the 975 in which four fifths are in one, 6 are not, instead of 80.
 */
const placeCount = 15
const placeLength = 300
/** What a place begins with may be the rest of an address. */
const cutWord = /^\S{0,100}\s/
const address = /(?:https?:\/\/|www\.)[^\s)>\]]*/g

/** Of languages that are told equally often the one that is told first. */
function mostFrequent(told: readonly string[]): string | undefined {
  const worth = (one: string) =>
    told.filter((other) => other === one).length * (worthOfPlaces.get(one) ?? 1)
  return told.toSorted((a, b) => worth(b) - worth(a))[0]
}

/** English stands in texts of all languages, as names, commands and what machines print; prose of no language, in tables. */
const worthOfPlaces: ReadonlyMap<string, number> = new Map([
  ['en', 2 / 3],
  ['und', 1 / 3],
])

type Vote = (sample: string, assumed: string) => string | undefined

/** Nothing where no words tell it: numbers, names and code. */
function languageTold(
  sample: string,
  vote: Vote,
  expected: string,
  assumed: string,
): string | undefined {
  if (latin.test(sample)) return vote(sample, assumed)
  const settled = scriptOf(sample, scriptsOfOneLanguage)
  if (settled !== undefined) return settled === 'zh' && expected === 'ja' ? 'ja' : settled
  const shared = scriptOf(sample, scriptsOfMany)
  if (shared !== undefined) return vote(sample, assumedOf(sample, shared, expected))
  return scriptOf(sample, { latin: /\p{Script=Latin}/gu }) === undefined
    ? 'und'
    : vote(sample, assumed)
}

/** Letters with accents, and punctuation: most texts have nothing else. */
const latin = /^[\0-\u036f\u2000-\u206f]*$/

/** Japanese stands before Chinese, as it writes with both scripts. */
const scriptsOfOneLanguage = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
  th: /\p{Script=Thai}/gu,
  he: /\p{Script=Hebrew}/gu,
  el: /\p{Script=Greek}/gu,
  hy: /\p{Script=Armenian}/gu,
  hi: /\p{Script=Devanagari}/gu,
}

/** Each by one of the languages that are written with it, whose own letters tell them apart. */
const scriptsOfMany = { ru: /\p{Script=Cyrillic}/gu, ar: /\p{Script=Arabic}/gu }
const sharing: Readonly<Record<string, readonly string[]>> = { ru: ['ru', 'uk'], ar: ['ar', 'fa'] }

/** Languages that are not written with Latin letters. */
const scriptsOfLanguages = new Set([
  ...Object.keys(scriptsOfOneLanguage),
  ...Object.values(sharing).flat(),
])

/**
 * The language that is assumed as long as no stop words speak for another: the one whose own letters stand there most,
 * and of equals the one that is expected.
 */
function assumedOf(sample: string, script: string, expected: string): string {
  const all = (sharing[script] ?? []).toSorted(
    (a, b) => Number(b === expected) - Number(a === expected),
  )
  const counted = all.map((code) => {
    const own = new Set(languages.get(code)?.letters)
    return { code, letters: Array.from(sample).filter((letter) => own.has(letter)).length }
  })
  return counted.reduce((most, one) => (one.letters > most.letters ? one : most)).code
}

function scriptOf(sample: string, scripts: Readonly<Record<string, RegExp>>): string | undefined {
  const enough = sample.length / 4
  return Object.entries(scripts).find(
    ([, letters]) => (sample.match(letters)?.length ?? 0) > enough,
  )?.[0]
}

/**
 * The assumed language unless another clearly has more: names bring foreign small words along.
 * Of 3,474 questions in six languages 3,473 are told right; a vote of stop words alone tells 3,289.
 */
function voteOfSmallWords(sample: string, assumed: string, signsMin: number): string {
  const { scores, signs, wordCount } = smallWordsOf(sample)
  const needed =
    scoreMin + scoreByWord * wordCount + advantageOfAssumed * (scores.get(assumed) ?? 0)
  let winner = assumed
  let most = needed
  for (const [code, score] of scores) {
    if (score <= most || (signs.get(code) ?? 0) < signsMin) continue
    winner = code
    most = score
  }
  return winner
}

/** Whoever has to do with a question asks for its language: what was counted last is kept. */
function smallWordsOf(sample: string): SmallWordCounts {
  if (lastCounted?.sample !== sample) lastCounted = { sample, counts: countSmallWords(sample) }
  return lastCounted.counts
}

let lastCounted: { readonly sample: string; readonly counts: SmallWordCounts } | undefined

/**
 * Where a language is expected, one small word of another is none of it, if it is no question word: "fire drill" is no
 * Danish, though "fire" is four there. Of 5,542 questions in 27 languages one
 * more is mistaken where English is expected, of 2,560 in English 2 instead of 6.
 */
const signsBesideExpectedMin = 2
const scoreMin = 0.3
const scoreByWord = 0.04
const advantageOfAssumed = 1.4

/**
 * A stop word counts less the more languages share it ("de", "in", "a"). Another language must win
 * clearly: names and quotations carry a few foreign words into many an English text.
 */
function voteOfStopWords(sample: string, assumed: string): string | undefined {
  const votes = new Float64Array(codes.length)
  const votedFor: number[] = []
  const words = new Set<readonly number[]>()
  let englishCount = 0
  const folded = fold(sample)
  let wordCount = 0
  eachWord(folded, (start, end) => {
    wordCount++
    if (end - start > stopWordLengthMax) return
    const spoken = stopWords.at(folded, start, end)
    if (spoken === undefined) return
    if (spoken[0] === english) englishCount++
    words.add(spoken)
    for (const language of spoken) {
      if (votes[language] === 0) votedFor.push(language)
      votes[language] = (votes[language] ?? 0) + 1 / spoken.length
    }
  })
  const votesNeeded = 0.4 + 0.03 * wordCount + 2 * (votes[codes.indexOf(assumed)] ?? 0)
  const most = Math.max(...votes)
  const winner = votes.indexOf(most)
  const wordsOfWinner = [...words].filter((spoken) => spoken.includes(winner)).length
  if (most > votesNeeded && wordsOfWinner >= differentWordsMin) {
    const near = votedFor.filter((language) => (votes[language] ?? 0) >= nearShareMin * most)
    return nearestOf(near, sample) ?? assumed
  }
  if (assumed !== 'en' || englishCount > englishShareMin * wordCount) return assumed
  return isProse(sample, wordCount) ? 'und' : undefined
}

/** Fewer are what a table or code says again and again. */
const differentWordsMin = 3

/** A language with so large a share of the most votes may be a neighbour of the winner. */
const nearShareMin = 0.5

/**
 * Of languages that share their stop words the one whose small words are there as they are written: without accents
 * Danish "år" is Swedish "är".
 */
function nearestOf(near: readonly number[], sample: string): string | undefined {
  const { scores } = near.length > 1 ? countSmallWords(sample) : { scores: new Map() }
  const scoreOf = (language: number) => scores.get(codes[language] ?? '') ?? 0
  const [best = -1] = near.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  return codes[best]
}

/**
 * The least share of stop words in English: of 24,000 encyclopedia entries and abstracts none that
 * is prose has less, while prose in Swahili or Estonian has 0 to 0.03.
 */
const englishShareMin = 0.1

/** Mostly plain words in small letters, which tables, lists of names and code are not. */
function isProse(sample: string, wordCount: number): boolean {
  if (wordCount < proseWordsMin) return false
  const plainWords = sample.match(/(?<![^\s(])\p{Ll}+(?=[\s,.;:!?)])/gu)?.length ?? 0
  return plainWords > proseShareMin * wordCount
}

const proseWordsMin = 15
/** Code has 0.73, names and tables 0 to 0.2, prose 0.76 and more where few names stand in it. */
const proseShareMin = 0.75

const codes = [...languages.keys()]
/** The first of all, so that it is the first in each list of languages too. */
const english = codes.indexOf('en')

/** Languages, as indices of `codes`. */
const languagesByStopWord = new Map<string, number[]>()
for (const [index, code] of codes.entries())
  for (const word of languages.get(code)?.stopWords ?? []) {
    const known = languagesByStopWord.get(word)
    if (known === undefined) languagesByStopWord.set(word, [index])
    else known.push(index)
  }
const stopWords = new WordTable(languagesByStopWord)
const stopWordLengthMax = Math.max(...[...languagesByStopWord.keys()].map(({ length }) => length))
