import type { Range } from '../../../../language/words/words.ts'
import type { Block } from '../../block.ts'
import { linesOf } from '../../reading/lines.ts'
import type { TextBudget } from '../../text-budget.ts'
import { numberedHeading, titleAbove } from '../plain-lines.ts'
import { withNumberedTitles } from './numbered-titles.ts'
import { salutation } from './salutation.ts'
import { withTitlesOverLists } from './titles-over-lists.ts'

/**
 * Sets apart what stands right above the sentences of a Markdown text, and would be one paragraph with them: a title,
 * and the salutation of a letter. Where no heading has a mark, as in a text that was pasted, such a title is a heading,
 * and so is a number with a few words above a text, and a few words above a list; elsewhere it may be the label of a
 * box or of a picture.
 */
export function withTitlesApart(
  text: string,
  blocks: readonly Block[],
  budget: TextBudget,
): Block[] {
  const isPasted = blocks.every(({ kind }) => kind !== 'heading')
  const apart = blocks.flatMap((block): Block[] => {
    const above = lineApart(text, block, isPasted)
    if (above === undefined) return [block]
    budget.addBlock(above.kind)
    const start = block.end - text.slice(above.end, block.end).trimStart().length
    return [above, { ...block, ...plain, start }]
  })
  return isPasted ? withNumberedTitles(text, withTitlesOverLists(text, apart)) : apart
}

const plain = { kind: 'paragraph', depth: 0, opens: false } as const

/** The first line of a block as one of its own, if it is no part of the sentence below it. */
function lineApart(text: string, block: Block, isPasted: boolean): Block | undefined {
  const { kind, ordered, depth } = block
  if (kind === 'item' && ordered && depth === 0 && isPasted)
    return headingOf(text, numberedHeading(text, block), 2)
  if (kind !== 'paragraph') return undefined
  const lines = linesOf(text, block)
  const title = headingOf(text, titleAbove(text, lines), 1)
  if (isPasted && title) return title
  const { start, end } = salutation(text, lines) ?? title ?? { start: 0, end: 0 }
  return end === 0 ? undefined : { ...plain, start, end }
}

/** Longest title, in characters: Markdown is also wrapped at other widths. Not measured. */
const titleLengthMax = 40
const mark = /[`*_[\]<>|]/

function headingOf(text: string, line: Range | undefined, depth: number): Block | undefined {
  if (!line || line.end - line.start > titleLengthMax) return undefined
  const { start, end } = line
  return mark.test(text.slice(start, end))
    ? undefined
    : { kind: 'heading', start, end, depth, opens: false }
}
