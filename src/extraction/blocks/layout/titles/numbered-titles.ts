import { fold } from '../../../../language/words/fold.ts'
import type { Block } from '../../block.ts'
import { linesOf, matchesAt, opensSentence } from '../../reading/lines.ts'
import { areCapitals } from '../plain-lines.ts'
import { chapterTitle, endOfProse } from './numbered-sections.ts'

/** Longest title, in characters, and in lines behind the mark of an item. */
const lengthMax = 80
const linesMax = 2
/** Fewest titles that count up; one alone may be an item. */
const titlesMin = 2
/** Level of the titles: that of the text stands above them. */
const level = 2
/** The contents are told by so many letters of each title. */
const keyLength = 20

/** The number that a paragraph begins with; an item or a heading has its number before it in its line. */
const ownNumber = /(?:§[^\S\n]?)?(\d{1,3})[.)]?[^\S\n]{1,8}(?=\S)/uy
const numberBefore = /(?:^|\n)[^\S\n]{0,8}(\d{1,3})[.)][^\S\n]{1,8}$/u
const numberBeforeLength = 24
/** The number of a section within another one: "3.2. Rent". */
const innerNumber = /\d{1,3}\.\d/y

/** A block with a number of its own; the start is that of its words. */
type Numbered = Block & { readonly number: number; readonly words: number }

/**
 * Makes headings of numbered lines that count up, each alone above a text: "1. What it is for", "2. Side effects". None
 * ends as a sentence does, none has the next number right below it, as the items of a list have, and none says the same
 * as the one before, as the heads of pages do. Unnumbered titles between them stand one level below, and items that say
 * the same further up are the contents, which answer nothing. Linear in the length of the text.
 */
export function withNumberedTitles(text: string, blocks: readonly Block[]): Block[] {
  const numbered = blocks.map((block) => numberedIn(text, block))
  const titles = titlesIn(text, blocks, numbered)
  if (titles.size === 0) return [...blocks]
  const isContents = contentsOf(text, numbered, titles)
  let isWithin = false
  return blocks.map((block, index): Block => {
    const below = blocks[index + 1]
    const isOverContents = below && isContents[index + 1] && standsOver(text, block, below)
    if (isContents[index] || isOverContents)
      return { ...block, kind: 'boilerplate', depth: 0, opens: false }
    if (titles.has(index)) {
      isWithin = true
      return { ...block, kind: 'heading', depth: level, opens: false }
    }
    if (block.kind !== 'heading') return block
    if (isAbove(text, block)) isWithin = false
    return isWithin ? { ...block, depth: depthWithin(text, block) } : block
  })
}

/** The indices of the titles that count up. */
function titlesIn(
  text: string,
  blocks: readonly Block[],
  numbered: readonly (Numbered | undefined)[],
): ReadonlySet<number> {
  const runs: number[][] = []
  /** The latest run that has come to a number. */
  const open = new Map<number, number[]>()
  for (const [index, title] of numbered.entries()) {
    if (!title || !isTitle(text, index, blocks, numbered)) continue
    const run = title.number === 1 ? [] : open.get(title.number - 1)
    const last = numbered[run?.at(-1) ?? -1]
    if (!run || (last && wordsOf(text, last) === wordsOf(text, title))) continue
    if (title.number === 1) runs.push(run)
    open.delete(title.number - 1)
    open.set(title.number, run)
    run.push(index)
  }
  return new Set(runs.filter(({ length }) => length >= titlesMin).flat())
}

/** The number of a block, if it may be a title or an item of the outermost list. */
function numberedIn(text: string, block: Block): Numbered | undefined {
  const { kind, start, end, depth } = block
  if (kind === 'paragraph') {
    ownNumber.lastIndex = start
    const [before, number] = ownNumber.exec(text) ?? []
    if (before === undefined || start + before.length >= end) return undefined
    return { ...block, number: Number(number), words: start + before.length }
  }
  if (kind !== 'heading' && (kind !== 'item' || depth > 0)) return undefined
  const before = text.slice(Math.max(0, start - numberBeforeLength), start)
  const number = numberBefore.exec(before)?.[1]
  return number === undefined ? undefined : { ...block, number: Number(number), words: start }
}

