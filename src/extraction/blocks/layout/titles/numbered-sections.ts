import { fold } from '../../../../language/words/fold.ts'
import type { Block } from '../../block.ts'
import { linesOf } from '../../reading/lines.ts'

/** A title of a section: "3.2.1. Network"; with one number alone it may be an item. */
const sectionTitle = /(\d{1,3}(?:\.\d{1,3}){0,5})\.?[^\S\n]+(\S.*)/uy
/**
 * A title of a chapter: "Chapter 4. Boot", "第 4 章 启动", "4장. 부팅". Its first word is bounded, as letters of a line of
 * megabytes overflow the stack of the pattern.
 */
export const chapterTitle =
  /(?:\p{L}{2,40}[^\S\n]+(?=\d{1,3}[.:])|第[^\S\n]*(?=\d{1,3}[^\S\n]*[章節节])|(?=\d{1,3}[장절]))(\d{1,3})[^\S\n]*[.:章節节장절]{1,2}[^\S\n]+(\S.*)/uy
/** The mark of an item before a title in the contents, as browsers for terminals write it: "? 3.2. Rent". */
const mark = /^(?:[^\p{L}\p{N}\s]|o)[^\S\n]+/u
/** The number of an item stands before its words. */
const numberBefore = /(?:^|\n)(\d{1,3})\.[^\S\n]{1,8}$/
const numberBeforeLength = 16
/** How a sentence or a lead-in ends; a title may be a question. */
export const endOfProse = /[.…,;:。，；：、]$/u
/** Longest title, in characters and in lines. */
const titleLengthMax = 160
const titleLinesMax = 2
/** A title is told by its number and so many letters: its contents may break its line elsewhere. */
const keyLength = 6
/** At least this share of the lines of a block of contents are titles; long ones take two or three lines. */
const contentsShareMin = 1 / 3

type Title = { readonly number: string; readonly key: string; readonly isChapter: boolean }

/**
 * Makes headings of the numbered titles of a plain text, and boilerplate of its contents: titles that come again
 * further down, several in a row. What stands under "7.5. What is a conffile?" says nothing without it, and its line in
 * the contents answers nothing.
 */
export function withSections(text: string, blocks: readonly Block[]): Block[] {
  const titles = blocks.map((block) => titlesIn(text, block))
  const lastAt = new Map<string, number>()
  for (const [index, found] of titles.entries()) for (const { key } of found) lastAt.set(key, index)
  const isListed = blocks.map((block, index) => {
    const again = titles[index]?.filter(({ key }) => (lastAt.get(key) ?? index) > index) ?? []
    return again.length > 0 && again.length >= contentsShareMin * linesOf(text, block).length
  })
  const isContentsAt = (index: number) =>
    isListed[index] && (isListed[index - 1] || isListed[index + 1] || titles[index]?.length !== 1)
  return blocks.map((block, index) => {
    if (isContentsAt(index)) return { ...block, kind: 'boilerplate', depth: 0, opens: false }
    const below = titles[index + 1]?.[0]
    const isOverContents = block.kind === 'heading' && index > 0 && !titles[index]?.length
    if (isOverContents && isContentsAt(index + 1))
      return { ...block, kind: 'boilerplate', depth: 0, opens: false }
    if (below && isItemOver(text, block, below)) return { ...block, kind: 'heading', depth: 1 }
    const level = block.kind === 'paragraph' ? levelOf(text, block, titles[index]) : undefined
    const own = titles[index]?.[0]
    const isSibling = below && own && !below.number.startsWith(`${own.number}.`)
    return level === undefined || isSibling || index === blocks.length - 1
      ? block
      : { ...block, kind: 'heading', depth: level }
  })
}

/** The level of the heading that a block is, if it is nothing but a numbered title. */
function levelOf(
  text: string,
  block: Block,
  titles: readonly Title[] | undefined,
): number | undefined {
  const [title, another] = titles ?? []
  const { start, end } = block
  if (title === undefined || another || end - start > titleLengthMax) return undefined
  const isShort = linesOf(text, block).length <= titleLinesMax
  if (!isShort || endOfProse.test(text.slice(start, end)) || !titleAt(text, start, end))
    return undefined
  const levels = title.number.split('.').length
  return title.isChapter || levels > 1 ? Math.min(levels, 6) : undefined
}

/** Whether a numbered item is the title over the first of its sections: "3. Money" right above "3.1. Rent". */
function isItemOver(text: string, block: Block, below: Title): boolean {
  const { kind, depth, start, end } = block
  if (kind !== 'item' || depth > 0 || end - start > titleLengthMax) return false
  const before = text.slice(Math.max(0, start - numberBeforeLength), start)
  const number = numberBefore.exec(before)?.[1]
  const words = text.slice(start, end)
  return below.number === `${number}.1` && !words.includes('\n') && !endOfProse.test(words)
}

/** The numbered titles that lines of a block begin with, in a list behind its marks. */
function titlesIn(text: string, block: Block): readonly Title[] {
  if (block.kind === 'code' || block.kind === 'description') return []
  return linesOf(text, block).flatMap(({ start, end }) => {
    const [marked = ''] = block.kind === 'item' ? (mark.exec(text.slice(start, end)) ?? []) : []
    return titleAt(text, start + marked.length, end) ?? []
  })
}

function titleAt(text: string, start: number, end: number): Title | undefined {
  const line = text.slice(start, end)
  for (const pattern of [sectionTitle, chapterTitle]) {
    pattern.lastIndex = 0
    const [, number, words] = pattern.exec(line) ?? []
    if (number === undefined || words === undefined) continue
    const letters = fold(words).replace(/[^\p{L}\p{N}]/gu, '')
    if (letters === '') return undefined
    return {
      number,
      key: `${number} ${letters.slice(0, keyLength)}`,
      isChapter: pattern === chapterTitle,
    }
  }
  return undefined
}
