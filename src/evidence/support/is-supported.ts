import { withoutEnd } from '../../base/text/without-end.ts'
import { keyWords } from '../../extraction/names/entity-key.ts'
import { namesIn } from '../../extraction/names/names-in.ts'
import { detectLanguage, usesLatinLetters } from '../../language/detection/detect-language.ts'
import { languageOf } from '../../language/languages.ts'
import { readNumbers } from '../../language/quantities/numbers.ts'
import { sentences } from '../../language/sentences/sentences.ts'
import { checkStatement, supportOf } from './check-statement.ts'
import { denialsAgree } from './denials-agree.ts'
import { figuresAgree } from './figures-agree.ts'

/**
 * A sentence in the words of a model has this share of its terms in the lines it cites and in what is known besides.
 * Of 311 sentences that people wrote as answers, with 0.5, 0.6 and 0.7 nine in ten pass beside the quotes they were
 * written from, and 4, 3 and 2 % beside those of another answer.
 */
export const writtenTermsMin = 0.7

/** What a statement of a model is compared with. */
export type Grounds = {
  /** The quotations that it cites. */
  readonly quotes: readonly string[]
  /** What it may say besides: titles and headings above the quotations, and the header of their table. */
  readonly known: string
  /**
   * The question, whose words it may use, and whose figures unless the quotations have others. Empty for a question of
   * yes or no: an answer that only repeats it would be supported by it.
   */
  readonly asked: string
  /**
   * Text whose names it may use, as the quotations only refer to them: what stands right before, and what the
   * conversation is about.
   */
  readonly before: string
  readonly language: string
  /** Whether a statement may be in another language than the quotations, of which it then is a translation. */
  readonly mayBeTranslated?: boolean
}

/** The sentences of a statement that its quotations support, joined; empty if none is. */
export function supportedPart(
  statement: string,
  grounds: Grounds,
): { readonly text: string; readonly refused: number } {
  const all = sentences(statement, grounds.language).map(({ start, end }) =>
    statement.slice(start, end),
  )
  const kept = all.filter((sentence) => isSupported(sentence, grounds))
  return { text: kept.join(' '), refused: all.length - kept.length }
}

/**
 * Whether quotations support a sentence that is written in other words: with what is known they have all of its
 * numbers, names and addresses and most of its terms, and they deny what it denies. It rules out gross errors and says
 * nothing of fine ones.
 */
export function isSupported(sentence: string, grounds: Grounds): boolean {
  const { quotes, known, asked, before, language } = grounds
  if (quotes.length === 0) return false
  if (checkStatement(sentence, quotes, language) === 'quote') return true
  const cited = quotes.join('\n')
  const addresses = sentence.match(address) ?? []
  if (!addresses.every((one) => cited.includes(withoutEnd(one, /[).,;:!?*_`]/)))) return false
  const evidence = `${cited}\n${known}`
  const spoken = grounds.mayBeTranslated ? detectLanguage(sentence, language) : language
  const all = `${before}\n${evidence}\n${asked}`
  if (spoken !== language)
    return (
      isTranslation(sentence, evidence, spoken, language) &&
      mayTranslateNames(sentence, all, spoken, language)
    )
  if (!denialsAgree(sentence.replace(yesOrNo, ''), cited, language)) return false
  if (!figuresAgree(sentence, evidence, asked, language)) return false
  if (supportOf(sentence, `${evidence}\n${asked}`, language).numbers < 1) return false
  const { names, coverage } = supportOf(sentence, all, language)
  return names === 1 && coverage >= writtenTermsMin
}

/**
 * Whether a sentence may be a translation of quotations: they have all of its numbers, and it denies only where they do.
 * Its words are others.
 */
function isTranslation(sentence: string, evidence: string, spoken: string, language: string) {
  const { negations } = languageOf(spoken)
  const denies = negations.isIn(sentence)
  if (denies && !languageOf(language).negations.isIn(evidence)) return false
  const there = new Set(readNumbers(evidence, language).map(({ value }) => value))
  return readNumbers(sentence, spoken).every(({ value }) => there.has(value))
}

/**
 * Whether the names of a translation may be those of a text, both in Latin letters: of words with capitals beside each
 * other, one begins as a word of the text does. Countries and offices have other names elsewhere, and German gives a
 * capital to all nouns, so that a single word tells nothing. Of translated sentences of XQuAD in English, German and
 * Spanish, 4 to 5 % are refused for it beside their own paragraph, and 20 to 27 % of those that passed beside another. If
 * each name had to be there as written, half of the right ones would be refused, and nearly all in German.
 */
function mayTranslateNames(sentence: string, text: string, spoken: string, language: string) {
  if (!usesLatinLetters(spoken) || !usesLatinLetters(language)) return true
  const names = namesIn(sentence, spoken)
    .flatMap((name) => name.split(smallWord))
    .filter((name) => /\S\s+\S/.test(name))
    .map(keyWords)
  if (names.length === 0) return true
  const starts = new Set(keyWords(text).map(startOf))
  return names.every((words) => words.some((word) => starts.has(startOf(word))))
}

function startOf(word: string): string {
  return word.slice(0, startLetters)
}

/** How many letters a word shares with what it is called in another language: "Warschau" and "Warsaw". */
const startLetters = 3
const smallWord = /\s\p{Ll}\S*(?=\s)/u

const address = /(?:https?:\/\/|www\.)\S+/gi
/** "No, it is closed" rests on a line that says without a negation that it is closed. */
const yesOrNo = /^\p{L}{1,6}[,،、]\s*/u
