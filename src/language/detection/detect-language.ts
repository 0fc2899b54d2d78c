import { languages } from '../languages.ts'
import { fold } from '../words/fold.ts'
import { WordFact, wordsOfText } from '../words/known-words.ts'
import { isCliticAfter } from '../words/words.ts'
import { countSmallWords, type SmallWordCounts } from './small-words.ts'

/**
 * Detects the language of a text, as an ISO 639-1 code: by its script; in a short text by small words, question words
 * above all; in a longer one by a vote of stop words. A long text is sampled at several places and gets the most
 * frequent language, as it may open in another one. `und` for prose in a language without a folder. English where
 * nothing tells: names, numbers and code have the same stems as in the English texts that they mostly come with.
 * `expecting` replaces English as the default where the script allows it, such as the language of the documents that a
 * question is about.
 */
export function detectLanguage(text: string, expecting?: string): string {
  const expected = expecting ?? 'en'
  const assumed = scriptsOfLanguages.has(expected) ? 'en' : expected
  const signsMin = expecting === undefined ? 1 : signsBesideExpectedMin
  const ofSmallWords: Vote = (sample, assumed) => voteOfSmallWords(sample, assumed, signsMin)
  const vote = text.length <= shortLengthMax ? ofSmallWords : voteOfStopWords
  const told = samplesOf(text).flatMap(
    (place) => languageTold(place, vote, expected, assumed) ?? [],
  )
  return mostFrequent(told) ?? assumed
}

/** Longest short text, in characters; questions are shorter. */
const shortLengthMax = 200

/**
 * The samples of a text, without URLs, whose words are in no language; a long text is sampled at even distances from
 * start to end.
 */
function samplesOf(text: string): readonly string[] {
  const step = (text.length - sampleLength) / (sampleCount - 1)
  const places =
    text.length <= wholeLengthMax
      ? [text]
      : Array.from({ length: sampleCount }, (_, nth) => {
          const start = Math.round(nth * step)
          return text.slice(start, start + sampleLength).replace(cutWord, ' ')
        })
  return places.map((place) => place.replace(address, ' '))
}

const wholeLengthMax = 2_000
/**
 * Number of samples of a long text, and their length in characters. Of 1,934 pages of a handbook in 19 languages,
 * partly translated, 1,757 are detected in the language of most of their prose, instead of 1,395 by their first 2,000
 * characters; of the 975 with four fifths in one language 6 are detected wrong, instead of 80.
 */
const sampleCount = 15
const sampleLength = 300
/** A sample may begin in the middle of a word or URL. */
const cutWord = /^\S{0,100}\s/
const address = /(?:https?:\/\/|www\.)[^\s)>\]]*/g

/** The most frequent language; ties go to the one detected first. */
function mostFrequent(told: readonly string[]): string | undefined {
  const weighed = (one: string) =>
    told.filter((other) => other === one).length * (sampleWeights.get(one) ?? 1)
  return told.toSorted((a, b) => weighed(b) - weighed(a))[0]
}

/**
 * Weights of languages among the samples. English is found in texts of all languages, as names, commands and output of
 * programs; tables are taken for prose without a known language.
 */
const sampleWeights: ReadonlyMap<string, number> = new Map([
  ['en', 2 / 3],
  ['und', 1 / 3],
])

type Vote = (sample: string, assumed: string) => string | undefined

/** The language of a sample; undefined where no words tell it: numbers, names and code. */
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

/** Latin letters, accents and punctuation: most texts have nothing else. */
const latin = /^[\0-\u036f\u2000-\u206f]*$/

/** Japanese is tested before Chinese, as it uses both scripts. */
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

/** Scripts of several languages, each by one of these; letters of their own tell them apart. */
const scriptsOfMany = { ru: /\p{Script=Cyrillic}/gu, ar: /\p{Script=Arabic}/gu }
const sharing: Readonly<Record<string, readonly string[]>> = { ru: ['ru', 'uk'], ar: ['ar', 'fa'] }

/** Languages that are not written with Latin letters. */
const scriptsOfLanguages = new Set([
  ...Object.keys(scriptsOfOneLanguage),
  ...Object.values(sharing).flat(),
])

/**
 * The default until stop words speak for another language: of the languages of the script the one whose own letters are
 * most frequent; ties go to the expected one.
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
 * The assumed language unless another one clearly scores higher: names contain foreign small words. Of 3,474 questions
 * in six languages 3,473 are detected right; by a vote of stop words alone 3,289.
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

/** Caches the last counts: several callers ask for the language of the same question. */
function smallWordsOf(sample: string): SmallWordCounts {
  if (lastCounted?.sample !== sample) lastCounted = { sample, counts: countSmallWords(sample) }
  return lastCounted.counts
}

let lastCounted: { readonly sample: string; readonly counts: SmallWordCounts } | undefined

/**
 * Least number of signs (small words, own letters) for another language where one is expected: a single small word is
 * not enough unless it is a question word. "fire drill" is not Danish, although "fire" is four there. Of 5,542
 * questions in 27 languages one more is mistaken where English is expected, of 2,560 in English 2 instead of 6.
 */
const signsBesideExpectedMin = 2
/**
 * Small words decide where their score is at least `scoreMin` and `scoreByWord` for each word of the text, and exceeds
 * that of the assumed language by this factor. The margins of stop words below have the same form. None was measured by
 * itself.
 */
const scoreMin = 0.3
const scoreByWord = 0.04
const advantageOfAssumed = 1.4
const votesMin = 0.4
const votesMinByWord = 0.03
const advantageInVotes = 2

/**
 * Votes by stop words. A stop word counts less the more languages share it ("de", "in", "a"). Another language must win
 * clearly: names and quotations bring foreign words into English texts.
 */
