import type { Block } from '../../extraction/blocks/block.ts'
import { measureLinks } from '../../extraction/blocks/measure-links.ts'
import { countWords } from '../../language/count-words.ts'
import { sentenceEnd } from '../../language/sentences.ts'

/** A line with more words says something, though nothing ends it. */
const fragmentWordsMax = 14
/** "Learn more." ends as a sentence does, and says nothing. */
const callWordsMax = 3
const rightsWordsMax = 25
/** Of a block's letters this share is in links where it only leads elsewhere. */
const linkShareMin = 0.75

/**
 * Names as boilerplate what is left of the frame of a page around its words, so that nothing quotes it: what one can
 * press ("Open menu"), titles of other pages, notes of rights, lists of links and of other entries that are laid out as code. A page without
 * paragraphs is a list itself, and stays as it is.
 */
export function markFragments(
  text: string,
  blocks: readonly Block[],
  language: string,
): readonly Block[] {
  const isProse = blocks.some(({ kind, start, end }) => {
    return kind === 'paragraph' && isEnded(text.slice(start, end), language)
  })
  return blocks.map((block, index) => {
    const isFrame =
      (isProse && isFragment(text, block, blocks[index + 1], language)) ||
      isLinks(text, block) ||
      isOutline(text, block)
    return isFrame ? { ...block, kind: 'boilerplate', depth: 0, opens: false } : block
  })
}

const introduced: ReadonlySet<Block['kind']> = new Set(['item', 'row', 'code', 'quote'])

function isFragment(
  text: string,
  { kind, start, end }: Block,
  next: Block | undefined,
  language: string,
): boolean {
  if (kind !== 'paragraph' || end - start > fragmentLengthMax) return false
  const said = text.slice(start, end).trim()
  const words = countWords(said)
  if (said.includes('©')) return words <= rightsWordsMax
  if (isEnded(said, language)) return words <= callWordsMax
  return words <= fragmentWordsMax && !(next !== undefined && introduced.has(next.kind))
}

const fragmentLengthMax = 400

function isEnded(text: string, language: string): boolean {
  return /[:：…]\s*$/u.test(text) || sentenceEnd(text, language) !== 'open'
}

function isLinks(text: string, block: Block): boolean {
  if (block.kind !== 'code') return false
  const { letters, linked, links } = measureLinks(text, block)
  return links > 0 && linked >= letters * linkShareMin
}

/** Menus whose entries stand so deep in a list that they are taken for code: each line is an item or a heading. */
function isOutline(text: string, { kind, start, end }: Block): boolean {
  if (kind !== 'code') return false
  const lines = text
    .slice(start, end)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.length > 0 && lines.every((line) => /^(?:[*+-]|#{1,6}) /.test(line.trimStart()))
}
