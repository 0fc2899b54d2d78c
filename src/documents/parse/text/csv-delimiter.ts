import { parse } from 'csv-parse/sync'
import { headOf } from '../sniffing/head-of.ts'
import { titlesOver } from './titles-over.ts'

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
  return delimiters.find((delimiter) => {
    const rows = rowsOf(sample, delimiter)
    return rows.length >= rowsMin && isTable(rows)
  })
}

/** The same of a file that has titles over its table, which needs to say that it is one: most texts have commas. */
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
