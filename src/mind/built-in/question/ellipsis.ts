import { namesIn } from '../../../extraction/names/names-in.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { phrasesOfAll } from '../../../language/phrases-of-all.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Utterance } from '../../mind.ts'
import { settings } from '../settings.ts'
import { readMessage } from './read-message.ts'

/**
 * A conversation in which each message that only names something else asks what it leaves out: after "How much is the
 * Seed plan?", "And the Grove?" asks "How much is the Grove plan?" The one name of the question before gives way to the
 * one name of the message. What cannot be told so stays as it is.
 */
export function resolveEllipses(conversation: readonly Utterance[]): readonly Utterance[] {
  const resolved: Utterance[] = []
  for (const message of conversation) {
    const mayLeaveOut = message.role === 'user' && openings.open(withoutCommas(message.content))
    const before = mayLeaveOut ? wentBefore(resolved) : undefined
    const content = before && resolvedIn(message.content, before)
    resolved.push(content === undefined ? message : { ...message, content })
  }
  return resolved
}

/**
 * The last question that stands without those before it: one that only names something else goes on from it, and asks
 * for the same kind of answer.
 */
export function wentBefore(said: readonly Utterance[]): string | undefined {
  return said.findLast(({ role, content }) => role === 'user' && asksWhole(content))?.content
}

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
function ellipsisIn(text: string, language: Language): string | undefined {
  const spoken = withoutCommas(text)
  const opening = language.corrections.opening(spoken) ?? language.followUps.opening(spoken)
  if (opening === undefined || text.length > settings.conversation.politeLengthMax) return undefined
  const rest = spoken.slice(opening.end)
  const { asks, pronouns, articles, yesNoOpenings } = language
  const determined = articles.find(rest)
  const refers = pronouns.find(rest).some(({ start }) => {
    return !determined.some((one) => one.start === start)
  })
  const isMore = refers || asks.find(rest).length > 0
  const count = termsIn(rest, language.code).length
  const isFew = count > 0 && count <= settings.conversation.ellipsisTermsMax
  return isMore || yesNoOpenings.opening(rest) || !isFew ? undefined : rest.trim()
}

/** A message without what opens it as a correction of the last one: "I meant" would be searched for. */
export function withoutCorrection(text: string): string {
  const spoken = withoutCommas(text)
  if (!corrections.open(spoken)) return text
  const opening = languageOf(detectLanguage(text)).corrections.opening(spoken)
  return opening === undefined ? text : spoken.slice(opening.end).trim()
}

function withoutCommas(text: string): string {
  return text.replaceAll(/[,，،、]\s?/g, ' ')
}

/** Whether a message asks something that stands without those before it, unlike "Why?" and "By the year?" */
function asksWhole(content: string): boolean {
  if (content.length > settings.conversation.politeLengthMax) return true
  const language = languageOf(detectLanguage(content))
  const count = termsIn(content, language.code).length
  if (count === 0) return false
  return count > settings.conversation.fewTerms || language.asks.find(content).length > 0
}

function resolvedIn(message: string, before: string): string | undefined {
  if (message.length > settings.conversation.politeLengthMax) return undefined
  const asked = readMessage(before).text
  const language = languageOf(detectLanguage(asked))
  const named = ellipsisIn(message, language)
  if (named === undefined) return undefined
  const [old, another] = replacedIn(asked, message, language) ?? []
  if (old === undefined || another === undefined) return undefined
  const known = new Set(termsIn(`${asked} ${another}`, language.code))
  const isWhole = termsIn(named, language.code).every((term) => known.has(term))
  const isSaid = termsIn(asked, language.code).includes(fold(another))
  return isWhole && !isSaid ? asked.replace(old, () => another) : undefined
}

/** The name of the question that gives way, and the one that takes its place. */
function replacedIn(
  asked: string,
  message: string,
  { code, capitalizesNouns }: Language,
): readonly [string, string] | undefined {
  // Where all nouns have a capital, it tells no name.
  if (capitalizesNouns) return undefined
  const [old, more] = namesIn(asked, code)
  const [name, moreNames] = namesIn(message, code)
  const isOne = old !== undefined && more === undefined && moreNames === undefined
  // What stands under another designation is told apart by `replaced`.
  const isPlain = ![old, name].some((one = '') => /\p{N}/u.test(one))
  return isOne && isPlain && name !== undefined ? [old, name] : undefined
}

/** The terms of a text, folded. */
function termsIn(text: string, code: string): readonly string[] {
  const found = tokens(text, code).filter(({ word }) => word.isTerm)
  return found.map(({ start, end }) => fold(text.slice(start, end)))
}
