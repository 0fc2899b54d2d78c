import { fold } from '../../../language/words/fold.ts'
import type { Block } from '../block.ts'
import { linesOf } from '../reading/lines.ts'

/** Fewest titles that make contents; three may be an introduction to the chapters. */
const titlesMin = 4
/** At most so many blocks in a row between two titles are the rest of one, or stand at the end of a page. */
const othersMax = 2
/** The longest of these, in characters. */
const otherLengthMax = 120
/** A title is told by so many letters: the contents may break its line elsewhere. */
const keyLength = 14
/** At least this share of the titles have the number of their page in the same line. */
const pagesShareMin = 1 / 2
/**
 * At most this share of the numbers are less than the one before: a title may end with a number. A budget has no order.
 */
const fallsShareMax = 0.1
/** The number of a page behind a title. */
const page = /[\s|](\d{1,4})$/

/**
 * Marks as boilerplate contents without dots: several titles in a row, most with the number of a page, that are
 * headings further down. They have the words of every title, and answer nothing; an agenda, which has no pages, may
 * answer. Linear in the length of the text.
 */
export function markOutline(text: string, blocks: readonly Block[]): Block[] {
  const lastAt = new Map<string, number>()
  for (const [index, block] of blocks.entries()) {
    const key = block.kind === 'heading' ? keyOf(text.slice(block.start, block.end)) : ''
    if (key !== '') lastAt.set(key, index)
  }
  const titles = blocks.map((block, index) => {
    if (block.kind === 'heading') return { count: 0, pages: [] }
    const lines = linesOf(text, block).map(({ start, end }) => text.slice(start, end))
    const count = lines.filter((line) => (lastAt.get(keyOf(line)) ?? 0) > index).length
    return { count, pages: lines.flatMap((line) => page.exec(line)?.[1] ?? []).map(Number) }
  })
  const runs: number[][] = []
  let run: number[] = []
  for (const [index, block] of blocks.entries()) {
    const last = run.at(-1) ?? Number.NEGATIVE_INFINITY
    if (titles[index]?.count) {
      const isNext = index - last <= othersMax + 1
      if (!isNext) {
        run = []
        runs.push(run)
      }
      for (let at = isNext ? last + 1 : index; at <= index; at++) run.push(at)
    } else if (block.end - block.start > otherLengthMax) run = []
  }
  const isContents = (own: readonly number[]) => {
    const count = own.reduce((sum, index) => sum + (titles[index]?.count ?? 0), 0)
    const pages = own.flatMap((index) => titles[index]?.pages ?? [])
    const falls = pages.filter((number, index) => number < (pages[index - 1] ?? 0)).length
    const areInOrder = falls <= pages.length * fallsShareMax
    return count >= titlesMin && pages.length >= count * pagesShareMin && areInOrder
  }
  const marked = new Set(runs.filter(isContents).flat())
  return blocks.map((block, index) =>
    marked.has(block.kind === 'heading' ? index + 1 : index)
      ? { kind: 'boilerplate', start: block.start, end: block.end, depth: 0, opens: false }
      : block,
  )
}

/** The first letters and digits of a title, without the number of a page behind it. */
function keyOf(title: string): string {
  const words = fold(title.replace(page, ''))
  return words.replace(/[^\p{L}\p{N}]/gu, '').slice(0, keyLength)
}
