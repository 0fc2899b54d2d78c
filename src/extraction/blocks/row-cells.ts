import type { Range } from '../../language/words/words.ts'

/**
 * The cells of a row of a table, as written but without the spaces around them. Outer bars are dropped only where both
 * are there: a row that only begins with a bar has an empty first cell. In a row without outer bars, such as those
 * written for tables of web pages, a bar without spaces around it belongs to its cell ("On|Off"), if others have them.
 */
export function rowCells(row: string): string[] {
  return cellRanges(row).map(({ start, end }) => row.slice(start, end))
}

/** Where the cells of a row are, as UTF-16 offsets into it. */
export function cellRanges(row: string): readonly Range[] {
  const own = row.trim()
  const from = row.length - row.trimStart().length
  const isEdged = own.length > 1 && own.startsWith('|') && own.endsWith('|')
  const bar = isEdged || !own.includes(' | ') ? anyBar : spacedBar
  const cells: Range[] = []
  let start = isEdged ? 1 : 0
  const end = isEdged ? own.length - 1 : own.length
  for (const { index } of own.slice(0, end).matchAll(bar)) {
    if (index < start) continue
    cells.push({ start, end: index })
    start = index + 1
  }
  cells.push({ start, end })
  return cells.map((cell) => {
    const written = own.slice(cell.start, cell.end)
    const first = from + cell.start + written.length - written.trimStart().length
    return { start: first, end: Math.max(first, first + written.trim().length) }
  })
}

const anyBar = /(?<!\\)\|/g
const spacedBar = /(?<=^|\s)(?<!\\)\|(?=\s|$)/g
