import { readAmounts } from '../../../language/quantities/amounts.ts'
import { readClockTimes } from '../../../language/quantities/clock-times.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { fold } from '../../../language/words/fold.ts'
import { isAtAny, overlapsAny } from '../../../language/words/ranges.ts'

/** The values of a text by their kind, each in one form however it is written: "14 days" and "two weeks" are the same. */
export type ValueKeys = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The values of a text. Dates with a year are left out, as they tell since when something holds. Linear in the length of
 * the text.
 */
export function valueKeys(text: string, language: string): ValueKeys {
  const clock = readClockTimes(text, language)
  const dates = readDates(text, language)
  const days = readWeekdays(text, language)
  const amounts = readAmounts(text, language).filter(
    (one) => !overlapsAny(one, dates) && !clock.some(({ start }) => isAtAny(start, [one])),
  )
  const pairs: (readonly [string, string])[] = [
    ...clock.map(({ minutes }) => ['clock', String(minutes)] as const),
    ...dates.flatMap(({ year, month, day }) =>
      year === undefined ? [['date', `${month}-${day}`] as const] : [],
    ),
    ...days.map(({ days }) => ['days', [...days].sort().join()] as const),
    ...amounts.map(({ unit, value }) =>
      unit === 'months'
        ? (['duration', `${value} months`] as const)
        : ([unit, String(value)] as const),
    ),
  ]
  const keys = new Map<string, Set<string>>()
  for (const [kind, key] of pairs) keys.set(kind, (keys.get(kind) ?? new Set()).add(key))
  return keys
}

/** The same of a value alone, which is compared as it is written where it has no number: "every week". */
export function keysOfValue(text: string, language: string): ValueKeys {
  const keys = valueKeys(text, language)
  return keys.size > 0 ? keys : new Map([['written', new Set([fold(text)])]])
}

/** Whether two texts differ in a kind of value that both have, and not only as one has more of them. */
export function differ(one: ValueKeys, other: ValueKeys): boolean {
  return [...one].some(([kind, own]) => {
    const there = other.get(kind)
    return there !== undefined && !isSubset(own, there) && !isSubset(there, own)
  })
}

/** Whether all of one set is in another one. */
export function isSubset<Member>(one: ReadonlySet<Member>, other: ReadonlySet<Member>): boolean {
  return [...one].every((member) => other.has(member))
}
