import type { Block } from '../../../extraction/blocks/block.ts'
import type { StructuredText } from '../parsed-document.ts'
import { isSentence } from './is-sentence.ts'

/** The number that the writer of an item put before it. */
const itemNumber = /^\d{1,3}[.)]\s+/
/** A longer line is no item without a number. Not measured. */
const lineLengthMax = 80

/**
 * A cell of page layout whose paragraphs are the lines of a list, such as ingredients or numbered steps, as a list
 * below the line that stands over it. Other cells are returned as they are.
 */
export function withCellList<Cell extends StructuredText>(cell: Cell): Cell {
  const { text, blocks } = cell
  const lines = blocks.map(({ start, end }) => text.slice(start, end))
  const areParagraphs = blocks.every(({ kind }) => kind === 'paragraph')
  const first = itemNumber.test(lines[0] ?? '') ? 0 : 1
  const items = lines.slice(first)
  const areNumbered = items.every((line) => itemNumber.test(line))
  const areLines = items.every((line) => line.length <= lineLengthMax && !isSentence(line))
  if (!areParagraphs || items.length < 2 || !(areNumbered || areLines)) return cell
  const listed = blocks.map((block, at): Block => {
    const mark = areNumbered ? (itemNumber.exec(lines[at] ?? '')?.[0] ?? '') : ''
    const start = block.start + mark.length
    return at < first
      ? block
      : { ...block, kind: 'item', start, opens: at === first, ordered: areNumbered }
  })
  return { ...cell, blocks: listed }
}
