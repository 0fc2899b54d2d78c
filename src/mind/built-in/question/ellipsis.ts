import { hasLettersAndDigits } from '../../../language/designations.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Utterance } from '../../mind.ts'
import { settings } from '../settings.ts'
import { wholeOfBare } from './bare-question.ts'
import { chronologyAsked } from './chronology-asked.ts'
import {
  replacedByDenial,
  replacedCondition,
  replacedRelation,
  replacedSuperlative,
} from './counterparts.ts'
import { ellipsisIn, followUpOpening, withoutCommas, withoutOpening } from './follow-up-opening.ts'
import { readMessage } from './read-message.ts'
import { replacedValue } from './replaced-value.ts'
import {
  parallelIn,
  type Replacement,
  replacedName,
  replacedPronoun,
  replacedTerm,
  termsIn,
  withoutMark,
} from './replacements.ts'

/**
 * A conversation in which each message that leaves out what the question before says asks that: after "How much is the
 * Seed plan?", "And the Grove?" asks "How much is the Grove plan?" A name gives way to a name, a pronoun to one too, a
 * value to a value of its kind, what follows a preposition to what follows the same one, and the only word of a question
 * to another. What cannot be told so stays as it is.
 */
export function resolveEllipses(conversation: readonly Utterance[]): readonly Resolved[] {
  const resolved: Resolved[] = []
  for (const message of conversation) {
    const mayLeaveOut =
      resolved.length > 0 &&
      message.role === 'user' &&
      message.content.length <= settings.conversation.politeLengthMax
    const from = mayLeaveOut ? lastWhole(resolved) : -1
    const before = resolved[from]?.content
    const isNext = resolved.slice(from + 1).every(({ role, isAside }) => role !== 'user' || isAside)
    const whole = before === undefined ? undefined : resolvedIn(message.content, before, isNext)
    resolved.push({ ...message, ...(whole && { ...whole, from }) })
  }
  return resolved
}

/** A message as the whole question that it asks. */
type Resolved = Utterance &
  Partial<Whole> & {
    /** The place in the conversation of the question from which it was made. */
    readonly from?: number
  }

type Whole = {
  readonly content: string
  /** The name of the question before in whose place another one stands. */
  readonly replacedName?: string
  /** The designation of the question before, likewise. */
  readonly replaced?: string
  /** Whether it asks something else about what was asked before: "Why?" What comes next goes on from that. */
  readonly isAside?: boolean
}

/**
 * The last question that stands without those before it: one that only names something else goes on from it, and asks
 * for the same kind of answer.
 */
export function wentBefore(said: readonly Resolved[]): string | undefined {
  return said[lastWhole(said)]?.content
}

/** A conversation without the questions in whose place another one was asked: "And on Sundays?" */
export function withoutReplaced(resolved: readonly Resolved[]): readonly Resolved[] {
  const replaced = new Set(resolved.flatMap(({ from, isAside }) => (isAside ? [] : [from])))
  return resolved.filter((_, at) => !replaced.has(at))
}

function lastWhole(said: readonly Resolved[]): number {
  return said.findLastIndex(({ role, content, isAside }) => {
    return role === 'user' && isAside !== true && asksWhole(content)
  })
}

/** Whether a message asks something that stands without those before it, unlike "Why?" and "By the year?" */
function asksWhole(content: string): boolean {
  if (content.length > settings.conversation.politeLengthMax) return true
  const language = languageOf(detectLanguage(content))
  const count = termsIn(content, language.code).length
  if (count === 0) return false
  const { asks, pronouns, yesNoOpenings, code } = language
  if (count > settings.conversation.fewTerms || asks.find(content).length > 0) return true
  if (pronouns.find(content).length > 0) return false
  return (
    yesNoOpenings.opening(content) !== undefined || chronologyAsked(content, code) !== undefined
  )
}

/**
 * What a message asks that leaves out what the question before says; undefined if that cannot be told. Question words
 * alone go on from the question right before them.
 */
function resolvedIn(message: string, before: string, isNext: boolean): Whole | undefined {
  const written = readMessage(before).text
  const language = languageOf(detectLanguage(written))
  const asked = withoutOpening(written, language)
  const bare = isNext ? wholeOfBare(message, asked, language) : undefined
  if (bare !== undefined) return { content: bare, isAside: true }
  const spoken = withoutCommas(message)
  const opening = language.corrections.opening(spoken) ?? followUpOpening(spoken, language)
  const rest = withoutMark(spoken.slice(opening?.end ?? 0).trim())
  const ofValue =
    replacedByDenial(asked, message, language) ??
    replacedValue(asked, rest, language, opening !== undefined) ??
    (opening && replacedRelation(asked, rest, language)) ??
    (opening && replacedCondition(asked, spoken, language))
  if (ofValue !== undefined) return whole(asked, ofValue, false, language)
  const named = ellipsisIn(message, language)
  if (named === undefined) return undefined
  const ofName = replacedName(asked, message, named, language)
  const replacement =
    ofName ??
    replacedSuperlative(asked, named, language) ??
    parallelIn(asked, named, language) ??
    replacedPronoun(asked, message, named, language) ??
    replacedTerm(asked, named, language)
  return replacement && whole(asked, replacement, ofName !== undefined, language)
}

function whole(
  asked: string,
  { start, end, by, value }: Replacement,
  isName: boolean,
  { code }: Language,
): Whole | undefined {
  const old = asked.slice(start, end)
  const gone = value ?? old
  const isSaid = termsIn(asked, code).includes(fold(by))
  if (isSaid) return undefined
  return {
    content: `${asked.slice(0, start)}${by}${asked.slice(end)}`,
    ...(isName && { replacedName: old }),
    ...((hasLettersAndDigits(gone) || fourDigits.test(gone)) && { replaced: fold(gone) }),
  }
}

/** A year, or a number as long. */
const fourDigits = /^\p{N}{4}$/u
