import type { Range } from '../../../../language/words/words.ts'
import { lineWidth } from '../../reading/line-width.ts'
import { matchesAt, type Placed } from '../../reading/lines.ts'
import { hasRoom, proseEnd, widestOf } from '../plain-lines.ts'

/**
 * "500 g flour", "½ lemon", "1 1/2 cups", "1-2 eggs": a number of a few digits and what it counts; a postal code is
 * none.
 */
const quantity =
  /(?:\d{1,3}(?: ?[½¼¾⅓⅔⅛]| \d\/\d|[-–/.,]\d{1,3}(?: ?[-–] ?\d{1,3})?)?|\d{4,5}(?= ?\p{Ll})|[½¼¾⅓⅔⅛]) ?\p{L}{1,30}(?![\p{L}\p{N}])/uy

/** Most columns of an item; running text is wider. */
export const itemWidthMax = 64
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

/** How a line ends that is a sentence, or whose sentence goes on; an item may end with a bracket. */
export const goesOn = /[\p{STerm}…,;:、，；：-]$/u

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
export const thingsMin = 3

/** Whether lines are things in small letters, "passport", each broken although the next one had room beside it. */
export function areThings(text: string, lines: readonly Placed[]): boolean {
  const small = lines.filter(({ start }) => matchesAt(smallOpening, text, start))
  return small.length * 2 > lines.length && areShort(text, lines) && !areWrapped(text, lines)
}

const smallOpening = /[\p{Ll}\d]/uy

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
export const signsOfOthers = /\S(?: {2,}|\t)\S|[{}<>=|\\@[\]_*]|\(\)|:\s|:\/\/|::|#|www\./

/** How many words a line has. */
export function wordsOf(line: string): number {
  return line.split(/\s+/).length
}
