import { languageOf } from '../../../language/languages.ts'
import { type Amount, convert, readAmounts } from '../../../language/quantities/amounts.ts'
import { readClockTimes } from '../../../language/quantities/clock-times.ts'
import { unitOpening } from '../../../language/quantities/units.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import { elapsedIn, type ShownAs } from './elapsed.ts'
import { exactly, type Quantity, type Value } from './quantity.ts'
import { readValue, singleAmounts, ValueText } from './read-value.ts'
import { settings } from './settings.ts'
import { clockValue, datesOf, dateValue } from './time-limits.ts'

/** A value that a question brings, to be compared with a limit; the range is of the text of the question. */
export type CaseAsked = Range &
  Value & {
    /** The day of the week of a time, 0 for Monday. */
    readonly day?: number
    /** Whether it is one, or a number alone: "15", "a week". */
    readonly isOne: boolean
    /** For a length of time that a date tells. */
    readonly shownAs?: ShownAs
  }

/** The cases that a question brings: ages, amounts, times of day and dates. Empty for most questions, at once. */
export function casesAsked(question: Question): readonly CaseAsked[] {
  const { text, around = '', language, today } = question
  const own = casesIn(text, language, today)
  // "My daughter is 12. Is she allowed to row?"
  if (own.length > 0 || around === '') return own
  return casesIn(around, language, today).map((one) => ({ ...one, start: 0, end: 0 }))
}

function casesIn(text: string, language: string, today: number | undefined): readonly CaseAsked[] {
  const { limits: words } = languageOf(language)
  if (words === undefined) return []
  const read = new ValueText(text, language, words)
  const days = readWeekdays(text, language)
  const [day] = days.length === 1 && days[0]?.days.size === 1 ? days[0].days : []
  const hours = readClockTimes(text, language).filter(({ start, end }) => {
    // "someone of 17"
    const isBare = /^\d+$/.test(text.slice(start, end))
    return !(isBare && read.endsBefore(start, words.beforeAge))
  })
  const times = hours.map(({ start, end, minutes }) => ({
    ...clockValue(minutes),
    ...{ start, end, isOne: true },
    ...(day !== undefined && { day }),
  }))
  const dates = datesOf(text, language).map(({ start, end, value }) => ({
    ...dateValue(value, text.slice(start, end)),
    ...{ start, end, isOne: true },
  }))
  const elapsed = today === undefined ? [] : elapsedIn(text, language, today)
  const past = elapsed.map((one) => ({ ...one, isOne: false }))
  const taken = [...times, ...dates, ...past]
  const amounts = amountsIn(read).filter((one) => !overlapsAny(one, taken))
  return [...taken, ...amounts]
}

/** "15-year-old", "12 kg", "three years", "a week", "9 people"; not what is a limit in the question itself. */
function amountsIn(read: ValueText): readonly CaseAsked[] {
  const { text, language, words } = read
  const written = readAmounts(text, language).flatMap((amount): CaseAsked[] => {
    const { start, end, unit, value, to } = amount
    const isTime = unit === 'duration' || unit === 'months'
    if (!isTime && isLimit(start, read)) return []
    const ofAge = read.behind(to, words.yearsOld)
    // "100-continue", "a 3-room flat", "4K", "Destiny 2"
    if (unit === 'count' && ofAge === undefined && isPartOfName(amount, text)) return []
    if (unit === 'count' && isYear.test(text.slice(start, end))) return []
    const isAlone = unit === 'count' && read.counted(end).end === end
    const isAge =
      ofAge !== undefined ||
      (isAlone && value <= settings.ageMax && read.endsBefore(start, words.beforeAge))
    const known = readValue(amount, read, {
      ...{ isAge, isBesideAge: isAge, mayBeAge: false, countedFrom: end },
    })
    const all = isAlone ? aloneAs(known.quantities, value, start, end, read) : known.quantities
    // A "15-year-old", or a daughter of 9 years, is nothing that lasts so long.
    const isOfPerson =
      text[to] === '-' ||
      read.endsBefore(start, words.one) ||
      words.persons.isIn(text.slice(0, start))
    const ofThing = all.filter(({ kind }) => kind !== 'duration')
    const quantities = ofAge === undefined ? all : isOfPerson ? all.slice(0, 1) : ofThing
    if (quantities.length === 0) return []
    const isOne = unit === 'count' || amount.value === amount.factor
    const isJoined = text[to] === '-' || ofAge !== undefined
    const shown = isJoined ? unhyphenated(amount, known, language) : known.shown
    // What is counted belongs to the case.
    const noun = isAlone || unit !== 'count' ? end : read.counted(end).end
    return [{ ...known, shown, quantities, start, end: ofAge ?? noun, isOne }]
  })
  // Beside another case, "a month" is what it is per.
  return written.length > 0 ? written : singleUnits(read)
}

/** Whether a number goes on with what it is part of, or ends a name that a sentence does not begin with. */
function isPartOfName({ start, to }: Amount, text: string): boolean {
  return (
    /^[-\p{L}]/u.test(text.slice(to, to + 1)) ||
    /\S\s\p{Lu}\S*\s$/u.test(text.slice(Math.max(0, start - nameLengthMax), start))
  )
}

const nameLengthMax = 40
const isYear = /^(?:1\d{3}|20\d{2})$/

/** "3-hour" as it stands alone: "3 hours". */
function unhyphenated(
  { value, factor }: Amount,
  { shown, number }: Value,
  language: string,
): string {
  const unit = unitOpening(shown.slice(number.length), language)
  if (unit === undefined) return shown.replace('-', ' ')
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(convert(value, 1 / factor))
}

/** What a number alone may be: an age, people, or an amount of money whose currency is not told. */
function aloneAs(
  quantities: readonly Quantity[],
  value: number,
  start: number,
  end: number,
  read: ValueText,
): readonly Quantity[] {
  const { words } = read
  if (quantities.some(({ kind }) => kind === 'age' || kind === 'people')) return quantities
  const isOfPeople =
    read.endsBefore(start, words.beforePeople) || read.behind(end, words.behindPeople) !== undefined
  if (isOfPeople) return [exactly('people', value)]
  return value > settings.ageMax ? [exactly('money', value)] : []
}

/** Whether the question itself says a limit: "at least 8 characters". */
function isLimit(start: number, { text, language }: ValueText): boolean {
  const before = text.slice(Math.max(0, start - 24), start)
  const found = languageOf(language).aggregation?.phrases.find(before).at(-1)
  return (
    found !== undefined &&
    before.slice(found.end).trim() === '' &&
    found.value.some(({ kind }) => ['above', 'atLeast', 'below', 'atMost'].includes(kind))
  )
}

/** "a week", "half an hour", "a day": one of a unit of time, or half of one. */
function singleUnits(read: ValueText): readonly CaseAsked[] {
  return singleAmounts(read).map((amount) => {
    const { start, end } = amount
    const about = { isAge: false, isBesideAge: false, mayBeAge: false, countedFrom: end }
    return { ...readValue(amount, read, about), start, end, isOne: true }
  })
}
