import { Memo } from '../../base/cache/memo.ts'
import { languageOf } from '../languages.ts'
import type { Range } from '../words/words.ts'
import { joins } from './joins.ts'
import { measureOpening } from './measures.ts'

/** "9:00", "9.30 Uhr", "5 pm", "下午5点", and "9 to 5 pm" as one. Linear in the length of the text. */
export function timesOfDay(text: string, language: string): readonly Range[] {
  const clocks = Array.from(text.matchAll(clock), ({ 0: written, index }) => {
    return { start: index, end: index + written.length }
  })
  const named = Array.from(text.matchAll(hour), ({ 0: written, index }) => {
    const end = index + written.length
    const name = nameLength(text.slice(end, end + nameLengthMax), language)
    return name !== undefined && { start: firstHour(text, index), end: end + name }
  })
  const periods = dayPeriods.get(languageOf(language).code)
  return [...named.filter((range) => range !== false), ...clocks].map(({ start, end }) => {
    const before = text.slice(Math.max(0, start - nameLengthMax), start).trimEnd()
    const period = periods.find((one) => before.endsWith(one))
    return { start: period === undefined ? start : text.lastIndexOf(period, start), end }
  })
}

const nameLengthMax = 30

/** The length of what makes the number before it a time of day, with the space before it: 4 for " Uhr". */
function nameLength(rest: string, language: string): number | undefined {
  const { isUnspaced, values } = languageOf(language)
  if (isUnspaced) {
    const measure = measureOpening(rest, language)
    return measure?.kind === 'time' ? measure.end : undefined
  }
  const trimmed = rest.trimStart().toLowerCase()
  const name = values.units.find(([one, kind]) => {
    return kind === 'time' && isOpening(trimmed, one.toLowerCase())
  })
  return name && rest.length - rest.trimStart().length + name[0].length
}

function isOpening(text: string, name: string): boolean {
  return text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length))
}

/** Where a time begins whose first hour stands without a name: "9 bis" of "9 bis 17 Uhr". */
function firstHour(text: string, start: number): number {
  const [, first = '', gap = ''] = hourBefore.exec(text.slice(Math.max(0, start - 24), start)) ?? []
  return first !== '' && joins(gap) ? start - first.length - gap.length : start
}

/** Halves of the day that a language writes in front of the hour: "上午", "午後". */
const dayPeriods = new Memo(64, (code: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(code, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  return [3, 15].flatMap((hour) => {
    const [first] = format.formatToParts(Date.UTC(2024, 0, 1, hour))
    return first?.type === 'dayPeriod' ? [first.value] : []
  })
})

const clock =
  /(?<![\d.,:])(?:[01]?\d|2[0-4])(?::[0-5]\d(?::[0-5]\d)?|h[0-5]\d|\s?h\s[0-5]\d)(?:\s?[ap]\.?m\b\.?)?(?![\d:])/giu
const hour = /(?<![\d.,:])(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?(?![\d.,:]*\d)/gu
const hourBefore = /(?:^|[^\d.,:\p{L}])((?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?)(\D{1,12})$/u
