import { isMonth, isWeekday } from '../../../../language/quantities/calendar.ts'
import type { Range } from '../../../../language/words/words.ts'
import { lineWidth } from '../../reading/line-width.ts'
import type { Placed } from '../../reading/lines.ts'
import { goesOn, itemWidthMax, signsOfOthers, thingsMin } from './list-lines.ts'

/** "20 Nov", "Sat 4 May", "3. Dezember", "12 de enero de 2026": the opening of a day in a list of dates. */
const dayAndMonth =
  /(?:\p{L}{2,10}[.,]? )?\d{1,2}(?:st|nd|rd|th|er|[.º])? (?:(?:de|of) )?(\p{L}{3,10})(?![\p{L}\p{N}])/uy
/** "Nov 20", "Tuesday, December 9th". */
const monthAndDay =
  /(?:\p{L}{2,10}[.,]? )?(\p{L}{3,10})\.? \d{1,2}(?:st|nd|rd|th)?(?![\p{L}\p{N}])/uy
/** Two days may be anything. */
const datedMin = 3
/** Most columns of an entry; running text that is wrapped is rarely wider. */
const datedWidthMax = 120

/** Whether each of some lines opens with a day of a month, as in a list of dates. */
export function areDated(text: string, lines: readonly Placed[]): boolean {
  return (
    lines.length >= datedMin &&
    lines.every((line) => line.end - line.start <= datedWidthMax && opensWithDay(text, line))
  )
}

function opensWithDay(text: string, { start }: Range): boolean {
  return [dayAndMonth, monthAndDay].some((pattern) => {
    pattern.lastIndex = start
    const month = pattern.exec(text)?.[1]
    return month !== undefined && isMonth(month)
  })
}

/** "Double room 104 €", "Dog $8", "Reading speed 12 MB/s": what it is, and a number at the end. */
const valueAtEnd =
  /^\p{L}[^\n]{0,60}\s(?:\p{Sc}\s?)?\d[\d.,]{0,12}(?:\s?(?:\p{Sc}|%|\p{Ll}[\p{L}/²³]{0,5}|\p{Lu}{1,3}\p{Ll}?(?:\/\p{L})?))?$/u
/** "Kayak hire £12 per hour", "Trainer 35 € por hora": a price, and in few small letters what it is per. */
const priceAtEnd =
  /^\p{L}[^\n]{0,60}\s(?:\p{Sc}\s?\d[\d.,]{0,12}|\d[\d.,]{0,12}\s?\p{Sc})(?: ?[/\p{Ll}][/\p{Ll}.]{0,11}){1,3}$/u
/** At least this share of the lines ends with its value; the others say more of theirs. */
const valuedShareMin = 2 / 3
/** The wide gap between a thing and its value; with another one it is a row of a table. */
const gap = /(?<=\S)(?: {2}|\t)[ \t]*(?=\S)/

/** Whether the first and most of some lines are things with their values, as in a list of prices. */
export function areValued(text: string, lines: readonly Placed[]): boolean {
  if (lines.length < thingsMin) return false
  const [first] = lines
  const written = lines.map(({ start, end }) => text.slice(start, Math.min(end, start + lineMax)))
  const isPlain = lines.every(({ column }, index) => {
    const line = written[index]?.replace(gap, ' ') ?? ''
    return column === first?.column && lineWidth(line) <= itemWidthMax && !signsOfOthers.test(line)
  })
  if (!isPlain) return false
  const valued = written.filter((line) => valueAtEnd.test(line) || priceAtEnd.test(line))
  const isBroken = written.some((line) => goesOn.test(line) || smallAtStart.test(line))
  return valued[0] === written[0] && valued.length >= lines.length * valuedShareMin && !isBroken
}

/** Most characters of a line with a wide gap that are read. */
const lineMax = 200

/** Whether each of some lines opens with a day of the week and has an hour, or nothing but a few words, behind it. */
export function areOfWeekdays(text: string, lines: readonly Placed[]): boolean {
  const written = lines.map(({ start, end }) => text.slice(start, Math.min(end, start + lineMax)))
  const hours = written.filter((line) => /\d/.test(line))
  return (
    lines.length >= weekdaysMin &&
    hours.length * 2 >= lines.length &&
    written.every((line) => line.length <= itemWidthMax && opensWithWeekday(line))
  )
}

const weekdaysMin = 2

function opensWithWeekday(line: string): boolean {
  const [word] = /^\p{L}{3,14}(?![\p{L}\p{N}])/u.exec(line) ?? []
  return word !== undefined && isWeekday(word)
}

/** A line that goes on from the one before. */
const smallAtStart = /^\p{Ll}/u
