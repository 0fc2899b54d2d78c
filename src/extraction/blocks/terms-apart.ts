import { withoutEnd } from '../../base/text/without-end.ts'
import type { Range } from '../../language/words/words.ts'
import type { Block } from './block.ts'
import { speechStart, turnDepth } from './layout/turns.ts'

/** Heading depth of a described term: deeper than any heading. */
export const termDepth = 7

/** Heading depth of who says what stands below. */
export const speakerDepth = 8

/** Whether a block is part of the description of a term, not a footnote. */
export function isDescribing({ kind, depth }: Block): boolean {
  return kind === 'description' && depth > 0
}

/**
 * Turns the terms of description lists into headings above their descriptions: "The default is 60" says nothing without
 * the name of the setting. A term without a description, as in a table of contents, becomes a paragraph.
 */
export function termsApart(text: string, read: readonly Block[]): readonly Block[] {
  const blocks = withDescribedItems(text, read)
  if (!blocks.some(isDescribing)) return blocks
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'description' && block.depth === turnDepth) return turnApart(text, block)
    if (!isDescribing(block) || block.depth > 1) return [block]
    const end = termEnd(text, block)
    if (end === block.end) return [{ ...block, kind: 'paragraph', depth: 0 }]
    const start = end + (descriptionMark.exec(text.slice(end, block.end))?.[0].length ?? 0)
    return [
      { ...block, kind: 'heading', depth: termDepth, end },
      { ...block, start },
    ]
  })
}

/** Who speaks as a heading, without its colon or full stop, over what is said. */
function turnApart(text: string, block: Block): Block[] {
  const { start, end } = block
  const from = start + speechStart(text.slice(start, end))
  const name = withoutEnd(text.slice(start, from), /[\s.:：]/u)
  if (name === '') return [block]
  return [
    { ...block, kind: 'heading', depth: speakerDepth, end: start + name.length },
    { ...block, start: from },
  ]
}

/** The white space before a description, and the colon that Markdown puts there. */
const descriptionMark = /^\s*(?::\s+)?/

/** A described item is a name of at most this many characters. Not measured. */
const itemLengthMax = 150

/**
 * Makes terms of items that only name what stands below them, as loose lists of Markdown and HTML have them: "-
 * **Streaks**", and their causes in a paragraph of their own, or on the next line of the item. At least two such items
 * follow each other; of the paragraphs below the last only the first is its own.
 */
function withDescribedItems(text: string, blocks: readonly Block[]): readonly Block[] {
  const found: Block[] = []
  for (let at = 0; at < blocks.length; ) {
    const run = describedItems(text, blocks, at)
    for (const block of run.items > 1 ? run.blocks : blocks.slice(at, run.end)) found.push(block)
    at = run.end
  }
  return found
}

type DescribedItems = { readonly items: number; readonly blocks: Block[]; readonly end: number }

/** The described items that follow each other from a block on, as terms; the block alone if it is none. */
function describedItems(text: string, blocks: readonly Block[], from: number): DescribedItems {
  const found: Block[] = []
  let [items, at] = [0, from]
  for (let term = termAt(text, blocks, at); term; term = termAt(text, blocks, at)) {
    const block = blocks[at++]
    if (block === undefined) break
    items++
    found.push({ kind: 'heading', depth: termDepth, opens: false, ...term })
    const start = block.end - text.slice(term.end, block.end).trimStart().length
    const isDescribed = start < block.end
    if (isDescribed) found.push({ ...block, ...description, start })
    const below = belowItem(blocks, at, block.depth)
    const isFollowed = termAt(text, blocks, at + below.length) !== undefined
    const own = isFollowed ? below : withoutFurther(below, isDescribed ? 0 : 1)
    for (const one of own) found.push(one.kind === 'item' ? one : { ...one, ...description })
    at += own.length
  }
  return { items, blocks: found, end: Math.max(at, from + 1) }
}

const description = { kind: 'description', depth: 2, opens: false } as const

/** The paragraphs and nested items from a block on, below an item of this nesting. */
function belowItem(blocks: readonly Block[], from: number, depth: number): readonly Block[] {
  let end = from
  const isBelow = (block: Block | undefined) =>
    block?.kind === 'paragraph' || (block?.kind === 'item' && block.depth > depth)
  while (isBelow(blocks[end])) end++
  return blocks.slice(from, end)
}

/** The blocks up to the first paragraph beyond some. */
function withoutFurther(blocks: readonly Block[], paragraphs: number): readonly Block[] {
  let left = paragraphs
  const end = blocks.findIndex(({ kind }) => kind === 'paragraph' && left-- <= 0)
  return end < 0 ? blocks : blocks.slice(0, end)
}

/** What an item of a bullet list names, if that is all that its first line does, and something is said below it. */
function termAt(text: string, blocks: readonly Block[], at: number): Range | undefined {
  const [block, next] = [blocks[at], blocks[at + 1]]
  if (block?.kind !== 'item' || block.ordered) return undefined
  const { end } = block
  const start = block.start + (anchorLine.exec(text.slice(block.start, end))?.[0].length ?? 0)
  const newline = text.indexOf('\n', start)
  const isWhole = newline < 0 || newline >= end
  if (isWhole ? next?.kind !== 'paragraph' : !opensParagraph.test(text.slice(newline, newline + 3)))
    return undefined
  const term = { start, end: isWhole ? end : newline }
  const isName =
    term.end - start <= itemLengthMax && !endsSentence.test(text.slice(start, term.end))
  return isName ? term : undefined
}

/** A line of tags without words, as an anchor for links: `<a name="fees"></a>`. */
const anchorLine = /^(?:<[^<>\n]{1,200}>[ \t]*){1,9}\n/
/** A line that goes on within a sentence is indented, or begins with a small letter. */
const opensParagraph = /^\n[^\s\p{Ll}]/u
/** A colon may stand behind a name. */
const endsSentence = /[.!?;,。！？][*_]{0,3}\s*$/

/** A line of options that shares the description of the one before. */
const furtherOption = /[ \t]*--?[\p{L}?]/uy

/** Where the term of a described term ends: with its lines, or where its description stands apart on the same line. */
export function termEnd(text: string, { start, end }: Range): number {
  const mayGoOn = text[start] === '-'
  for (let at = start; ; ) {
    const newline = text.indexOf('\n', at)
    const isLast = newline < 0 || newline >= end
    const line = text.slice(at, isLast ? end : newline).trimEnd()
    const gap = line.trimStart().search(/[ \t]{2}/)
    if (gap >= 0) return at + line.length - line.trimStart().length + gap
    if (isLast) return end
    furtherOption.lastIndex = newline + 1
    if (!mayGoOn || !furtherOption.test(text)) return at + line.length
    at = newline + 1
  }
}
