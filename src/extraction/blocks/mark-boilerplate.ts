import type { Block } from './block.ts'
import { isNavigation, type LinkMeasure } from './measure-links.ts'

/** Least number of links in a run of such blocks. */
const linksMin = 3
/** A link that stands alone so often, as that back to the top of a page, leads somewhere and says nothing. */
const repeatsMin = 3
/** If more than this share of the text would be boilerplate, nothing is marked: the text is a list of links. */
const boilerplateShareMax = 0.8

const judged: ReadonlySet<Block['kind']> = new Set(['paragraph', 'item', 'quote', 'row'])

/**
 * Marks blocks without content as boilerplate: images and tags without words, and runs of links and
 * links that come again and again, which are navigation.
 * Independent of the language; other blocks are unchanged.
 */
export function markBoilerplate<Known extends Block>(
  text: string,
  blocks: readonly Known[],
  measure: (block: Known) => LinkMeasure,
): Known[] {
  const empty = new Set<Known>()
  const linked = new Set<Known>()
  /** The blocks that are nothing but one link, by their text. */
  const alike = new Map<string, Known[]>()
  let run: { readonly block: Known; readonly links: number; readonly letters: number }[] = []
  let letters = 0
  let linkedLetters = 0
  const closeRun = () => {
    if (run.reduce((sum, { links }) => sum + links, 0) >= linksMin)
      for (const one of run) {
        linked.add(one.block)
        linkedLetters += one.letters
      }
    run = []
  }
  for (const block of blocks) {
    const found = judged.has(block.kind) ? measure(block) : undefined
    letters += found?.letters ?? block.end - block.start
    if (found?.letters === 0) empty.add(block)
    else if (found && isNavigation(found)) run.push({ block, ...found })
    else closeRun()
    if (found?.links === 1 && isNavigation(found)) {
      const words = text.slice(block.start, block.end)
      const some = alike.get(words)
      if (some === undefined) alike.set(words, [block])
      else some.push(block)
    }
  }
  closeRun()
  for (const some of alike.values())
    if (some.length >= repeatsMin) for (const block of some) linked.add(block)
  const isIndex = linkedLetters > letters * boilerplateShareMax
  const isMarked = (block: Known) => empty.has(block) || (!isIndex && linked.has(block))
  return blocks.map((block) => (isMarked(block) ? asBoilerplate(block) : block))
}

function asBoilerplate<Known extends Block>(block: Known): Known {
  return { ...block, kind: 'boilerplate', depth: 0, opens: false }
}
