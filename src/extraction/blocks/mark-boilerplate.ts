import type { Block } from './block.ts'
import type { LinkMeasure } from './measure-links.ts'

/** Of a block's letters this share is in links where it only leads elsewhere. */
const linkShareMin = 0.75
/** So many such blocks in a row, or links in one paragraph, are navigation. */
const linksMin = 3

/**
 * Names as boilerplate what says nothing itself: images and tags without words, and runs of links, which
 * are navigation. It knows no language; the other blocks stay as they are.
 */
export function markBoilerplate<Known extends Block>(
  blocks: readonly Known[],
  measure: (block: Known) => LinkMeasure,
): Known[] {
  const marked = [...blocks]
  let run: number[] = []
  const closeRun = () => {
    const links = run.reduce((sum, index) => sum + (linksOf.get(index) ?? 0), 0)
    if (links >= linksMin) for (const index of run) mark(index)
    run = []
    linksOf.clear()
  }
  const linksOf = new Map<number, number>()
  const mark = (index: number) => {
    const block = marked[index]
    if (block) marked[index] = { ...block, kind: 'boilerplate', depth: 0, opens: false }
  }
  for (const [index, block] of blocks.entries()) {
    if (!judged.has(block.kind)) {
      closeRun()
      continue
    }
    const { letters, linked, links } = measure(block)
    if (letters === 0) mark(index)
    else if (linked >= letters * linkShareMin) {
      run.push(index)
      linksOf.set(index, links)
    } else closeRun()
  }
  closeRun()
  return marked
}

const judged: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote', 'row'])
