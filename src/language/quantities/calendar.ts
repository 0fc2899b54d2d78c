import { languageOf, languages } from '../languages.ts'
import { Phrases } from '../phrases.ts'
import { fold } from '../words/fold.ts'

/** The months and days of the week of a language, from `Intl`, with further forms of months. */
export type Calendar = {
  /** Months by name, long and short, also as inflected after a day: "декабря" → 12. */
  readonly months: Phrases<number>
  /** Whether the language writes them with a capital: "May". */
  readonly hasCapitals: boolean
  /** The folded words for months and days; dates are not names. */
  readonly words: ReadonlySet<string>
  /** The days of the week, long and short. */
  readonly days: Phrases
  /** The long ones, folded. */
  readonly dayStems: ReadonlySet<string>
  /** The order of the parts in "3/12/1851". */
  readonly dayFirst: boolean
  readonly yearFirst: boolean
}

/** Whether a folded word is a day of the week, also with an ending of up to two letters: "wednesdays". */
export function isDayOfWeek(folded: string, { dayStems }: Calendar): boolean {
  return [0, 1, 2].some((ending) => dayStems.has(folded.slice(0, folded.length - ending)))
}

/** Whether a word is a month in any of the languages, in full or short: where the language of a text is not known. */
export function isMonth(word: string): boolean {
  monthsOfAll ??= new Set(
    [...languages.keys()].flatMap((code) => monthsOf(code).map(([name]) => fold(name))),
  )
  return monthsOfAll.has(fold(word))
}

let monthsOfAll: ReadonlySet<string> | undefined

/** Whether a word is a day of the week in any of the languages, in full or short, as `isMonth` is for months. */
export function isWeekday(word: string): boolean {
  daysOfAll ??= new Set(
    [...languages.keys()].flatMap((code) =>
      widths.flatMap((weekday) => formatted(code, { weekday }, oneWeek).map(fold)),
    ),
  )
  return daysOfAll.has(fold(word))
}

let daysOfAll: ReadonlySet<string> | undefined

/** The calendar of a language, cached. */
export function calendarOf(language: string): Calendar {
  const { code, isUnspaced, monthForms } = languageOf(language)
  const known = calendars.get(code)
  if (known !== undefined) return known
  const others = monthForms.flatMap((forms, month) =>
    forms.map((form) => [form, month + 1] as const),
  )
  const months = [...monthsOf(code), ...others]
  const days = widths.flatMap((weekday) => formatted(code, { weekday }, oneWeek))
  const calendar: Calendar = {
    months: new Phrases(months, isUnspaced),
    hasCapitals: formatted(code, { month: 'long' }, oneYear).every((name) => /^\p{Lu}/u.test(name)),
    days: new Phrases(
      days.filter((day) => day.length > 2).map((day) => [day, true]),
      isUnspaced,
    ),
    dayStems: new Set(formatted(code, { weekday: 'long' }, oneWeek).map(fold)),
    words: new Set([...months.map(([name]) => name), ...days].map(fold)),
    dayFirst: isBeforeMonth(code, 'day'),
    yearFirst: isBeforeMonth(code, 'year'),
  }
  calendars.set(code, calendar)
  return calendar
}

const calendars = new Map<string, Calendar>()
const widths = ['long', 'short'] as const
const oneYear = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1))
const oneWeek = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day))
const fixed = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const

function monthsOf(code: string): (readonly [name: string, number])[] {
  return widths.flatMap((month) => {
    const alone = formatted(code, { month }, oneYear)
    const withDay = new Intl.DateTimeFormat(code, { ...fixed, day: 'numeric', month })
    return oneYear.flatMap((date, index) => {
      const part = withDay.formatToParts(date).find(({ type }) => type === 'month')?.value
      return [alone[index], part]
        .filter((name) => name !== undefined)
        .map((name) => [bare(name), index + 1] as const)
    })
  })
}

function formatted(
  code: string,
  options: Intl.DateTimeFormatOptions,
  dates: readonly number[],
): string[] {
  const format = new Intl.DateTimeFormat(code, { ...fixed, ...options })
  return dates.map((date) => bare(format.format(date)))
}

function bare(name: string): string {
  return name.replace(/\.$/, '')
}

function isBeforeMonth(code: string, one: 'day' | 'year'): boolean {
  const parts = new Intl.DateTimeFormat(code, fixed).formatToParts(0)
  const types = parts.map(({ type }) => type)
  return types.indexOf(one) < types.indexOf('month')
}
