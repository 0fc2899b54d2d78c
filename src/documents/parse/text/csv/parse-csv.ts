import { parse } from 'csv-parse/sync'
import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import { titlesOver } from '../../building/titles-over.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { cleanText } from '../parse-text.ts'
import { csvDelimiter, titledCsvDelimiter, withoutDelimiterLine } from './csv-delimiter.ts'

/** An unpaired quotation mark would make the rest of the file one cell. */
const recordLengthMax = 1_000_000

/**
 * Parses values separated by commas, tabs, semicolons or bars. With a header row, each row becomes `header: value;
 * header: value`, so that a chunk from the middle still names its values. Without one, or if its names are not
 * distinct, rows become `value | value`. Titles above the header are paragraphs.
 */
export function parseCsv(text: string, budget: TextBudget): DocumentContent {
  const clean = withoutDelimiterLine(cleanText(text))
  const written = parse(clean, {
    delimiter: csvDelimiter(clean, 1) ?? titledCsvDelimiter(clean) ?? ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: recordLengthMax,
    on_record: (record) => {
      budget.addCells(record.length)
      return record
    },
  })
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')))
    .filter((row) => row.some((cell) => cell !== ''))
  const titles = titlesOver(written)
  const rows = written.slice(titles)
  const [first = [], ...others] = rows
  const hasNames = others.length > 0 && isNamed(first)
  const header = hasNames && namesEachColumn(first) ? first : undefined
  const table = new TextBuilder(budget)
  for (const title of written.slice(0, titles)) table.writeParagraph(title.join(''))
  for (const row of header ? others : rows) {
    const line = header ? labelled(header, row) : row.join(' | ')
    if (line !== '') table.writeLine(line, { hasHeader: hasNames && !header })
  }
  return table.finish()
}

/** A longer cell is a value, as a column header fits over its column. */
const nameLengthMax = 80

/** Whether a row has only names and no values. */
function isNamed(row: readonly string[]): boolean {
  return row.every(
    (cell) => cell === '' || (Number.isNaN(Number(cell)) && cell.length <= nameLengthMax),
  )
}

/**
 * Whether all columns have a name of their own; those of a value that may be several stand beside each other under one.
 */
function namesEachColumn(row: readonly string[]): boolean {
  const runs = row.filter((name, column) => name !== row[column - 1])
  return !row.includes('') && new Set(runs).size === runs.length
}

function labelled(header: readonly string[], row: readonly string[]): string {
  const cells = row.map((cell, column) => {
    const name = header[column]
    return name && cell ? `${name}: ${cell}` : cell
  })
  return cells.filter((cell) => cell !== '').join('; ')
}
