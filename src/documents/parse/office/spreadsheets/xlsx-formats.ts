import { readXml } from '../../read-xml.ts'
import { excelDate, excelDuration, excelTime } from './xlsx-dates.ts'
import { shownDecimal, shownPercentage, shownWithZeros } from './xlsx-numbers.ts'

/** Excel accepts no longer format. */
const codeLengthMax = 255
/** The days after year 9999, which no date of Excel reaches. */
const serialMax = 2_958_466
/**
 * Digits with decimals, between signs, spaces and currencies; neither fractions, powers of ten nor thousands of them.
 */
const decimalPattern = /^[^#?0]*[#?0](?:[#?0,]*[#?0])?(?:\.[#?0]*)?[^#?0,./E]*$/
/** A date that has no format of its own is shown as one. */
export const dateFormat: NumberFormat = { kind: 'date', code: '' }
/** ECMA-376 part 1, 18.8.30; the order of a date depends on the language. */
const builtInFormats = new Map<number, NumberFormat | undefined>([
  ...[1, 3, 37, 38].map((format) => [format, formatOf('#,##0')] as const),
  ...[2, 4, 39, 40].map((format) => [format, formatOf('#,##0.00')] as const),
  [9, formatOf('0%')],
  [10, formatOf('0.00%')],
  ...[14, 15, 16, 17, 22].map(asDate),
  [18, formatOf('h:mm AM/PM')],
  [19, formatOf('h:mm:ss AM/PM')],
  [20, formatOf('h:mm')],
  [21, formatOf('h:mm:ss')],
  ...[27, 28, 29, 30, 31].map(asDate),
  [32, formatOf('h:mm')],
  [33, formatOf('h:mm:ss')],
  ...[34, 35, 36].map(asDate),
  [45, formatOf('mm:ss')],
  [46, formatOf('[h]:mm:ss')],
  [47, formatOf('mm:ss.0')],
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58].map(asDate),
])

/** What a number is shown as; `code` is the part of the format for positive numbers. */
export type NumberFormat = {
  readonly kind: 'date' | 'time' | 'duration' | 'percentage' | 'zeros' | 'decimal'
  readonly code: string
}

/** The formats of the cell styles, by the index of the style; a number of another style is shown as it is. */
export function numberFormats(stylesXml: string): ReadonlyMap<number, NumberFormat> {
  const codes: [number, string][] = []
  const ofStyles: number[] = []
  let isCellStyles = false
  readXml(stylesXml, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') codes.push([Number(numFmtId), formatCode])
      if (name === 'cellXfs') isCellStyles = true
      if (name === 'xf' && isCellStyles) ofStyles.push(Number(numFmtId))
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyles = false
    },
  })
  return formatsOfStyles(codes, ofStyles)
}

/**
 * The formats of styles by their index, of which each has the number of a format: one that has a code, or is known to
 * all workbooks.
 */
export function formatsOfStyles(
  codes: Iterable<readonly [number: number, code: string]>,
  ofStyles: readonly number[],
): ReadonlyMap<number, NumberFormat> {
  const formats = new Map(builtInFormats)
  for (const [number, code] of codes) formats.set(number, formatOf(code))
  const found = new Map<number, NumberFormat>()
  for (const [index, number] of ofStyles.entries()) {
    const format = formats.get(number)
    if (format) found.set(index, format)
  }
  return found
}

/**
 * A number as its format shows it, but dates and times in the form of ISO 8601. Thousands are not separated, and zeros
 * at the end of its decimals left out, so that it can be compared with others.
 */
export function shownNumber(
  number: number,
  format: NumberFormat | undefined,
  startsIn1904: boolean,
): string {
  const isDay = Math.abs(number) < serialMax
  if (format?.kind === 'date' && isDay) return excelDate(number, startsIn1904)
  if (format?.kind === 'time' && isDay) return excelTime(number, format.code)
  if (format?.kind === 'duration' && isDay) return excelDuration(number, format.code)
  // Excel calculates in binary but shows at most 15 digits: 0.1 + 0.2 is 0.3.
  const decimal = Number(number.toPrecision(15))
  if (format?.kind === 'percentage') return shownPercentage(decimal, format.code)
  if (format?.kind === 'zeros' && Number.isSafeInteger(decimal))
    return shownWithZeros(decimal, format.code)
  if (format?.kind === 'decimal') return shownDecimal(decimal, format.code)
  return String(decimal)
}

function asDate(format: number): [number, NumberFormat] {
  return [format, dateFormat]
}

function formatOf(written: string): NumberFormat | undefined {
  const code = sectionOf(written.slice(0, codeLengthMax))
  const letters = withoutText(code)
  if (/general/i.test(letters)) return undefined
  if (/[yd]/i.test(letters)) return { kind: 'date', code }
  if (/\[[hms]/i.test(letters)) return { kind: 'duration', code }
  if (/[hs]/i.test(letters)) return { kind: 'time', code }
  if (/m/i.test(letters)) return { kind: 'date', code }
  if (letters.includes('%')) return { kind: 'percentage', code: letters }
  if (/^[-() ]*0[-() ]*0[-() 0]*$/.test(letters)) return { kind: 'zeros', code }
  return decimalPattern.test(letters) ? { kind: 'decimal', code: letters } : undefined
}

/** The first section of a format that shows a number; they are for positive numbers, negative ones and zero. */
function sectionOf(code: string): string {
  const sections = code.match(/(?:"[^"]*"|\\.|[^;"\\])+/g) ?? []
  return sections.find((section) => /[0#?hmsyd]/i.test(withoutText(section))) ?? ''
}

/** A format without the text that it shows beside the number, the room for a character, colours and conditions. */
function withoutText(code: string): string {
  return code.replace(/"[^"]*"|[\\_*].|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')
}
