import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { Language } from '../../../language/language.ts'
import { readTimes } from '../../../language/quantities/times/read-times.ts'
import { isWithinAny, rangeOf } from '../../../language/words/ranges.ts'
import { leadStart } from './replaced-value.ts'
import { type Replacement, termsIn, withoutMark } from './replacements.ts'

/**
 * A word for before or after takes the place of another one, or of what leads to a time: "And before it?" after "What
 * happened after the strike?", "And before that?" after "… in the seventies?"
 */
export function replacedRelation(
  asked: string,
  named: string,
  language: Language,
): Replacement | undefined {
  const { chronology, code } = language
  const relation = chronology?.relations.opening(named)
  if (chronology === undefined || relation === undefined || !compares.has(relation.value))
    return undefined
  if (tokensOfShort(named.slice(relation.end), code).some(({ word }) => word.isTerm))
    return undefined
  const by = named.slice(relation.start, relation.end)
  const times = readTimes(asked, code)
  const [time, otherTime] = times
  if (time !== undefined) {
    if (otherTime !== undefined) return undefined
    return { start: leadStart(asked, time.start, language), end: time.start, by: `${by} ` }
  }
  const [old, another] = chronology.relations.find(asked).filter(({ value }) => compares.has(value))
  return old === undefined || another !== undefined ? undefined : { ...rangeOf(old), by }
}

/**
 * What a correction says takes the place of what it denies: "Sorry, 15, not 12" after "Can a 12-year-old row alone?" A
 * message that asks by itself corrects nothing: "Why is it not open?", "So it does not open?"
 */
export function replacedByDenial(
  asked: string,
  message: string,
  language: Language,
): Replacement | undefined {
  const { negations, corrections, asks, yesNoOpenings, code } = language
  const denial = negations.find(message).at(-1)
  if (denial === undefined) return undefined
  const opening = corrections.opening(message)
  const before = message.slice(opening?.end ?? 0, denial.start)
  const isApart = opening !== undefined || /[,;:.–—-]\s*$/.test(before)
  const asksItself = asks.find(message).length > 0 || yesNoOpenings.opening(trimmed(before))
  if (!isApart || asksItself) return undefined
  const denied = trimmed(message.slice(denial.end))
  const by = trimmed(before.split(/[,;:.–—-]\s/).findLast((part) => trimmed(part) !== '') ?? '')
  const start = asked.toLowerCase().indexOf(denied.toLowerCase())
  const isWord = (at: number) => !/[\p{L}\p{N}]/u.test(asked[at] ?? '')
  const end = start + denied.length
  if (denied === '' || start < 0 || !isWord(start - 1) || !isWord(end)) return undefined
  const said = new Set(termsIn(asked, code))
  const isNew = termsIn(by, code).every((term) => !said.has(term))
  return isNew && (termsIn(by, code).length > 0 || /\p{N}/u.test(by))
    ? { start, end, by }
    : undefined
}

function trimmed(text: string): string {
  return withoutMark(text.replace(/^[\p{P}\s]+/u, ''))
}

/** "And if I cancel later?" takes the place of the condition of a question. One that has none asks for something else. */
export function replacedCondition(
  asked: string,
  spoken: string,
  { conditionals, followUps }: Language,
): Replacement | undefined {
  const from = followUps.opening(spoken)?.end ?? 0
  const condition = conditionals
    .find(spoken)
    .find(({ start, end }) => end >= from && start <= from + 1)
  const [old, another] = condition === undefined ? [] : conditionals.find(asked)
  if (condition === undefined || old === undefined || another !== undefined) return undefined
  const by = withoutMark(spoken.slice(condition.start))
  if (old.start > 0) return { start: old.start, end: withoutMark(asked).length, by }
  const comma = asked.indexOf(',')
  return comma < 0 ? undefined : { start: 0, end: comma, by }
}

/** A superlative takes the place of another one: "And the newest?" after "Which museum is the oldest?" */
export function replacedSuperlative(
  asked: string,
  named: string,
  { aggregation, code }: Language,
): Replacement | undefined {
  const superlatives = (text: string) =>
    aggregation?.phrases
      .find(text)
      .filter(({ value }) => value.some(({ kind }) => most.has(kind))) ?? []
  const [now, more] = superlatives(named)
  const [old, others] = superlatives(asked)
  if (now === undefined || old === undefined || more !== undefined || others !== undefined)
    return undefined
  const isAll = tokensOfShort(named, code).every(
    (token) => !token.word.isTerm || isWithinAny(token, [now]),
  )
  return isAll ? { ...rangeOf(old), by: named.slice(now.start, now.end) } : undefined
}

const most: ReadonlySet<string> = new Set(['most', 'least'])
const compares: ReadonlySet<string> = new Set(['before', 'after'])
