import { withoutEnd } from '../../../base/text/without-end.ts'
import { namesIn } from '../../../extraction/names/names-in.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { phrasesOfAll } from '../../../language/phrases-of-all.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Utterance } from '../../mind.ts'
import { settings } from '../settings.ts'
import { readMessage } from './read-message.ts'

/**
 * A conversation in which each message that only names something else asks what it leaves out: after "How much is the
 * Seed plan?", "And the Grove?" asks "How much is the Grove plan?" A name gives way to a name, a pronoun to one too, what
 * follows a preposition to what follows the same one, and the only word of a question to another. What cannot be told so
 * stays as it is.
 */
export function resolveEllipses(conversation: readonly Utterance[]): readonly Resolved[] {
  const resolved: Resolved[] = []
  for (const message of conversation) {
    const mayLeaveOut = message.role === 'user' && openings.open(withoutCommas(message.content))
    const before = mayLeaveOut ? wentBefore(resolved) : undefined
    resolved.push({ ...message, ...(before && resolvedIn(message.content, before)) })
  }
  return resolved
}

/** A message, and the name of the question before whose place another one takes in it. */
type Resolved = Utterance & { readonly replacedName?: string }

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
  return isMore || yesNoOpenings.opening(rest) || !isFew
    ? undefined
    : withoutEnd(rest.trim(), /[\p{P}\s]/u)
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

function resolvedIn(
  message: string,
  before: string,
): Pick<Resolved, 'content' | 'replacedName'> | undefined {
  if (message.length > settings.conversation.politeLengthMax) return undefined
  const asked = readMessage(before).text
  const language = languageOf(detectLanguage(asked))
  const named = ellipsisIn(message, language)
  if (named === undefined) return undefined
  const ofName = replacedName(asked, message, named, language)
  const replacement =
    ofName ??
    parallelIn(asked, named, language) ??
    replacedPronoun(asked, message, named, language) ??
    replacedTerm(asked, named, language)
  if (replacement === undefined) return undefined
  const { start, end, by } = replacement
  const isSaid = termsIn(asked, language.code).includes(fold(by))
  if (isSaid) return undefined
  return {
    content: `${asked.slice(0, start)}${by}${asked.slice(end)}`,
    ...(ofName && { replacedName: asked.slice(start, end) }),
  }
}

/** The range of a question that gives way, and what takes its place. */
type Replacement = Range & { readonly by: string }

/** The one name of the question gives way to the one of the message, if that says nothing else. */
function replacedName(
  asked: string,
  message: string,
  named: string,
  { code, capitalizesNouns }: Language,
): Replacement | undefined {
  // Where all nouns have a capital, it tells no name.
  if (capitalizesNouns) return undefined
  const [old, more] = namesIn(asked, code)
  const [name, moreNames] = namesIn(message, code)
  const isOne = old !== undefined && more === undefined && moreNames === undefined
  // What stands under another designation is told apart by `replaced`.
  const isPlain = ![old, name].some((one = '') => /\p{N}/u.test(one))
  if (!isOne || !isPlain || name === undefined) return undefined
  const known = new Set(termsIn(`${asked} ${name}`, code))
  if (!termsIn(named, code).every((term) => known.has(term))) return undefined
  const start = asked.indexOf(old)
  return start < 0 ? undefined : { start, end: start + old.length, by: name }
}

/** "In winter" takes the place of "in summer", behind the same preposition, which the question has once. */
function parallelIn(
  asked: string,
  named: string,
  { code, prepositions }: Language,
): Replacement | undefined {
  const preposition = prepositions.opening(named)
  if (preposition === undefined || termsIn(named, code).length !== 1) return undefined
  // What stands under another designation is told apart by `replaced`.
  if (/\p{N}/u.test(named)) return undefined
  const words = named.slice(preposition.start, preposition.end)
  const [found, more] = prepositions
    .find(asked)
    .filter(({ start, end }) => fold(asked.slice(start, end)) === fold(words))
  if (found === undefined || more !== undefined) return undefined
  const next = tokens(asked.slice(found.end), code)[0]
  if (next?.word.isTerm !== true) return undefined
  return { start: found.start, end: found.end + next.end, by: named }
}

/** A name takes the place of a pronoun: "And Starbuck?" after "What religion was he?" */
function replacedPronoun(
  asked: string,
  message: string,
  named: string,
  { code, pronouns, articles, capitalizesNouns }: Language,
): Replacement | undefined {
  const [pronoun, more] = pronouns.find(asked)
  const [name, moreNames] = namesIn(message, code)
  if (pronoun === undefined || more !== undefined || namesIn(asked, code).length > 0)
    return undefined
  // "The price", where all nouns have a capital.
  if (capitalizesNouns && articles.opening(named) !== undefined) return undefined
  const isName = name !== undefined && moreNames === undefined
  const isAlone = isName && termsIn(named, code).every((term) => termsIn(name, code).includes(term))
  return isAlone ? { ...rangeOf(pronoun), by: name } : undefined
}

/**
 * A word takes the place of the only one of a question for what it is ("What is apt?", "And dpkg?"), or of the one verb
 * of a question for steps that ends as it does ("Comment créer un utilisateur ?", "Et supprimer ?").
 */
function replacedTerm(
  asked: string,
  named: string,
  { code, asks, articles, pronouns }: Language,
): Replacement | undefined {
  const [only, ...others] = tokens(asked, code).filter(({ word }) => word.isTerm)
  const [term, more] = termsIn(named, code)
  if (only === undefined || term === undefined || more !== undefined) return undefined
  // What stands under another designation is told apart by `replaced`.
  if (/\p{N}/u.test(asked.slice(only.start, only.end) + named)) return undefined
  const kind = asks.opening(asked)?.value
  const isDetermined = articles.opening(named) !== undefined
  const isOfOne = others.length === 0 && !isDetermined
  if (isOfOne && (kind === 'definition' || kind === 'thing')) return { ...rangeOf(only), by: named }
  // "The volume" is no verb, "le supprimer" is: such an article may be a pronoun.
  if (isDetermined && pronouns.opening(named) === undefined) return undefined
  const isOfSteps = asks.find(asked).some(({ value }) => value === 'steps' || value === 'manner')
  if (!isOfSteps || term.length < settings.conversation.verbLettersMin) return undefined
  const [verb, another] = [only, ...others].filter(({ start, end }) => {
    const word = fold(asked.slice(start, end))
    return word.length >= settings.conversation.verbLettersMin && word.slice(-2) === term.slice(-2)
  })
  if (verb === undefined || another !== undefined) return undefined
  const written = tokens(named, code).find(({ word }) => word.isTerm)
  return written && { ...rangeOf(verb), by: named.slice(written.start, written.end) }
}

function rangeOf({ start, end }: Range): Range {
  return { start, end }
}

/** The terms of a text, folded. */
function termsIn(text: string, code: string): readonly string[] {
  const found = tokens(text, code).filter(({ word }) => word.isTerm)
  return found.map(({ start, end }) => fold(text.slice(start, end)))
}
