import type { Block } from '../block.ts'
import { linesOf } from '../reading/lines.ts'

/** A line of contents: a title, a line of dots, and the number of a page. */
const entry = /(?:[.·…_]\s?){4}\s{0,20}(\d{1,4})$/
/** At least this share of the lines of a block are such entries; a chapter may have its number without dots. */
const entryShareMin = 1 / 2
/** Fewer entries may be prices, or sums, that happen to rise. */
const entriesMin = 5

/**
 * Marks tables of contents with page numbers as boilerplate. They have the words of every title, and answer nothing.
 * That the numbers never fall tells them from lists of prices. What follows the last entry in its block stays.
 */
export function markContents(text: string, blocks: readonly Block[]): Block[] {
  const marked: Block[] = []
  let run: { readonly block: Block; readonly end: number }[] = []
  let pages: number[] = []
  const closeRun = () => {
    const isContents =
      pages.length >= entriesMin &&
      pages.every((page, index) => index === 0 || page >= (pages[index - 1] ?? 0))
    for (const { block, end } of run) {
      if (!isContents) marked.push(block)
      else {
        marked.push({ kind: 'boilerplate', start: block.start, end, depth: 0, opens: false })
        const start = block.end - text.slice(end, block.end).trimStart().length
        if (start < block.end) marked.push({ ...block, start })
      }
    }
    run = []
    pages = []
  }
  for (const block of blocks) {
    const { numbers, end } = entriesIn(text, block)
    if (numbers.length > 0) {
      run.push({ block, end })
      pages.push(...numbers)
    } else {
      closeRun()
      marked.push(block)
    }
  }
  closeRun()
  return marked
}

/** The page numbers in a block that is mostly entries, and where the last one ends. */
function entriesIn(
  text: string,
  block: Block,
): { readonly numbers: readonly number[]; readonly end: number } {
  const lines = linesOf(text, block)
  const found = lines.flatMap(({ start, end }) => {
    const page = entry.exec(text.slice(Math.max(start, end - 40), end))?.[1]
    return page === undefined ? [] : [{ page: Number(page), end }]
  })
  const isMostly = found.length >= lines.length * entryShareMin
  return { numbers: isMostly ? found.map(({ page }) => page) : [], end: found.at(-1)?.end ?? 0 }
}
