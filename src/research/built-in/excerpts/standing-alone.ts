import { tokens } from '../../../extraction/terms/tokens.ts'
import type { Language } from '../../../language/language.ts'
import type { Phrases } from '../../../language/phrases.ts'
import { settings } from '../../settings.ts'

/**
 * Whether a sentence is incomplete without the one before it: it begins with a connective ("however", "as a result") or
 * a word that refers back ("it", "these", "in its"), or is only a quotation, whose speaker the sentence before names. A
 * word that is an article or preposition too, such as "la" or "das", refers back only before a form of "be".
 */
export function leansBack(text: string, language: Language): boolean {
  if (wholeQuotation.test(text)) return true
  const { leaningOpenings, pronouns, prepositions, conjunctions } = language
  const [connective, pronoun] = [leaningOpenings, pronouns].map((phrases) => phrases.opening(text))
  const end = Math.max(connective?.end ?? 0, pronoun?.end ?? 0)
  if (end > 0) {
    const opening = text.slice(Math.max(connective?.start ?? 0, pronoun?.start ?? 0), end)
    return !isSmallWord(opening, language) || opensRest(language.copulas, text, end)
  }
  const linked = prepositions.opening(text) ?? conjunctions.opening(text)
  if (linked !== undefined && refersBack(text.slice(linked.end), language)) return true
  const comma = text.slice(0, settings.adverbialLengthMax).indexOf(', ')
  return (
    comma >= 0 &&
    saysNothing(text.slice(0, comma), language) &&
    refersBack(text.slice(comma), language)
  )
}

/**
 * Whether an opening of one or two words holds nothing that what follows it could refer to: "by 1922", "together". A
 * capitalized word after the first does, unless it is a month or a day of the week.
 */
function saysNothing(text: string, { code }: Language): boolean {
  const words = tokens(text, code)
  return (
    words.length < 3 &&
    !words.some(({ word, start }) => word.isCapital && start > 0 && !word.isCalendar)
  )
}

function refersBack(text: string, language: Language): boolean {
  const reference = language.pronouns.opening(text)
  if (reference === undefined) return false
  return !isSmallWord(text.slice(reference.start, reference.end), language)
}

const wholeQuotation = /^["“„«][^"“”„«»]*["“”»][.!?]?$/u

/**
 * Whether the sentence refers, outside quotations, to its author, its reader or the day of writing, or addresses the
 * reader ("Stay tuned!").
 */
export function isDeictic(text: string, { deictics }: Language): boolean {
  const said = text.replace(quotation, ' ')
  return /[!！]$/u.test(said) || deictics.find(said).length > 0
}

const quotation = /["“”„«»][^"“”„«»]*["“”„«»]/gu

function isSmallWord(text: string, { articles, prepositions }: Language): boolean {
  return articles.has(text) || prepositions.has(text)
}

function opensRest(phrases: Phrases, text: string, end: number): boolean {
  return phrases.opening(text.slice(end)) !== undefined
}
