import type { Passage } from '../../evidence/passage.ts'

/**
 * The names of the columns of the rows in a passage, as they are written, of its last table; undefined if it holds none.
 */
export function columnsIn({
  blocks,
  text,
  lead,
}: Pick<Passage, 'blocks' | 'text' | 'lead'>): readonly string[] | undefined {
  const rows = blocks.filter(({ kind }) => kind === 'row')
  const row = rows.findLast(({ opens }) => opens) ?? rows[0]
  if (row === undefined) return undefined
  const written = text.slice(row.start, row.end)
  const header = row.opens ? written : lead?.text
  const names = header?.split('|') ?? written.split('; ').map((field) => field.split(': ', 1)[0])
  return names.map((name = '') => name.trim()).filter((name) => name !== '')
}

/** Whether rows with these columns may be parts of one table: half of the names of either are those of the other. */
export function mayBeOne(
  names: readonly string[] | undefined,
  others: readonly string[] | undefined,
): boolean {
  if (names === undefined || others === undefined) return false
  const shared = names.filter((name) => others.includes(name)).length
  return shared > 0 && 2 * shared >= Math.min(names.length, others.length)
}
