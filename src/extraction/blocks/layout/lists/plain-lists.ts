import type { Range } from '../../../../language/words/words.ts'
import type { Block } from '../../block.ts'
import { type Placed, placedLines } from '../../reading/lines.ts'
import type { TextBudget } from '../../text-budget.ts'
import { areNames, areQuantities, areThings } from './list-lines.ts'
import { isAlone, isLeadIn, isNextLine, isTitle } from './list-titles.ts'
import { areDated, areOfWeekdays, areValued } from './value-lines.ts'

/**
 * Makes items of the lines of a plain text that are a list without marks, such as the ingredients of a recipe, the dates
 * of a term, opening hours or prices, and a heading of the few words over a list: each line can be quoted alone, and all
 * of them under what they are. Lines of poems, addresses, tables and wrapped prose stay what they were.
 */
export function withPlainLists(
  text: string,
  blocks: readonly Block[],
  budget: TextBudget,
): Block[] {
  const found: Block[] = []
  for (const group of groupsOf(text, blocks)) {
    const above = found.at(-1)
    const read = readGroup(text, group, above)
    const [first] = read
    const isList = first !== group[0] && first?.kind === 'item' && first.opens
    if (isList && above && isAlone(text, above, isTitle))
      found[found.length - 1] = { ...above, kind: 'heading', depth: above.depth || 1 }
    for (const [index, block] of read.entries()) {
      // As many blocks as the group has were counted when they were read.
      if (index >= group.length) budget.addBlock(block.kind)
      found.push(block)
    }
  }
  return found
}

/** The paragraphs that follow each other without a blank line, with a heading right above them; other blocks alone. */
function groupsOf(text: string, blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = []
  let last: Block | undefined
  for (const block of blocks) {
    const isBelow =
      (last?.kind === 'paragraph' || last?.kind === 'heading') &&
      block.kind === 'paragraph' &&
      isNextLine(text, last.end, block.start)
    if (isBelow) groups.at(-1)?.push(block)
    else groups.push([block])
    last = block
  }
  return groups
}

/** The blocks of a group, its lists as items. Each line that leads in to a list may open another one. */
function readGroup(
  text: string,
  group: readonly Block[],
  above: Block | undefined,
): readonly Block[] {
  const [first] = group
  if (first?.kind !== 'paragraph' && (first?.kind !== 'heading' || group.length === 1)) return group
  const parts = partsOf(
    text,
    group.flatMap((block) => placedLines(text, block)),
  )
  const lists = parts.map((lines, index) => {
    const title = index === 0 && above && isAlone(text, above, isTitle) ? above : undefined
    return listOf(text, lines, { title, heading: index === 0 ? first : undefined })
  })
  if (lists.every((list) => list === undefined)) return group
  return lists.flatMap((list, index) => list ?? within(group, parts[index] ?? []))
}

function partsOf(text: string, lines: readonly Placed[]): readonly (readonly Placed[])[] {
  const parts: Placed[][] = []
  for (const line of lines) {
    const open = parts.at(-1)
    if (open && !isLeadIn(text, line)) open.push(line)
    else parts.push([line])
  }
  return parts
}

/** The parts of blocks that some lines of them are. */
function within(blocks: readonly Block[], lines: readonly Range[]): readonly Block[] {
  const from = lines[0]?.start ?? 0
  const to = lines.at(-1)?.end ?? 0
  return blocks
    .filter(({ start, end }) => start < to && end > from)
    .map((block) => {
      return { ...block, start: Math.max(block.start, from), end: Math.min(block.end, to) }
    })
}

/** What may stand over a list: a title alone, or a block of its own lines that was read as a heading. */
type Over = { readonly title: Block | undefined; readonly heading: Block | undefined }

/** The items of lines, below the line that leads in to them if they have one; undefined if they are no list. */
function listOf(
  text: string,
  lines: readonly Placed[],
  { title, heading }: Over,
): readonly Block[] | undefined {
  const [first, ...others] = lines
  if (!first || others.length === 0) return undefined
  const isWhole =
    ofValues.some((are) => are(text, lines)) || (title !== undefined && areNames(text, lines))
  if (isWhole) return itemsOf(lines)
  const leads = isLeadIn(text, first)
  const isOver = leads || isTitle(text, first)
  const isList = [...ofValues, areThings].some((are) => are(text, others))
  if (!isOver || !isList) return undefined
  const { start, end } = first
  const plain = { start, end, kind: 'paragraph', depth: 0, opens: false } as const
  const lead = leads ? plain : { ...plain, kind: 'heading' as const, depth: 1 }
  return [heading?.kind === 'heading' ? heading : lead, ...itemsOf(others)]
}

const ofValues = [areDated, areOfWeekdays, areQuantities, areValued]

function itemsOf(lines: readonly Range[]): readonly Block[] {
  return lines.map(({ start, end }, index) => {
    return { kind: 'item', start, end, depth: 0, opens: index === 0, ordered: false }
  })
}
