import { detectLanguage } from '../../../language/detection/detect-language.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { phrasesOfAll } from '../../../language/phrases-of-all.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Range } from '../../../language/words/words.ts'
import { settings } from '../settings.ts'
import { surePronouns } from './pronouns.ts'
import { termsIn, withoutMark } from './replacements.ts'

/** Most messages open with none of them, which is told without their language. */
const openings = phrasesOfAll(['corrections', 'followUps'])
const corrections = phrasesOfAll(['corrections'])

/** Whether a message only names something else, in its own language. */
export function isElliptic(text = ''): boolean {
  return (
    openings.open(withoutCommas(text)) &&
    ellipsisIn(text, languageOf(detectLanguage(text))) !== undefined
  )
}

/**
 * What a message names besides the words that lead to it ("and", "what about", "I meant"), if it does nothing else: it
 * asks nothing by itself, does not refer back and has few terms.
 */
export function ellipsisIn(text: string, language: Language): string | undefined {
  const spoken = withoutCommas(text)
  const opening = language.corrections.opening(spoken) ?? followUpOpening(spoken, language)
  if (opening === undefined || text.length > settings.conversation.politeLengthMax) return undefined
  const rest = spoken.slice(opening.end)
  const { asks, prepositions, yesNoOpenings } = language
  // "En" may be a pronoun or a preposition.
  const leading = new Set(prepositions.find(rest).map(({ start }) => start))
  const refers = surePronouns(rest, language).some(({ start }) => !leading.has(start))
  const isMore = refers || asks.find(rest).length > 0
  const count = termsIn(rest, language.code).length
  const isFew = count > 0 && count <= settings.conversation.ellipsisTermsMax
  return isMore || yesNoOpenings.opening(rest) || !isFew ? undefined : withoutMark(rest.trim())
}

/** A message without what opens it as a correction of the last one: "I meant" would be searched for. */
export function withoutCorrection(text: string): string {
  const spoken = withoutCommas(text)
  if (!corrections.open(spoken)) return text
  const opening = languageOf(detectLanguage(text)).corrections.opening(spoken)
  return opening === undefined ? text : spoken.slice(opening.end).trim()
}

/** A question without the words by which it goes on: "And who writes to the members?" Words that ask stay. */
export function withoutOpening(text: string, language: Language): string {
  const { start, end } = followUpOpening(text, language) ?? { start: 0, end: 0 }
  const rest = text.slice(end).trim()
  const asks = language.asks.find(text.slice(start, end)).length > 0
  return rest === '' || asks ? text : rest
}

/** The words by which a message goes on from the last one. "É" (is) is not "e" (and), as which it is compared. */
export function followUpOpening(text: string, { followUps }: Language): Range | undefined {
  const opening = followUps.opening(text)
  const written = text.slice(opening?.start, opening?.end).toLowerCase()
  const hasAccent = opening !== undefined && fold(written) !== written
  return hasAccent && !followUps.all.includes(written) ? undefined : opening
}

/** A message as it is spoken, without commas. */
export function withoutCommas(text: string): string {
  return text.replaceAll(/[,，،、]\s?/g, ' ')
}
