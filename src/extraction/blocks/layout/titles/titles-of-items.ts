import type { Block } from '../../block.ts'
import { depthMax } from './titles-alone.ts'

/** Longest title, in characters; a longer line in strong letters is what a list says. Not measured. */
const lengthMax = 160
/** One item in strong letters may be anything. */
const titlesMin = 3

/** A whole item in strong letters; what is asked may end behind them. */
const strong = /^(\*\*|__)(?!\s)[^*_\n]+(?:\n[^\S\n]*[^*_\s][^*_\n]*)?\1\s?[?:.]?$/

/**
 * Makes headings of the items of Markdown that are nothing but strong letters above their text, as lists of questions
 * and answers are often written: `* **2.5 Can I resize it?**`, and its answer in paragraphs below. They stand one level
 * below the heading above. A strong item right above another is one of a list. Linear in the length of the text.
 */
export function withTitlesOfItems(text: string, blocks: readonly Block[]): Block[] {
  const isTitle = blocks.map((block, index) => {
    const below = blocks[index + 1]
    return isStrong(text, block) && below !== undefined && mayStandBelow(text, below)
  })
  if (isTitle.filter(Boolean).length < titlesMin) return [...blocks]
  let above = 0
  return blocks.map((block, index): Block => {
    if (block.kind === 'heading') above = block.depth
    if (!isTitle[index]) return block
    const { start, end } = block
    return { kind: 'heading', start, end, depth: Math.min(above + 1, depthMax), opens: false }
  })
}

function isStrong(text: string, { kind, depth, start, end }: Block): boolean {
  const isShort = kind === 'item' && depth === 0 && end - start <= lengthMax
  return isShort && strong.test(text.slice(start, end))
}

function mayStandBelow(text: string, block: Block): boolean {
  const { kind } = block
  if (kind === 'item') return !isStrong(text, block) && (block.opens || block.depth > 0)
  return kind === 'paragraph' || kind === 'code' || kind === 'row' || kind === 'quote'
}
