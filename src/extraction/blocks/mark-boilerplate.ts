import type { Block } from './block.ts'
import type { LinkMeasure } from './measure-links.ts'

/** Of a block's letters this share is in links where it only leads elsewhere. */
const linkShareMin = 0.75
/** So many links in a row of such blocks are navigation. */
const linksMin = 3
/** Where more than this share of a text would be boilerplate, leading elsewhere is what it is for. */
const boilerplateShareMax = 0.8

const judged: ReadonlySet<Block['kind']> = new Set(['paragraph', 'item', 'quote', 'row'])

/**
 * Names as boilerplate what says nothing itself: images and tags without words, and runs of links, which
 * are navigation. It knows no language; the other blocks stay as they are.
 */
export function markBoilerplate<Known extends Block>(
  blocks: readonly Known[],
  measure: (block: Known) => LinkMeasure,
): Known[] {
  const empty = new Set<Known>()
  const linked = new Set<Known>()
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
    else if (found && found.linked >= found.letters * linkShareMin) run.push({ block, ...found })
    else closeRun()
  }
  closeRun()
  const isIndex = linkedLetters > letters * boilerplateShareMax
  const isMarked = (block: Known) => empty.has(block) || (!isIndex && linked.has(block))
  return blocks.map((block) => (isMarked(block) ? asBoilerplate(block) : block))
}

function asBoilerplate<Known extends Block>(block: Known): Known {
  return { ...block, kind: 'boilerplate', depth: 0, opens: false }
}
