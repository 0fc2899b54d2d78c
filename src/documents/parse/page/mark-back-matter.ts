import { fold } from '../../../language/fold.ts'
import { languages } from '../../../language/languages.ts'
import type { StructuredText } from '../parsed-document.ts'

/** The headings of all languages, folded: a page may have them in the language of its site. */
const headings = new Set(
  [...languages.values()].flatMap(({ backMatter }) => backMatter.all.map(wordsOf)),
)
/** Longest heading that is compared; none of the vocabularies comes near. */
const lengthMax = 60

/**
 * Marks as boilerplate what stands on a page below a heading such as "See also", "References" or "Comments", up to the
 * next heading of its level: titles of other pages, and what readers wrote, would be quoted as if the page said them.
 */
export function markBackMatter<Page extends StructuredText>(page: Page): Page {
  let level: number | undefined
  // A page that begins so is about it.
  let hasBegun = false
  const blocks = page.blocks.map((block) => {
    if (block.kind !== 'heading') hasBegun = true
    else if (hasBegun && (level === undefined || block.depth <= level))
      level = isBackMatter(page.text.slice(block.start, block.end)) ? block.depth : undefined
    return level === undefined
      ? block
      : { kind: 'boilerplate' as const, start: block.start, end: block.end, depth: 0, opens: false }
  })
  return { ...page, blocks }
}

function isBackMatter(heading: string): boolean {
  if (heading.length > lengthMax) return false
  return headings.has(wordsOf(heading))
}

/** A heading, folded, without numbers, stops and what stands in brackets: "[edit] Comments (12):" is "comments". */
function wordsOf(heading: string): string {
  const bare = heading.replace(/\[[^[\]]*\]|\([^()]*\)/g, '')
  return fold(bare.replace(/[\d.:•|–—]/g, '').trim())
}