function voteOfStopWords(sample: string, assumed: string): string | undefined {
  const { wordCount, englishCount, spoken, ofEnglish, ofOthers } = stopWordsIn(sample)
  const neededBeside = votesMin + votesMinByWord * wordCount
  // No language gets more votes than all words give, so that those of most English texts need not be counted.
  const mayLose = ofEnglish + ofOthers >= neededBeside + advantageInVotes * ofEnglish - roundingMax
  if (assumed !== 'en' || mayLose) {
    const winner = winnerOf(spoken, assumed, neededBeside)
    if (winner !== undefined) return nearestOf(winner, sample) ?? assumed
  }
  if (assumed !== 'en' || englishCount > englishShareMin * wordCount) return assumed
  return isProse(sample, wordCount) ? 'und' : undefined
}

/** More than what adding some thousand votes in another order changes. */
const roundingMax = 1e-6

/** The languages near the one that clearly wins over the assumed one, which is among them; undefined if none wins. */
function winnerOf(
  spoken: readonly (readonly number[])[],
  assumed: string,
  neededBeside: number,
): readonly number[] | undefined {
  const votes = new Float64Array(codes.length)
  const votedFor: number[] = []
  for (const languagesOfWord of spoken)
    for (const language of languagesOfWord) {
      if (votes[language] === 0) votedFor.push(language)
      votes[language] = (votes[language] ?? 0) + 1 / languagesOfWord.length
    }
  const votesNeeded = neededBeside + advantageInVotes * (votes[codes.indexOf(assumed)] ?? 0)
  const most = Math.max(...votes)
  const winner = votes.indexOf(most)
  if (most <= votesNeeded) return undefined
  const wordsOfWinner = new Set(spoken.filter((word) => word.includes(winner)))
  if (wordsOfWinner.size < differentWordsMin) return undefined
  return votedFor.filter((language) => (votes[language] ?? 0) >= nearShareMin * most)
}

/** The languages of each stop word in a sample, and the votes that they give to English, and to other languages alone. */
function stopWordsIn(sample: string) {
  const read = foldsWordByWord.test(sample) ? sample : fold(sample)
  const { starts, forms } = wordsOfText(read)
  const spoken: (readonly number[])[] = []
  let [wordCount, englishCount, ofEnglish, ofOthers] = [0, 0, 0, 0]
  for (let index = 0; index < forms.length; index++) {
    const form = forms[index]
    if (form === undefined) break
    const { folded, languages: ofWord, share } = stopWordFact.of(form)
    if (isCliticAfter(read, starts[index] ?? 0, folded)) continue
    wordCount++
    if (ofWord === undefined) continue
    spoken.push(ofWord)
    if (ofWord[0] === english) {
      englishCount++
      ofEnglish += share
    } else ofOthers += share
  }
  return { wordCount, englishCount, spoken, ofEnglish, ofOthers }
}

/** Least number of different stop words: fewer may be repetitions in a table or code. */
const differentWordsMin = 3

/** A language with at least this share of the most votes may be a close relative of the winner. */
const nearShareMin = 0.5

/**
 * Among languages that share stop words, the one whose small words are found with their exact accents: without accents
 * Danish "år" equals Swedish "är".
 */
function nearestOf(near: readonly number[], sample: string): string | undefined {
  const { scores } = near.length > 1 ? countSmallWords(sample) : { scores: new Map() }
  const scoreOf = (language: number) => scores.get(codes[language] ?? '') ?? 0
  const [best = -1] = near.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  return codes[best]
}

/**
 * Least share of stop words in English prose: of 24,000 encyclopedia entries and abstracts none that is prose has less,
 * while prose in Swahili or Estonian has 0 to 0.03.
 */
const englishShareMin = 0.1

/** Whether a sample is prose: mostly plain lower-case words, unlike tables, lists of names and code. */
function isProse(sample: string, wordCount: number): boolean {
  if (wordCount < proseWordsMin) return false
  const plainWords = sample.match(/(?<![^\s(])\p{Ll}+(?=[\s,.;:!?)])/gu)?.length ?? 0
  return plainWords > proseShareMin * wordCount
}

/** Fewer words may be a heading or a list of names. */
const proseWordsMin = 15
/**
 * Least share of plain words in prose: code has 0.73, names and tables 0 to 0.2, prose with few names 0.76 and more.
 */
const proseShareMin = 0.75

const codes = [...languages.keys()]
/** English comes first in each list of languages. */
const english = codes.indexOf('en')

/**
 * Texts whose words are folded as words of the folded text: those of Latin letters without what folds to no letter ("½",
 * "ŀ"), and without combining marks, which may stand apart from their letter.
 */
const foldsWordByWord = /^[\0-\u00bb\u00bf-\u013e\u0141-\u024f\u2000-\u206f]*$/

/** A word form folded, the languages that have it as a stop word, as indices of `codes`, and its vote for each. */
const stopWordFact = new WordFact((written) => {
  const folded = fold(written)
  const spoken = stopWords().get(folded)
  return { folded, languages: spoken, share: spoken === undefined ? 0 : 1 / spoken.length }
})

/** Languages by their stop words, as indices of `codes`; made for the first text. */
function stopWords(): ReadonlyMap<string, readonly number[]> {
  if (byWord !== undefined) return byWord
  const all = new Map<string, number[]>()
  for (const [index, code] of codes.entries())
    for (const word of languages.get(code)?.stopWords ?? []) {
      const known = all.get(word)
      if (known === undefined) all.set(word, [index])
      else known.push(index)
    }
  byWord = all
  return all
}

let byWord: ReadonlyMap<string, readonly number[]> | undefined
