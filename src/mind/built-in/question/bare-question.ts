import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { Language } from '../../../language/language.ts'
import { bareQuestion } from '../../../language/sentence-ends.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import { lastSentenceStart, questionWords } from './asked-terms.ts'

/**
 * The whole question of a message that has only question words: they take the place of those of the question before, or
 * stand before one for yes or no. "Since when?" after "Who leads the harbour?" asks "Since when leads the harbour?",
 * which is read for its words alone. Undefined for any other message.
 */
export function wholeOfBare(text: string, asked: string, language: Language): string | undefined {
  const asking = bareWords(text, language)
  if (asking === undefined) return undefined
  const from = lastSentenceStart(asked)
  const question = asked.slice(from)
  const opening = questionWords(question, language)
  if (opening === undefined && language.yesNoOpenings.opening(question) === undefined)
    return undefined
  const rest = question.slice(opening?.end ?? 0).trim()
  return `${asked.slice(0, from)}${asking} ${rest}`
}

/** The question words of a message that has no terms besides them and does not refer to anything. */
function bareWords(text: string, language: Language): string | undefined {
  const { asks, values, pronouns, followUps, code } = language
  const bare = bareQuestion(text.trim())
  const asking = [...asks.find(bare), ...values.asks.find(bare)]
  const [first] = asking.toSorted((a, b) => a.start - b.start)
  if (first === undefined || pronouns.find(bare).some((one) => !overlapsAny(one, asking)))
    return undefined
  const isMore = tokensOfShort(bare, code).some(
    (token) => token.word.isTerm && !overlapsAny(token, asking),
  )
  if (isMore) return undefined
  // "And why?" opens with a word that "Since when?" does not.
  const opening = followUps.opening(bare)
  return bare.slice(opening !== undefined && opening.end <= first.start ? opening.end : 0).trim()
}
