import type { Block } from '../../block.ts'
import { lineWidth } from '../../reading/line-width.ts'
import { type Placed, placedLines } from '../../reading/lines.ts'
import { hasRoom, proseEnd, widestOf } from '../plain-lines.ts'

/** Widest term or heading that hangs over deeper lines, in columns. */
const termWidthMax = 72

/**
 * The body begins in the first column that has at least this share of the text; the descriptions of terms stand deeper.
 */
const bodyShareMin = 1 / 8

/**
 * Makes headings of the short lines that hang over the body of a plain text, as manual pages have them in any script.
 */
export function withHangingTerms(text: string, blocks: readonly Block[]): Block[] {
  const body = bodyColumn(text, blocks)
  if (body === 0) return [...blocks]
  return blocks.flatMap((block, index): Block[] => {
    if (block.kind !== 'paragraph') return [block]
    const lines = placedLines(text, block)
    const next = placedLines(text, blocks[index + 1] ?? block).slice(0, 1)
    const count = lines.findIndex((_, at) => {
      const isLast = at === lines.length - 1
      return !isHeading(text, isLast ? [...lines.slice(at), ...next] : lines.slice(at), body)
    })
    const headings = (count < 0 ? lines : lines.slice(0, count)).map(({ start, end, column }) => {
      return { ...block, kind: 'heading' as const, start, end, depth: column === 0 ? 1 : 2 }
    })
    const rest = count < 0 ? undefined : lines[count]
    return rest ? [...headings, { ...block, start: rest.start }] : headings
  })
}

/** Whether the first of some lines stands before the body of the text, and names what the deeper ones below it say. */
function isHeading(text: string, lines: readonly Placed[], body: number): boolean {
  const [line] = lines
  if (!line || line.column >= body) return false
  const words = text.slice(line.start, line.end)
  return !proseEnd.test(words) && !words.startsWith('-') && hangsOver(text, lines)
}

/** Whether the first of some lines is a term, and the others, which begin deeper, say something of it. */
export function hangsOver(text: string, lines: readonly Placed[]): boolean {
  const [first, second] = lines
  if (!first || !second) return false
  const words = text.slice(first.start, first.end)
  const isDeeper = lines.every(({ column }, index) => index === 0 || column >= second.column)
  return (
    second.column > first.column + 1 &&
    isDeeper &&
    lineWidth(words) <= termWidthMax &&
    (words.endsWith(':') || !proseEnd.test(words)) &&
    hasRoom(text, first, second, second.column - first.column + widestOf(text, lines))
  )
}

/** The widest term with its description beside it, and the gap between them. */
const besideGap = /^\S(?:.{0,38}\S)? {2,}(?=\S)/

/** Whether the first of some lines has a term and, apart from it, a description, with which the others are aligned. */
export function hangsBeside(text: string, lines: readonly Placed[]): boolean {
  const [first, ...others] = lines
  if (!first || others.length === 0) return false
  const gap = besideGap.exec(text.slice(first.start, first.end))?.[0]
  const column = gap === undefined ? -1 : first.column + gap.length
  return others.every((line, index) =>
    index === 0 ? line.column === column : line.column >= column,
  )
}

function bodyColumn(text: string, blocks: readonly Block[]): number {
  const lengths = new Map<number, number>()
  let total = 0
  for (const block of blocks) {
    if (block.kind !== 'paragraph') continue
    for (const { start, end, column } of placedLines(text, block)) {
      lengths.set(column, (lengths.get(column) ?? 0) + end - start)
      total += end - start
    }
  }
  const found = [...lengths].filter(([, length]) => length >= total * bodyShareMin)
  return Math.min(...found.map(([column]) => column), Number.POSITIVE_INFINITY)
}
