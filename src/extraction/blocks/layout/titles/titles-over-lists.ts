import type { Range } from '../../../../language/words/words.ts'
import type { Block } from '../../block.ts'
import { matchesAt } from '../../reading/lines.ts'
import { isAlone, isNextLine, isTitle, isTitleOfMarked } from '../lists/list-titles.ts'
import { fields } from '../records.ts'
import { depthMax, strong, type TitleMark } from './titles-alone.ts'

/**
 * Makes headings of the few words over a list with marks, so that its items are found by them: "Do not use it" above "-
 * if you are pregnant". With a blank line between, or above a single item, they are fewer words, as a sentence or the
 * end of a letter may stand there. Right above fields they are a heading too. In Markdown only those in strong letters
 * are. Linear in the length of the text.
 */
export function withTitlesOverLists(
  text: string,
  blocks: readonly Block[],
  mark: TitleMark = 'none',
): Block[] {
  let above = 0
  return blocks.map((block, index) => {
    if (block.kind === 'heading') above = block.depth
    const [first, second] = blocks.slice(index + 1, index + 3)
    if (mark === 'none' && first?.kind === 'row' && isNextLine(text, block.end, first.start)) {
      const isOver = areFields(text, blocks, index + 1) && isAlone(text, block, isTitle)
      return isOver ? { ...block, kind: 'heading', depth: block.depth || 1 } : block
    }
    if (first?.kind !== 'item' || !first.opens) return block
    if (mark === 'strong') {
      const depth = Math.min(above + 1, depthMax)
      return isAlone(text, block, isStrongTitle) ? { ...block, kind: 'heading', depth } : block
    }
    const isRightAbove = second?.kind === 'item' && isNextLine(text, block.end, first.start)
    const isOver = isAlone(text, block, isRightAbove ? isTitle : isTitleOfMarked)
    return isOver ? { ...block, kind: 'heading', depth: block.depth || 1 } : block
  })
}

/** Whether at least two rows from an index on are fields with names of their own; of a transcript they come again. */
function areFields(text: string, blocks: readonly Block[], from: number): boolean {
  const names = new Set<string>()
  for (let index = from; ; index++) {
    const row = blocks[index]
    if (row?.kind !== 'row' || names.size === namesReadMax) return names.size > 1
    if (!matchesAt(fields.plain, text, row.start)) return false
    const name = text.slice(row.start, text.indexOf(':', row.start))
    if (names.has(name)) return false
    names.add(name)
  }
}

/** As many are enough to tell. */
const namesReadMax = 8

/** Whether a whole line is in strong letters and a title without them; one with a colon leads in to the list instead. */
function isStrongTitle(text: string, { start, end }: Range): boolean {
  const words = strong.exec(text.slice(start, end))?.[2]
  if (words === undefined) return false
  return isTitle(words, { start: 0, end: words.length })
}
