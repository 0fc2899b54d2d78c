import { segmentWords } from '../../base/text/segment-words.ts'
import { entityKey } from '../../extraction/names/entity-key.ts'
import { hashTerm } from '../../extraction/terms/hash-term.ts'
import { type Designation, designationsIn } from '../../language/designations.ts'
import { detectLanguage } from '../../language/detection/detect-language.ts'
import type { Language } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import { onlyAsking } from '../../language/only-asking.ts'
import { asksForReleases } from '../../language/releases.ts'
import { otherForms } from '../../language/word-forms/other-forms.ts'
import { otherSpelling } from '../../language/word-forms/other-spelling.ts'
import { stemOf, terms } from '../../language/word-forms/terms.ts'
import { fold } from '../../language/words/fold.ts'
import type { Range } from '../../language/words/words.ts'

/** A question as retrieval reads it: what of it is looked up in the index. The mind has a `Question` of its own. */
export type ReadQuestion = {
  /** The question, and behind it its context. */
  readonly text: string
  readonly terms: readonly QuestionTerm[]
  /** The languages in which its words are stemmed: its own first, English, and those of the documents. */
  readonly languages: readonly string[]
  /** Every run of its words, longest first: candidates for names. */
  readonly phrases: readonly Phrase[]
  /** Its designations: several words joined as one, such as `work_mem`. */
  readonly designations: readonly Designation[]
  /** Whether it asks for something; otherwise it is a claim or a few words to search for. */
  readonly isAsking: boolean
  /** Whether it asks for what changed with a version. */
  readonly asksForReleases: boolean
}

/** A word of the question that is no stop word. */
export type QuestionTerm = {
  /** Documents are stemmed in their own language, so a word may be indexed under several stems. */
  readonly stems: readonly string[]
  readonly hashes: readonly number[]
  /** The ranges of all occurrences of the word in the question, and after it in its context. */
  readonly ranges: readonly Range[]
  /** Weight: 1 for a word of the question, less for one of the context, or one that only asks. */
  readonly weight: number
}

/** A run of words of the question, which may be a name. */
export type Phrase = Range & {
  /** The key of an entity with this name. */
  readonly key: string
  /** The key of its other spelling; mostly the same. */
  readonly otherKey: string
  readonly wordCount: number
  /** Whether a word in it, other than stop words, has a capital or a digit. */
  readonly isCapitalised: boolean
}

/**
 * Parses a question into the terms and phrases to look up in the index of documents in these languages. `context` has
 * terms of earlier messages for a follow-up question.
 */
export function readQuestion(
  text: string,
  context = '',
  documentLanguages: readonly string[] = [],
): ReadQuestion {
  const [only, another] = documentLanguages
  const language = detectLanguage(text, another === undefined ? only : undefined)
  const all = context === '' ? text : `${text}\n${context}`
  const languages = [...new Set([language, 'en', ...documentLanguages])]
  let phrases: readonly Phrase[] | undefined
  return {
    text: all,
    terms: readTerms(all, languages, text.length),
    languages,
    // Read lazily: only the graph walk needs phrases, and reading them takes longer than all the rest of a question.
    get phrases() {
      phrases ??= readPhrases(all, language)
      return phrases
    },
    designations: designationsIn(text),
    isAsking: isAsking(text, language),
    asksForReleases: asksForReleases(text, language),
  }
}

/** Whether it has a question mark or opens like a question in its language or in English. */
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

/** A context term points to the topic, but must not outweigh the words of the question. Not measured. */
const contextWeight = 0.4
/**
 * More terms of the context share the weight of so many, or a long message would outweigh its question. Together with
 * fewer terms of a long message, 4 of 100 replies to such messages more hold the answer, and on manuals none.
 */
const contextTermsMax = 8
/**
 * For "meaning", "explain", "used for" and the like: a document explains a thing without these words. Decision 118 has
 * the effect of which words these are; other weights are not measured.
 */
const askingWeight = 0.3

/**
 * Stems each term in the language of the question and in those of the documents: a few words identify their language
 * badly.
 */
function readTerms(
  text: string,
  languages: readonly string[],
  questionLength: number,
): QuestionTerm[] {
  const found = new Map<string, QuestionTerm & { readonly ranges: Range[] }>()
  const own = languages[0] ?? ''
  const all = terms(text, own)
  const contextCount = all.filter(({ start }) => start >= questionLength).length
  const weightOfContext = contextWeight * Math.min(1, contextTermsMax / contextCount)
  const onlyAsks = onlyAsking(text, languageOf(own))
  for (const [at, { stem, ...range }] of all.entries()) {
    const known = found.get(stem)
    if (known !== undefined) {
      known.ranges.push(range)
      continue
    }
    const words = [text.slice(range.start, range.end), ...otherForms(text, all, at, languages)]
    const forms = words.flatMap((word) => languages.map((language) => stemOf(word, language)))
    const stems = [...new Set(forms)].filter((one) => one !== '')
    const weight =
      range.start >= questionLength ? weightOfContext : onlyAsks(range) ? askingWeight : 1
    found.set(stem, { stems, hashes: stems.map(hashTerm), ranges: [range], weight })
  }
  return [...found.values()]
}

/** Every run of up to this many words may be a name; longer names are rare, and the runs grow with it. */
const phraseWordsMax = 10
/** An acronym may equal a stop word: "WHO". */
const acronym = /^\p{Lu}{2,}$/u

function readPhrases(text: string, language: string): Phrase[] {
  const stopWords = languageOf(language).stopWords
  // In a question all in capitals, a capital does not mark a name.
  const hasSmallLetters = /\p{Ll}/u.test(text)
  const words = [...segmentWords(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      start: index,
      end: index + segment.length,
      isStopWord: stopWords.has(fold(segment)) && !(hasSmallLetters && acronym.test(segment)),
      isCapitalised: /^[\p{Lu}\p{N}]/u.test(segment),
    }))
  // Mostly there is none in all of the question, and so none in a phrase of it.
  const hasOtherSpelling = otherSpelling(text) !== text
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
      const other = hasOtherSpelling ? otherSpelling(written) : written
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
