import type { Block } from '../../block.ts'
import { isAlone, isNextLine, isTitle, isTitleOfMarked } from '../lists/list-lines.ts'

/**
 * Makes headings of the few words over a list with marks, so that its items are found by them: "Do not use it" above "-
 * if you are pregnant". With a blank line between, or above a single item, they are fewer words, as a sentence or the
 * end of a letter may stand there. Linear in the length of the text.
 */
export function withTitlesOverLists(text: string, blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => {
    const [first, second] = blocks.slice(index + 1, index + 3)
    if (first?.kind !== 'item' || !first.opens) return block
    const isRightAbove = second?.kind === 'item' && isNextLine(text, block.end, first.start)
    const isOver = isAlone(text, block, isRightAbove ? isTitle : isTitleOfMarked)
    return isOver ? { ...block, kind: 'heading', depth: block.depth || 1 } : block
  })
}
