import { isMonth, isWeekday } from '../../../../language/quantities/calendar.ts'
import type { Range } from '../../../../language/words/words.ts'
import type { Block } from '../../block.ts'
import { lineWidth } from '../../reading/line-width.ts'
import { matchesAt, type Placed, placedLines } from '../../reading/lines.ts'
import { hasRoom, proseEnd, widestOf } from '../plain-lines.ts'
import { stamp } from '../records.ts'

/** A title of a list has at most so many columns and words; more are mostly a sentence. Not measured. */
const titleWidthMax = 50
const titleWordsMax = 5
const titleOpening = /[\p{Lu}\p{Lo}§]/uy

/** Whether a line is the title of a list: a few words that neither are a sentence nor go on. */
export function isTitle(text: string, { start, end }: Range): boolean {
  return isShortTitle(text, { start, end }) && !proseEnd.test(text.slice(start, end))
}

/** Most words of a title over a list with marks; more are mostly a sentence that the items go on with. */
const titleOfMarkedMax = 3
const lettersOnly = /^[\p{L}\p{M}\s'’&-]+$/u

/** Whether a line is the title of a list with marks: over those also numbers of issues and dates are written. */
export function isTitleOfMarked(text: string, line: Range): boolean {
  const words = text.slice(line.start, line.end)
  return isTitle(text, line) && wordsOf(words) <= titleOfMarkedMax && lettersOnly.test(words)
}

/** Whether a line leads in to a list, as a title with a colon does. */
export function isLeadIn(text: string, { start, end }: Range): boolean {
  return text[end - 1] === ':' && isShortTitle(text, { start, end: end - 1 })
}

function isShortTitle(text: string, { start, end }: Range): boolean {
  const words = text.slice(start, end)
  return (
    end - start <= titleWidthMax &&
    lineWidth(words) <= titleWidthMax &&
    wordsOf(words) <= titleWordsMax &&
    matchesAt(titleOpening, text, start) &&
    !matchesAt(stamp, text, start) &&
    !signsOfOthers.test(words)
  )
}

/**
 * "500 g flour", "½ lemon", "1 1/2 cups", "1-2 eggs": a number of a few digits and what it counts; a postal code is
 * none.
 */
const quantity =
  /(?:\d{1,3}(?: ?[½¼¾⅓⅔⅛]| \d\/\d|[-–/.,]\d{1,3}(?: ?[-–] ?\d{1,3})?)?|\d{4,5}(?= ?\p{Ll})|[½¼¾⅓⅔⅛]) ?\p{L}{1,30}(?![\p{L}\p{N}])/uy

/** Most columns of an item; running text is wider. */
const itemWidthMax = 64
/** At most this share of the quantities ends as a sentence or goes on: "200 g butter, " */
const endsShareMax = 1 / 3

/**
 * Whether the first and most of some lines are quantities of something. Lines that are numbered one after the other are
 * none.
 */
export function areQuantities(text: string, lines: readonly Placed[]): boolean {
  if (lines.length < 2 || !areItems(text, lines, itemWidthMax)) return false
  const counted = lines.filter(({ start }) => matchesAt(quantity, text, start))
  const ended = lines.filter(({ start, end }) => goesOn.test(text.slice(start, end)))
  return (
    counted[0] === lines[0] &&
    counted.length * 2 > lines.length &&
    ended.length <= lines.length * endsShareMax &&
    !areNumbered(text, counted)
  )
}

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

/** Whether each of some lines opens with a day of a month, as in a list of dates, and none ends within a sentence. */
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

/** How a line ends that is a sentence, or whose sentence goes on; an item may end with a bracket. */
const goesOn = /[\p{STerm}…,;:、，；：-]$/u

function areNumbered(text: string, lines: readonly Range[]): boolean {
  const numbers = lines.map(({ start, end }) => Number.parseInt(text.slice(start, end), 10))
  const [first] = numbers
  return (
    first !== undefined &&
    lines.length > 2 &&
    numbers.every((number, index) => number === first + index)
  )
}

/** Items without quantities are shorter than lines of poems: at most so many columns each, and words on average. */
const thingWidthMax = 40
const thingWordsMax = 3
/** Two such lines may be anything. */
const thingsMin = 3

/** Whether lines are things in small letters, "passport", each broken although the next one had room beside it. */
export function areThings(text: string, lines: readonly Placed[]): boolean {
  const small = lines.filter(({ start }) => matchesAt(smallOpening, text, start))
  return small.length * 2 > lines.length && areShort(text, lines) && !areWrapped(text, lines)
}

const smallOpening = /[\p{Ll}\d]/uy

/** "Double room 104 €", "Dog $8", "Reading speed 12 MB/s": what it is, and a number at the end. */
const valueAtEnd =
  /^\p{L}[^\n]{0,60}\s(?:\p{Sc}\s?)?\d[\d.,]{0,12}(?:\s?(?:\p{Sc}|%|\p{Ll}[\p{L}/²³]{0,5}|\p{Lu}{1,3}\p{Ll}?(?:\/\p{L})?))?$/u
/** "Kayak hire £12 per hour", "Trainer 35 € por hora": a price, and in few small letters what it is per. */
const priceAtEnd =
  /^\p{L}[^\n]{0,60}\s(?:\p{Sc}\s?\d[\d.,]{0,12}|\d[\d.,]{0,12}\s?\p{Sc})(?: ?[/\p{Ll}][/\p{Ll}.]{0,11}){1,3}$/u
/** At least this share of the lines ends with its value; the others say more of theirs. */
const valuedShareMin = 2 / 3
/** The wide gap between a thing and its value; with another one it is a row of a table. */
const gap = /(?<=\S)(?: {2,}|[ \t]*\t[ \t]*)(?=\S)/

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

/**
 * Whether lines below a title are names of anything, "Annual report": none has a number at its start as an address has.
 */
export function areNames(text: string, lines: readonly Placed[]): boolean {
  const isPlain = lines.every(({ start }) => matchesAt(nameOpening, text, start))
  return isPlain && areShort(text, lines) && !areWrapped(text, lines)
}

const nameOpening = /\p{L}/uy

function areShort(text: string, lines: readonly Placed[]): boolean {
  if (lines.length < thingsMin || !areItems(text, lines, thingWidthMax)) return false
  const written = lines.map(({ start, end }) => text.slice(start, end))
  const words = written.reduce((sum, line) => sum + wordsOf(line), 0)
  return words <= thingWordsMax * lines.length && !written.some((line) => proseEnd.test(line))
}

/** Whether lines are broken because the next word had no room; lines of two words are not wrapped so narrowly. */
function areWrapped(text: string, lines: readonly Range[]): boolean {
  const widest = widestOf(text, lines)
  const early = lines.filter((line, index) => {
    const next = lines[index + 1]
    return next !== undefined && hasRoom(text, line, next, widest)
  })
  const isNarrow = lines.every(({ start, end }) => wordsOf(text.slice(start, end)) <= 2)
  return !isNarrow && early.length * 2 < lines.length - 1
}

/** Whether lines begin below each other, and none is too wide, a row of a table, or code. */
function areItems(text: string, lines: readonly Placed[], widthMax: number): boolean {
  const [first] = lines
  return lines.every(({ start, end, column }) => {
    const isIn = column === first?.column && end - start <= widthMax
    const line = isIn ? text.slice(start, end) : ''
    return isIn && lineWidth(line) <= widthMax && !signsOfOthers.test(line)
  })
}

/** Columns of a table, fields with their values, code, links and addresses of mail. */
const signsOfOthers = /\S(?: {2,}|\t)\S|[{}<>=|\\@[\]_*]|\(\)|:\s|:\/\/|::|#|www\./

function wordsOf(line: string): number {
  return line.split(/\s+/).length
}

/** Whether there is nothing but the end of a line between two places. */
export function isNextLine(text: string, from: number, to: number): boolean {
  const newline = text.indexOf('\n', from)
  return newline >= 0 && newline < to && !text.slice(newline + 1, to).includes('\n')
}

/** Whether a block is one line of some sort, and no part of a longer paragraph. */
export function isAlone(
  text: string,
  block: Block,
  isOfSort: (text: string, line: Range) => boolean,
): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return false
  const [line, another] = placedLines(text, block)
  if (line === undefined || another !== undefined || !isOfSort(text, line)) return false
  const above = text.slice(Math.max(0, block.start - whiteSpaceMax), block.start)
  return above.trim() === '' || nothingAbove.test(above)
}

/** White space before a title that is looked at. */
const whiteSpaceMax = 200
const nothingAbove = /\n[^\S\n]{0,80}\n[^\S\n]{0,80}$/
