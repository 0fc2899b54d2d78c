import type { Block } from '../../../../extraction/blocks/block.ts'
import type { Language } from '../../../../language/language.ts'
import { languages } from '../../../../language/languages.ts'
import { fold } from '../../../../language/words/fold.ts'
import type { StructuredText } from '../../parsed-document.ts'

/** The headings of all languages, folded: a page may have them in the language of its site. */
const headings = ofLanguages(({ backMatter }) => backMatter)
/** What stands before a colon and leads to another page. */
const pointers = new Set([...headings, ...ofLanguages((language) => language.pointers)])
/** Longest heading that is compared; none of the vocabularies comes near. */
const lengthMax = 60

/** Longest paragraph that may be a pointer to another page; a longer one has something to say. Not measured. */
const pointerLengthMax = 300

/**
 * Marks as boilerplate what stands on a page below a heading such as "See also", "References" or "Comments", up to the
 * next heading of its level: titles of other pages, and what readers wrote, would be quoted as if the page said them.
 * So does what begins like such a heading, or with "Source", and a colon: "Read more: Ferry company to close".
 */
export function markBackMatter<Page extends StructuredText>(page: Page): Page {
  let level: number | undefined
  // A page that begins so is about it.
  let hasBegun = false
  const blocks = page.blocks.map((block) => {
    if (block.kind !== 'heading') hasBegun = true
    else if (hasBegun && (level === undefined || block.depth <= level))
      level = isOf(headings, page.text.slice(block.start, block.end)) ? block.depth : undefined
    return level === undefined && !isPointer(page.text, block)
      ? block
      : { kind: 'boilerplate' as const, start: block.start, end: block.end, depth: 0, opens: false }
  })
  return { ...page, blocks }
}

function isPointer(text: string, { kind, start, end }: Block): boolean {
  if ((kind !== 'paragraph' && kind !== 'item') || end - start > pointerLengthMax) return false
  const colon = /[:：]/.exec(text.slice(start, end))
  return colon !== null && isOf(pointers, text.slice(start, start + colon.index))
}

function ofLanguages(list: (language: Language) => Language['backMatter']): ReadonlySet<string> {
  return new Set([...languages.values()].flatMap((language) => list(language).all.map(wordsOf)))
}

function isOf(known: ReadonlySet<string>, heading: string): boolean {
  return heading.length <= lengthMax && known.has(wordsOf(heading))
}

/** A heading, folded, without numbers, stops and what stands in brackets: "[edit] Comments (12):" is "comments". */
function wordsOf(heading: string): string {
  const bare = heading.replace(/\[[^[\]]*\]|\([^()]*\)/g, '')
  return fold(bare.replace(/[\d.:•|–—*_]/g, '').trim())
}
