import type { Range } from '../../language/words/words.ts'

/**
 * The cells of a row of a table, as written but without the spaces around them. Those of a row of HTML stand between
 * its tags. Outer bars are dropped only where both are there: a row that only begins with a bar has an empty first cell.
 * In a row without outer bars, such as those written for tables of web pages, a bar without spaces around it belongs to
 * its cell ("On|Off"), if others have them.
 */
export function rowCells(row: string): string[] {
  return cellRanges(row).map(({ start, end }) => row.slice(start, end))
}

/** Where the cells of a row are, as UTF-16 offsets into it. */
export function cellRanges(row: string): readonly Range[] {
  const own = row.trim()
  const from = row.length - row.trimStart().length
  if (ofHtml.test(own)) return taggedCells(row)
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
  return cells.map((cell) => within(row, { start: from + cell.start, end: from + cell.end }))
}

function taggedCells(row: string): readonly Range[] {
  const tags = [...row.matchAll(cellTag)]
  return tags.flatMap((tag, index) => {
    if (tag[1] !== '') return []
    const end = tags[index + 1]?.index ?? row.length
    return [within(row, { start: tag.index + tag[0].length, end })]
  })
}

/** A range of a row without the spaces at its ends. */
function within(row: string, { start, end }: Range): Range {
  const written = row.slice(start, end)
  const first = start + written.length - written.trimStart().length
  return { start: first, end: Math.max(first, first + written.trim().length) }
}

const ofHtml = /^<t[dh][\s>]/i
const cellTag = /<(\/?)t[dh](?=[\s>])[^<>]*>/gi

const anyBar = /(?<!\\)\|/g
const spacedBar = /(?<=^|\s)(?<!\\)\|(?=\s|$)/g
