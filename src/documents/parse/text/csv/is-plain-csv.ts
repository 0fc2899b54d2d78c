import { parse } from 'csv-parse/sync'
import { headOf } from '../../sniffing/head-of.ts'
import { csvDelimiter, withoutDelimiterLine } from './csv-delimiter.ts'

/** Fewest lines: of fewer, all may have their commas by chance. */
const linesMin = 3
/** Longest name of a column and longest value, in characters; prose has longer ones. Not measured. */
const nameLengthMax = 40
const nameWordsMax = 5
const valueLengthMax = 200
/** Most words of a value on average. */
const valueWordsMax = 8
/** The rows whose cells decide; their number counts in the whole text. */
const rowsRead = 200

/** The name of a column, "Price (EUR)", "2024": no mark of a list, sum of money, field or code. */
const name = /^(?:[(_]?\p{L}[^:;={}<>[\]|*`\n]*|(?:19|20)\d\d|[#№%])$/u
/** How a sentence ends, as no name of a column does. */
const sentenceEnd = /[\p{STerm}…]$/u
/** Letters of scripts without capitals: many of these write no spaces, also behind a comma. */
const unspaced = /\p{Lo}/u
/** A number, an amount, a date or a time. */
const value = /^[^\p{L}\s]{0,3}\d/u

/**
 * Whether a text that does not say so is the values of a table, separated as in a CSV file (RFC 4180): one header and
 * rows with as many short cells. Prose never has a comma without a space in all of its lines, nor a number in the same
 * place of all but the first. Linear in the length of the text.
 */
export function isPlainCsv(text: string): boolean {
  const delimiter = csvDelimiter(text, linesMin)
  if (delimiter === undefined || delimiter === '|') return false
  const [header = [], ...rows] = firstRows(text, delimiter)
  return (
    areNames(header) &&
    areValues(rows) &&
    (hasColumnOfValues(rows) || (!unspaced.test(header.join('')) && isBare(text, delimiter))) &&
    isEven(text, delimiter)
  )
}

function firstRows(text: string, delimiter: string): readonly (readonly string[])[] {
  const options = { delimiter, bom: true, skip_empty_lines: true, trim: true, to: rowsRead }
  try {
    return parse(withoutDelimiterLine(text), options)
  } catch {
    return []
  }
}

function areNames(header: readonly string[]): boolean {
  const isName = (cell: string) =>
    cell.length <= nameLengthMax &&
    name.test(cell) &&
    !sentenceEnd.test(cell) &&
    wordsOf(cell) <= nameWordsMax &&
    cell.split('(').length === cell.split(')').length
  return (
    header.every(isName) && new Set(header).size === header.length && /\p{L}/u.test(header[0] ?? '')
  )
}

function areValues(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flat()
  const words = cells.reduce((sum, cell) => sum + wordsOf(cell), 0)
  return (
    cells.every(({ length }) => length <= valueLengthMax) && words <= valueWordsMax * cells.length
  )
}

/** Whether no delimiter of the beginning has a space behind it, as those of a sentence have; in quotes they may. */
function isBare(text: string, delimiter: string): boolean {
  const unquoted = headOf(text).replace(/"[^"\n]*"/g, '')
  return !unquoted.includes(`${delimiter} `)
}

function hasColumnOfValues(rows: readonly (readonly string[])[]): boolean {
  const [first = []] = rows
  return first.some((_, column) => rows.every((row) => value.test(row[column] ?? '')))
}

/** Whether all rows of a text have the same number of cells. */
function isEven(text: string, delimiter: string): boolean {
  try {
    // The rows are only counted, as those of a long text would fill the memory.
    const on_record = () => null
    parse(withoutDelimiterLine(text), { delimiter, bom: true, skip_empty_lines: true, on_record })
    return true
  } catch {
    return false
  }
}

function wordsOf(cell: string): number {
  return cell === '' ? 0 : cell.split(/\s+/).length
}
