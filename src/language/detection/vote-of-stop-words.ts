import { languages } from '../languages.ts'
import { fold } from '../words/fold.ts'
import { WordFact, wordsOfText } from '../words/known-words.ts'
import { isCliticAfter, mayBeClitic } from '../words/words.ts'
import { languagesOfStopWords } from '../words-of-all.ts'
import { countSmallWords } from './small-words.ts'

/** The margins of another language over the assumed one, of the form that those of small words have. Not measured. */
const votesMin = 0.4
const votesMinByWord = 0.03
const advantageInVotes = 2

/**
 * Votes by stop words. A stop word counts less the more languages share it ("de", "in", "a"). Another language must win
 * clearly: names and quotations bring foreign words into English texts.
 */
export function voteOfStopWords(sample: string, assumed: string): string | undefined {
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
    const { clitic, languages: ofWord, share } = stopWordFact.of(form)
    if (clitic !== undefined && isCliticAfter(read, starts[index] ?? 0, clitic)) continue
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

/**
 * A word form folded if it may be a clitic, the languages that have it as a stop word, as indices of `codes`, and its
 * vote for each.
 */
const stopWordFact = new WordFact((written) => {
  const folded = fold(written)
  const spoken = stopWords().get(folded)
  const clitic = mayBeClitic(folded) ? folded : undefined
  return { clitic, languages: spoken, share: spoken === undefined ? 0 : 1 / spoken.length }
})

/** Languages by their stop words, as indices of `codes`; made for the first text. */
function stopWords(): ReadonlyMap<string, readonly number[]> {
  byWord ??= new Map(Object.entries(languagesOfStopWords()))
  return byWord
}

let byWord: ReadonlyMap<string, readonly number[]> | undefined
