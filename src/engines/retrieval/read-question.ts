import { entityKey } from '../../extraction/entity-key.ts'
import { hashTerm } from '../../extraction/hash-term.ts'
import { type Designation, designationsIn } from '../../language/designations.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import { stemOf } from '../../language/terms.ts'
import { type Range, wordRanges } from '../../language/words.ts'
import { otherSpelling } from './other-spelling.ts'

export type Question = {
  readonly terms: readonly QuestionTerm[]
  /** Every run of its words, longest first, as each may be a name. */
  readonly phrases: readonly Phrase[]
  /** What it writes as one of several words, such as `work_mem`. */
  readonly designations: readonly Designation[]
  /** Whether it asks for something; otherwise it is a claim or a few words to search for. */
  readonly isAsking: boolean
}

/** One meaningful word of the question. */
export type QuestionTerm = {
  /** Documents are stemmed in their own language, so a word may be indexed under several stems. */
  readonly stems: readonly string[]
  readonly hashes: readonly number[]
  /** All places of the word in the question, and after it in its context. */
  readonly ranges: readonly Range[]
  /** What it counts: 1 for a word of the question, less for one that only the context has, or that only asks. */
  readonly weight: number
}

export type Phrase = Range & {
  /** The key of an entity with this name. */
  readonly key: string
  /** The key of its other spelling; mostly the same. */
  readonly otherKey: string
  readonly wordCount: number
  /** Whether a word in it that carries meaning is written with a capital or a digit. */
  readonly isCapitalised: boolean
}

/**
 * Reads a question into the terms and phrases that can be looked up in the index of documents in some languages.
 * `context` is what the conversation spoke of before, where the question continues it.
 */
export function readQuestion(
  text: string,
  context = '',
  documentLanguages: readonly string[] = [],
): Question {
  const [only, another] = documentLanguages
  const language = detectLanguage(text, another === undefined ? only : undefined)
  const all = context === '' ? text : `${text}\n${context}`
  let phrases: readonly Phrase[] | undefined
  return {
    terms: readTerms(all, [...new Set([language, 'en', ...documentLanguages])], text.length),
    // Only a walk asks for them, and reading them takes longer than all the rest of a question.
    get phrases() {
      phrases ??= readPhrases(all, language)
      return phrases
    },
    designations: designationsIn(text),
    isAsking: isAsking(text, language),
  }
}

/** By its question mark, or by how it begins in its own language or in English. */
function isAsking(text: string, language: string): boolean {
  return /[?？؟՞]/.test(text) || [language, 'en'].some((code) => asksIn(languageOf(code), text))
}

function asksIn(language: Language, text: string): boolean {
  const { isUnspaced, asks, yesNoOpenings, prepositions } = language
  if (isUnspaced) return asks.find(text).length > 0
  if (asks.opening(text) !== undefined || yesNoOpenings.opening(text) !== undefined) return true
  const preposition = prepositions.opening(text)
  return preposition !== undefined && asks.opening(text.slice(preposition.end)) !== undefined
}

/** A term of the conversation leads to its topic, but must not outweigh what is asked now. */
const contextWeight = 0.4
/** "meaning", "explain": a document tells what a thing is without saying so. */
const askingWeight = 0.3

/** The languages are the question's own and all that documents may be in: a few words tell their language badly. */
function readTerms(
  text: string,
  languages: readonly string[],
  questionLength: number,
): QuestionTerm[] {
  const found = new Map<string, QuestionTerm & { readonly ranges: Range[] }>()
  const asking = languageOf(languages[0] ?? '').askingWords.find(text)
  for (const range of wordRanges(text)) {
    const word = text.slice(range.start, range.end)
    const [stem = '', ...others] = languages.map((language) => stemOf(word, language))
    if (stem === '') continue
    const known = found.get(stem)
    if (known !== undefined) {
      known.ranges.push(range)
      continue
    }
    const stems = [...new Set([stem, ...others])].filter((one) => one !== '')
    const isAsking = asking.some(({ start, end }) => start <= range.start && range.end <= end)
    const weight = range.start >= questionLength ? contextWeight : isAsking ? askingWeight : 1
    found.set(stem, { stems, hashes: stems.map(hashTerm), ranges: [range], weight })
  }
  return [...found.values()]
}

const phraseWordsMax = 10
/** "WHO" is a name, "who" is none. */
const acronym = /^\p{Lu}{2,}$/u
/** Finds words also in Chinese, Japanese and Thai, which are written without spaces. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

function readPhrases(text: string, language: string): Phrase[] {
  const stopWords = languageOf(language).stopWords
  // If the whole question is in capitals, a capital does not tell a name.
  const hasSmallLetters = /\p{Ll}/u.test(text)
  const words = [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      start: index,
      end: index + segment.length,
      isStopWord: stopWords.has(fold(segment)) && !(hasSmallLetters && acronym.test(segment)),
      isCapitalised: /^[\p{Lu}\p{N}]/u.test(segment),
    }))
  const phrases: Phrase[] = []
  words.forEach(({ start }, from) => {
    let [carriesMeaning, isCapitalised] = [false, false]
    for (const last of words.slice(from, from + phraseWordsMax)) {
      carriesMeaning ||= !last.isStopWord
      isCapitalised ||= last.isCapitalised && !last.isStopWord
      if (!carriesMeaning) continue
      const { end } = last
      const written = text.slice(start, end)
      const key = entityKey(written)
      if (key === '') continue
      const other = otherSpelling(written)
      phrases.push({
        start,
        end,
        key,
        otherKey: other === written ? key : entityKey(other),
        wordCount: key.split(' ').length,
        isCapitalised,
      })
    }
  })
  return phrases.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
}
