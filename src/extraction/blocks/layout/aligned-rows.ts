import type { Block } from '../block.ts'
import { type Placed, placedLines } from '../reading/lines.ts'
import type { TextBudget } from '../text-budget.ts'

/** Fewest lines that are the rows of a table; two may be aligned by chance. */
const rowsMin = 3
/** Fewest columns that rows stand deeper than the prose over them. */
const indentMin = 2
/** The gap before the last column; justified prose has gaps of two. */
const gap = /\S {3,80}(?=\S)/g

/**
 * Makes rows of lines at the end of a paragraph of plain text whose last columns begin or end at the same place, deeper
 * than the prose over them, which leads in to them: names and their values, without a line between. Linear in the
 * length of the text.
 */
export function withAlignedRows(
  text: string,
  blocks: readonly Block[],
  budget: TextBudget,
): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'paragraph' || !text.slice(block.start, block.end).includes('\n'))
      return [block]
    const lines = placedLines(text, block)
    const count = countRows(text, lines)
    const lead = lines[lines.length - count - 1]
    if (count < rowsMin || lead === undefined) return [block]
    const rows = lines.slice(-count).map(({ start, end }): Block => {
      budget.addBlock('row')
      return { kind: 'row', start, end, depth: 0, opens: false }
    })
    return [{ ...block, end: lead.end }, ...rows]
  })
}

/** How many lines at the end are aligned, and deeper than the line before. */
function countRows(text: string, lines: readonly Placed[]): number {
  const last = lines.at(-1)
  const place = last && valueIn(text, last)
  if (place === undefined) return 0
  const above = lines.findLastIndex((line) => {
    const value = valueIn(text, line)
    return value === undefined || (value.from !== place.from && value.to !== place.to)
  })
  const rows = lines.slice(above + 1)
  const indent = Math.min(...rows.slice(0, rowsMin).map(({ column }) => column))
  const lead = lines[above]
  return lead !== undefined && indent >= lead.column + indentMin ? rows.length : 0
}

/** The columns in which the value at the end of a line begins and ends, if there is a wide gap before it. */
function valueIn(
  text: string,
  { start, end, column }: Placed,
): { readonly from: number; readonly to: number } | undefined {
  const found = [...text.slice(start, end).matchAll(gap)].at(-1)
  if (found === undefined) return undefined
  return { from: column + found.index + found[0].length, to: column + end - start }
}
