import { asDecimal } from '../../../base/as-decimal.ts'
import { languageOf } from '../../../language/languages.ts'
import { readAmounts } from '../../../language/quantities/amounts.ts'
import type { Term } from '../../../language/reckoning-words.ts'
import type { Range } from '../../../language/words/words.ts'
import { sideBefore, singleAmounts, ValueText } from '../limits/read-value.ts'
import { settings } from './settings.ts'

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** A length of time that a rule counts from an event; the range is of its text. */
export type Period = Range & {
  readonly count: number
  readonly unit: TimeUnit
  /** Whether it is counted back from the event. */
  readonly isBefore: boolean
  /** What stands behind the word that tells so, to the end of the clause: the event. Empty where none is named. */
  readonly event: string
  /** The words before it, from the length of time before or from the beginning. */
  readonly clause: string
  /** The time at whose end it takes effect. */
  readonly toEndOf?: Term
}

/** The lengths of time that a text states. Linear in its length. */
export function periodsIn(text: string, language: string): readonly Period[] {
  const { limits, reckoning } = languageOf(language)
  if (limits === undefined || reckoning === undefined) return []
  const read = new ValueText(text, language, limits)
  const amounts = [...readAmounts(text, language), ...singleAmounts(read)]
  const ends = reckoning.toEndOf.find(text)
  let from = 0
  return amounts
    .toSorted((a, b) => a.start - b.start)
    .flatMap((amount): Period[] => {
      // "£24 a month"
      if (/[\p{N}\p{Sc}]\s?$/u.test(text.slice(Math.max(0, amount.start - 3), amount.start)))
        return []
      const unit = unitNames[`${amount.unit} ${amount.factor}`]
      const count = asDecimal(amount.value / amount.factor)
      if (unit === undefined || !Number.isInteger(count) || count < 1) return []
      // "After the first 24 months", "more than two weeks": a condition.
      const side = sideBefore(amount.start, read)?.side
      if (side === 'above' || side === 'below' || isBehind(text, amount.start, language)) return []
      const { start, end } = amount
      const rest = text.slice(end, end + settings.eventLengthMax)
      const clause = rest.split(/[;:)]|[,.]\s/u, 1)[0] ?? ''
      const back = phraseBehind(reckoning.before, clause)
      const forth = back ?? phraseBehind(reckoning.after, clause)
      const event = forth === undefined ? '' : clause.slice(forth)
      const found = ends.find((one) => one.start >= end && one.start - end <= clause.length)
      const before = text.slice(from, start)
      from = end
      const known = {
        ...{ start, end, count, unit, event },
        ...{ isBefore: back !== undefined, clause: before },
      }
      return [found === undefined ? known : { ...known, toEndOf: found.value }]
    })
}

const unitNames: Readonly<Record<string, TimeUnit>> = {
  'duration 60': 'minute',
  'duration 3600': 'hour',
  'duration 86400': 'day',
  'duration 604800': 'week',
  'months 1': 'month',
  'months 12': 'year',
}

/** Where the first of some phrases in a clause ends; undefined if there is none. */
function phraseBehind(
  phrases: { find(text: string): readonly Range[] },
  clause: string,
): number | undefined {
  return phrases.find(clause)[0]?.end
}

/** Whether the word before a place tells that what follows comes after such a time: "after the first". */
function isBehind(text: string, place: number, language: string): boolean {
  const before = text.slice(Math.max(0, place - settings.conditionLengthMax), place)
  const found = languageOf(language).reckoning?.conditions.find(before).at(-1)
  return found !== undefined && /^\s?$/.test(before.slice(found.end))
}
