import type { LengthUnit } from '../../../language/chronology-words.ts'
import type { Language } from '../../../language/language.ts'
import {
  type Days,
  dateOf,
  isOneDay,
  monthsLater,
  yearOf,
} from '../../../language/quantities/times/days.ts'
import { namesOfUnit } from '../../../language/quantities/units.ts'
import type { When } from './entry.ts'

/** "Two years later": as long after what was told before; undefined where a text tells no such time. */
export function timeLater(text: string, before: When, language: Language): When | undefined {
  const [later] = language.chronology?.later.find(text) ?? []
  if (later === undefined) return undefined
  const head = text.slice(Math.max(0, later.start - headLengthMax), later.start)
  const [, number = '', name = ''] = lengthBefore.exec(head) ?? []
  const count = language.numerals.get(number) ?? Number(number || Number.NaN)
  const unit = unitNamed(name, language)
  const days = unit && count > 0 ? daysLater(before.days, count, unit) : undefined
  return days && { days, lasts: false }
}

function unitNamed(name: string, { code, chronology }: Language): LengthUnit | undefined {
  const named = (unit: LengthUnit) =>
    namesOfUnit(code, unit).some(([one]) => one.toLowerCase() === name.toLowerCase())
  return chronology?.units.get(name) ?? lengthUnits.find(named)
}

const lengthUnits = ['day', 'week', 'month', 'year'] as const
const headLengthMax = 40
const lengthBefore = /(?:^|\s)(\p{L}+|\d{1,3})\s(\p{L}+)[\s,]*$/u

/** The days so much later; undefined where what is before is less precise than what is counted. */
function daysLater(days: Days, count: number, unit: LengthUnit): Days | undefined {
  if (unit === 'year') return isOneDay(days) ? undefined : yearOf(dateOf(days.to - 1).year + count)
  if (!isOneDay(days)) return undefined
  const perUnit = { day: 1, week: 7 }
  const from = unit === 'month' ? monthsLater(days.from, count) : days.from + count * perUnit[unit]
  return { from, to: from + 1 }
}
