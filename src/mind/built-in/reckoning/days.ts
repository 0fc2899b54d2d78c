import { languageOf } from '../../../language/languages.ts'
import { readClockTimes } from '../../../language/quantities/clock-times.ts'
import { type FoundDate, readDates } from '../../../language/quantities/dates.ts'
import { dateOf } from '../../../language/quantities/times/days.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { MeasuredUnits } from '../features/features.ts'
import { mayState, textOf } from '../segmentation/unit-text.ts'
import { ReckonedMatter } from './matter.ts'
import { type Period, periodsIn, type TimeUnit } from './periods.ts'
import type { Reckoned } from './reckoned.ts'
import { settings } from './settings.ts'
import { dayNear, lastDayOf, passesFebruary, shifted, writtenDay } from './shift.ts'

/** The day, or hour, that a rule leads to from the one that the question gives; undefined where that is not clear. */
export function reckonedDay(read: MeasuredUnits): Reckoned | undefined {
  const { text, language, asks, today } = read.question
  const { reckoning } = languageOf(language)
  if (reckoning === undefined) return undefined
  if (asks !== 'time' && !reckoning.asksWhen.isIn(text)) return undefined
  const dates = readDates(text, language).filter(({ month, day }) => month && day)
  const hours = readClockTimes(text, language).filter((hour) => !overlapsAny(hour, dates))
  const [given, another] = [...dates, ...hours]
  if (given === undefined || another !== undefined) return undefined
  const matter = new ReckonedMatter(read, [given])
  const isDate = 'value' in given
  const rule = clearest(read, matter, isDate ? unitsOfDays : unitsOfHours)
  if (rule?.period === undefined) return undefined
  const line = isDate
    ? lineOfDay(given, rule.period, text, language, today)
    : lineOfHour(given.minutes, rule.period, text.slice(given.start, given.end), language)
  return line === undefined ? undefined : { units: [rule.unit], line }
}

const unitsOfDays: readonly TimeUnit[] = ['day', 'week', 'month', 'year']
const unitsOfHours: readonly TimeUnit[] = ['minute', 'hour']

/** A unit that states a length of time; without it where it is counted from another event, or there are several. */
type Rule = {
  readonly unit: number
  readonly period: Period | undefined
  readonly score: number
}

/** The rule whose place says most of the question, if it counts from the event of the question and no other is near. */
function clearest(
  read: MeasuredUnits,
  matter: ReckonedMatter,
  wanted: readonly TimeUnit[],
): Rule | undefined {
  const { units, passages, question } = read
  const all = units.flatMap((unit, index): Rule[] => {
    const passage = passages[unit.passage]
    if (passage?.language !== question.language || !mayState(unit)) return []
    const text = textOf(unit, passage)
    const periods = periodsIn(text, question.language).filter((one) => wanted.includes(one.unit))
    if (periods.length === 0) return []
    const period = mostAsked(periods, matter, index)
    const event = period && eventOf(period, read, () => matter.ownTerms(index, text))
    const share = matter.share(index, text, event === 'synonym')
    if (share < settings.saidMin) return []
    const score = share + settings.ofEvent[event ?? 'none']
    return [{ unit: index, period: event === 'other' ? undefined : period, score }]
  })
  const [best, next] = all.toSorted((a, b) => b.score - a.score || a.unit - b.unit)
  if (best === undefined) return undefined
  return next === undefined || next.score <= best.score - settings.leadMin ? best : undefined
}

/** Of several lengths of time the one whose clause says most of the question; undefined where two say as much. */
function mostAsked(
  periods: readonly Period[],
  matter: ReckonedMatter,
  unit: number,
): Period | undefined {
  if (periods.length < 2) return periods[0]
  const said = periods.map((period) => ({ period, share: matter.ownTerms(unit, period.clause) }))
  const [best, next] = said.toSorted((a, b) => b.share - a.share)
  return best && next && best.share > next.share ? best.period : undefined
}

/**
 * Whether a length of time is counted from the event that the question tells. Where the rule names none, as "for 21 days",
 * it begins with what the question is about.
 */
function eventOf(
  { event, toEndOf, isBefore }: Period,
  { measure, question }: MeasuredUnits,
  ownTerms: () => number,
): keyof typeof settings.ofEvent {
  // Notice is asked about by a word for it.
  if (toEndOf !== undefined) return ownTerms() > settings.namedMin ? 'ending' : 'other'
  if (event.trim() === '') return isBefore ? 'other' : 'none'
  const { coverage } = measure.title(event, question.language)
  const { events } = languageOf(question.language).reckoning ?? {}
  const told = new Set(events?.find(question.text).map(({ value }) => value))
  const own = events?.find(event) ?? []
  const isTold = own.some(({ value }) => told.has(value))
  // "within 6 weeks of the end of the tenancy" counts from no other day of the tenancy.
  if (own.length > 0 && told.size > 0 && !isTold) return 'other'
  if (coverage.some((said) => said > settings.namedMin)) return 'same'
  return isTold ? 'synonym' : 'other'
}

/** "3 March + 14 days = 17 March", with the end of the quarter where notice takes effect then. */
function lineOfDay(
  date: FoundDate,
  { count, unit, isBefore, toEndOf }: Period,
  text: string,
  language: string,
  today: number | undefined,
): string | undefined {
  const { year, month = 1, day = 1 } = date
  const from = dayNear(month, day, year, today)
  // 29 February of a year that has none.
  if (dateOf(from).day !== day) return undefined
  const to = shifted(from, isBefore ? -count : count, unit)
  if (!(Math.abs(to - from) <= settings.daysMax)) return undefined
  if (year === undefined && today === undefined && passesFebruary(from, to)) return undefined
  const written = text.slice(date.start, date.end)
  const locale = language !== 'en' ? language : /^\d/.test(written) ? 'en-GB' : 'en-US'
  const tell = (one: number) => writtenDay(one, locale, year !== undefined)
  const length = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const sum = `${tell(from)} ${isBefore ? '−' : '+'} ${length.format(count)} = ${tell(to)}`
  if (toEndOf === undefined) return sum
  const words = languageOf(language).reckoning?.endOf[toEndOf]
  return words && `${sum}; ${words}: ${tell(lastDayOf(toEndOf, to))}`
}

/** "9:00 − 45 minutes = 8:15" */
function lineOfHour(
  from: number,
  { count, unit, isBefore }: Period,
  written: string,
  language: string,
): string | undefined {
  const length = count * (unit === 'hour' ? 60 : 1)
  const to = isBefore ? from - length : from + length
  if (to < 0 || to >= 24 * 60) return undefined
  const half = /\b([ap])\.?m\b/iu.test(written)
  const tell = (minutes: number) => {
    const hour = Math.floor(minutes / 60)
    const rest = String(minutes % 60).padStart(2, '0')
    if (!half) return `${hour}:${rest}`
    return `${hour % 12 || 12}${rest === '00' ? '' : `:${rest}`} ${hour < 12 ? 'am' : 'pm'}`
  }
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return `${tell(from)} ${isBefore ? '−' : '+'} ${format.format(count)} = ${tell(to)}`
}
