import type { Passage } from '../../evidence/passage.ts'
import { rowCells } from '../../extraction/blocks/row-cells.ts'
import { shareColumns } from '../../extraction/blocks/share-columns.ts'

/** The names of the columns of each table in a passage, as they are written; empty if it holds no rows. */
export function columnsIn({
  blocks,
  text,
  leadIn,
}: Pick<Passage, 'blocks' | 'text' | 'leadIn'>): readonly (readonly string[])[] {
  return blocks.flatMap(({ kind, opens, start, end }, at) => {
    const goesOn = blocks[at - 1]?.kind === 'row' && !opens
    if (kind !== 'row' || goesOn) return []
    const written = text.slice(start, end)
    const header = opens ? written : at === 0 ? leadIn?.text : undefined
    const names =
      header === undefined
        ? written.split('; ').map((field) => field.split(': ', 1)[0])
        : rowCells(header)
    return [names.map((name = '') => name.trim()).filter((name) => name !== '')]
  })
}

/** Whether a table and one of the others, each given by the names of its columns, may be parts of one. */
export function mayBeOne(
  tables: readonly (readonly string[])[],
  others: readonly (readonly string[])[],
): boolean {
  return tables.some((names) => others.some((other) => shareColumns(names, other)))
}
