import { parse } from 'csv-parse/sync'
import type { TextBudget } from '../../extraction/blocks/text-budget.ts'
import { csvDelimiter } from './csv-delimiter.ts'
import { cleanText } from './parse-text.ts'
import type { DocumentContent } from './parsed-document.ts'
import { TextBuilder } from './text-builder.ts'

/** A quotation mark without its pair would make all that follows one cell. */
const recordLengthMax = 1_000_000

/**
 * A table of comma-, tab-, semicolon- or bar-separated values. With a header row each row becomes
 * `header: value; header: value`, so that a passage from the middle still says what its values are;
 * without one, `value | value`.
 */
export function parseCsv(text: string, budget: TextBudget): DocumentContent {
  const clean = cleanText(text)
  const rows = parse(clean, {
    delimiter: csvDelimiter(clean, 1) ?? ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: recordLengthMax,
    on_record: (record) => {
      budget.addCells(record.length)
      return record
    },
  }).map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')))
  const [first = [], ...others] = rows
  const header = others.length > 0 && isHeader(first) ? first : undefined
  const table = new TextBuilder(budget)
  for (const row of header ? others : rows) {
    const line = header ? labelled(header, row) : row.join(' | ')
    if (line !== '') table.writeLine(line, !header)
  }
  return table.finish()
}

function isHeader(row: readonly string[]): boolean {
  const names = row.filter((name) => name !== '' && Number.isNaN(Number(name)) && name.length <= 80)
  return names.length === row.length && new Set(names).size === row.length
}

function labelled(header: readonly string[], row: readonly string[]): string {
  const cells = row.map((cell, column) => {
    const name = header[column]
    return name && cell ? `${name}: ${cell}` : cell
  })
  return cells.filter((cell) => cell !== '').join('; ')
}
