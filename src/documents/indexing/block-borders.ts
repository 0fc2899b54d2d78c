import type { Block } from '../../extraction/blocks/block.ts'
import type { Range } from '../../language/words/words.ts'

/** A boundary between two blocks, before the markup of the second, where a text may be cut. */
export type Border = {
  readonly at: number
  /** How closely the two blocks belong together: from 0, not at all, to 4, a heading and the text below it. */
  readonly cost: number
  /** Whether the block after it should not be cut, and is short enough for a passage. */
  readonly isBeforeWhole: boolean
}

/** Kinds of blocks that should stay in one chunk. */
const whole: ReadonlySet<Block['kind']> = new Set(['code', 'row', 'item'])
/** The longest passage, in UTF-16 code units; a longer block is cut in any case. Not measured by itself. */
export const passageLengthMax = 2_000

/** The boundaries within the range, in ascending order; `blocks` and `first` as for `cutPassage`. */
export function bordersOf(
  text: string,
  { start, end }: Range,
  blocks: readonly Block[],
  first: number,
): Border[] {
  const borders: Border[] = []
  for (let index = first; index < blocks.length; index++) {
    const before = blocks[index - 1]
    const block = blocks[index]
    if (!block || block.start >= end) break
    const at = placeBefore(text, block)
    if (!before || at <= start || at < before.end) continue
    const isBeforeWhole = whole.has(block.kind) && block.end - at <= passageLengthMax
    borders.push({ at, cost: costBetween(before, block), isBeforeWhole })
  }
  return borders
}

/** The start of the line on which the block's markup begins. */
function placeBefore(text: string, { kind, start }: Block): number {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  if (kind !== 'code' || lineStart === 0) return lineStart
  const lineBefore = text.lastIndexOf('\n', lineStart - 2) + 1
  const isFence = /^[\s>]*(`{3}|~{3})/.test(text.slice(lineBefore, lineBefore + 100))
  return isFence ? lineBefore : lineStart
}

function costBetween(before: Block, block: Block): number {
  if (before.kind === 'heading' && block.kind !== 'heading') return 4
  const isText = before.kind === 'paragraph' || before.kind === 'item'
  if (isText && (block.opens || block.kind === 'code')) return 3
  if (block.depth > 0 && block.kind === 'item') return 2
  const goesOn = block.kind === 'item' || block.kind === 'row'
  return goesOn && !block.opens ? 1 : 0
}
