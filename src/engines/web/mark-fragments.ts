import type { Block } from '../../extraction/blocks/block.ts'
import { isNavigation, measureLinks } from '../../extraction/blocks/measure-links.ts'
import { sentenceEnd } from '../../language/sentences/sentences.ts'
import { countWords } from '../../language/words/count-words.ts'

/** A line with more words is content even without a sentence end, and even if it calls out at the end of a page. */
const fragmentWordsMax = 14
/** Longest call to action, such as "Learn more.", which ends like a sentence without being content. */
const callWordsMax = 3
const rightsWordsMax = 25

/**
 * Marks the remains of the page frame as boilerplate, so that nothing quotes them: labels of controls ("Open menu"),
 * titles of other pages, copyright notes, lists of links, lists of other entries that are laid out as code, and what a
 * page takes leave of its readers with ("Thanks for reading! Follow me."). A page without paragraphs is a list itself,
 * and is left as it is.
 */
export function markFragments(
  text: string,
  blocks: readonly Block[],
  language: string,
): readonly Block[] {
  const last = blocks.findLastIndex(({ kind, start, end }) => {
    return kind === 'paragraph' && isEnded(text.slice(start, end), language)
  })
  return blocks.map((block, index) => {
    const isFrame =
      (index === last && isFarewell(text, block, blocks[index - 1])) ||
      (last >= 0 && isFragment(text, block, blocks[index + 1], language)) ||
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

/**
 * Whether the last paragraph calls out. Below a heading it answers that, as in a list of questions: "Dogs are welcome!"
 */
function isFarewell(text: string, { start, end }: Block, before: Block | undefined): boolean {
  if (before?.kind !== 'paragraph' || end - start > fragmentLengthMax) return false
  const said = text.slice(start, end)
  return /[!！]/.test(said) && countWords(said) <= fragmentWordsMax
}

function isLinks(text: string, block: Block): boolean {
  if (block.kind !== 'code') return false
  const measure = measureLinks(text, block)
  return measure.links > 0 && isNavigation(measure)
}

/** Whether a code block is a menu: each line is an item or heading, indented so deep that it was parsed as code. */
function isOutline(text: string, { kind, start, end }: Block): boolean {
  if (kind !== 'code') return false
  const lines = text
    .slice(start, end)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.length > 0 && lines.every((line) => /^(?:[*+-]|#{1,6}) /.test(line.trimStart()))
}