/** Whether a numbered block is a title by its words and by what stands above and below it. */
function isTitle(
  text: string,
  index: number,
  blocks: readonly Block[],
  numbered: readonly (Numbered | undefined)[],
): boolean {
  const [block, above, below] = [numbered[index], blocks[index - 1], blocks[index + 1]]
  if (!block || !below) return false
  if (block.kind === 'heading') return true
  const isOpen = !above || above.kind === 'heading' || isApart(text, above.end, block.start)
  const isListed =
    numbered[index + 1]?.number === block.number + 1 ||
    (follows(numbered, index) && !(isOpen && isTight(text, numbered, index - 1)))
  const isOfList = below.kind === 'item' && !below.ordered
  const hasText = isApart(text, block.end, below.start) || isOfList
  return (
    !isListed &&
    hasText &&
    (below.kind !== 'item' || below.depth === 0) &&
    isOpen &&
    block.end - block.start <= lengthMax &&
    opensSentence(text, block.words) &&
    !endOfProse.test(text.slice(block.start, block.end)) &&
    linesOf(text, block).length <= (block.kind === 'item' ? linesMax : 1)
  )
}

/** Whether the block before one has the number before its own. */
function follows(numbered: readonly (Numbered | undefined)[], index: number): boolean {
  const number = numbered[index]?.number
  return number !== undefined && numbered[index - 1]?.number === number - 1
}

/** Whether an item stands right below the one before, so that its list ends at an empty line. */
function isTight(
  text: string,
  numbered: readonly (Numbered | undefined)[],
  index: number,
): boolean {
  const [before, item] = [numbered[index - 1], numbered[index]]
  return before && item ? follows(numbered, index) && !isApart(text, before.end, item.start) : false
}

/** Which blocks are items of the contents: two or more in a row that come again as titles further down. */
function contentsOf(
  text: string,
  numbered: readonly (Numbered | undefined)[],
  titles: ReadonlySet<number>,
): readonly boolean[] {
  const lastAt = new Map<string, number>()
  for (const [index, title] of numbered.entries())
    if (title && titles.has(index)) lastAt.set(keyOf(text, title), index)
  const isAgain = numbered.map((item, index) => {
    return item?.kind === 'item' && (lastAt.get(keyOf(text, item)) ?? 0) > index
  })
  return isAgain.map((is, index) => is && Boolean(isAgain[index - 1] || isAgain[index + 1]))
}

function keyOf(text: string, title: Numbered): string {
  return `${title.number} ${wordsOf(text, title).slice(0, keyLength)}`
}

/** The letters of a title, without its number. */
function wordsOf(text: string, { words, end }: Numbered): string {
  const letters = fold(text.slice(words, Math.min(end, words + lengthMax)))
  return letters.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether a heading stands above the numbered ones: in capitals, underlined, or of a chapter. */
function isAbove(text: string, heading: Block): boolean {
  const below = text.slice(heading.end, heading.end + numberBeforeLength)
  return (
    areCapitals(text, heading) || rule.test(below) || matchesAt(chapterTitle, text, heading.start)
  )
}

const rule = /^[^\S\n]{0,8}\n[^\S\n]{0,8}[=#*_~-]{3}/

function depthWithin(text: string, { start, depth }: Block): number {
  if (matchesAt(innerNumber, text, start)) return Math.min(depth + level - 1, 6)
  return depth < level ? level + 1 : depth
}

/** Whether a block is the title of the one below it, or a line right above it. */
function standsOver(text: string, block: Block, below: Block): boolean {
  if (block.kind === 'heading') return true
  const isLine = !text.slice(block.start, block.end).includes('\n')
  return block.kind === 'paragraph' && isLine && !isApart(text, block.end, below.start)
}

/** Whether there is an empty line between two places, which have at most a mark besides. */
function isApart(text: string, from: number, to: number): boolean {
  return emptyLine.test(text.slice(from, to))
}

const emptyLine = /\n[^\S\n]*\n/
