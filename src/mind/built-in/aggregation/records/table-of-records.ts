import type { Passage } from '../../../../evidence/passage.ts'
import type { Table } from '../read-tables.ts'

/** A table of records, which begin in a passage below some headings of their own. */
export function tableOfRecords(
  { docId, title, language, headings: before }: Passage,
  above: readonly string[],
  { names, rows }: Pick<Table, 'names' | 'rows'>,
): Table {
  const headings = [...new Set([...before, ...above])]
  const caption = headings.at(-1) ?? title
  return { docId, title, headings, caption, language, names, rows, made: 'records' }
}
