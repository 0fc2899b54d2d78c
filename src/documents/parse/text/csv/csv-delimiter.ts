import { parse } from 'csv-parse/sync'
import { titlesOver } from '../../building/titles-over.ts'
import { headOf } from '../../sniffing/head-of.ts'

const delimiters = [',', '\t', ';', '|'] as const

/** The first line of a file for Excel, which says how its cells are separated: `sep=;`. */
const delimiterLine = /^\ufeff?"?sep=[,\t;|]"?(\r\n?|\n)/i

/** The text without a line that says how its cells are separated. */
export function withoutDelimiterLine(text: string): string {
  return text.replace(delimiterLine, '')
}

/**
 * The delimiter by which all rows of the beginning have the same number of cells, at least two; `undefined` if none
 * does.
 */
export function csvDelimiter(text: string, rowsMin: number): string | undefined {
  const sample = sampleOf(text)
  if (countLines(sample) < rowsMin) return undefined
  const lines = linesBeforeQuote(sample)
  return delimiters.find((delimiter) => {
    if (!areEven(lines, delimiter)) return false
    const rows = rowsOf(sample, delimiter)
    return rows.length >= rowsMin && isTable(rows)
  })
}

/**
 * The delimiter of a file that has titles over its table, which needs to say that it is one: most texts have commas.
 */
export function titledCsvDelimiter(text: string): string | undefined {
  const sample = sampleOf(text)
  return delimiters.find((delimiter) => {
    const rows = rowsOf(sample, delimiter)
    return isTable(rows.slice(titlesOver(rows)))
  })
}

function sampleOf(text: string): string {
  const head = headOf(text)
  const sample = withoutDelimiterLine(head)
  return head.length < text.length ? sample.slice(0, sample.lastIndexOf('\n') + 1) : sample
}

function countLines(sample: string): number {
  return (sample.match(/[\r\n]+/g)?.length ?? 0) + 1
}

/** The lines before the first one with a quotation mark: each of them is a row, as no cell goes on in the next line. */
function linesBeforeQuote(sample: string): readonly string[] {
  const lineEnd = /\r\n?|\n/.exec(sample)?.[0] ?? '\n'
  const lines = sample
    .replace(/^\ufeff/, '')
    .split(lineEnd)
    .filter((line) => line !== '')
  const quoted = lines.findIndex((line) => line.includes('"'))
  return quoted < 0 ? lines : lines.slice(0, quoted)
}

/**
 * Whether lines have the same number of cells, at least two. Of most texts that are no table the first two lines do
 * not, so they need no parser, which takes more time than all other reading of a short text.
 */
function areEven(lines: readonly string[], delimiter: string): boolean {
  const columns = lines[0]?.split(delimiter).length
  return (
    columns === undefined ||
    (columns >= 2 && lines.every((line) => line.split(delimiter).length === columns))
  )
}

function rowsOf(sample: string, delimiter: string): readonly (readonly string[])[] {
  if (!sample.includes(delimiter)) return []
  try {
    return parse(sample, {
      delimiter,
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
    })
  } catch {
    return []
  }
}

function isTable(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0
  return columns >= 2 && rows.every(({ length }) => length === columns)
}
