import type { Passage } from '../../../evidence/passage.ts'
import { onOneLine } from '../../../evidence/show.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import { isDescribing, termDepth, termsApart } from '../../../extraction/blocks/terms-apart.ts'
import { fragmentsOf } from './fragments.ts'
import { isRead, type Piece, piecesOf } from './pieces.ts'

export type UnitKind = 'sentence' | 'item' | 'row' | 'code' | 'heading'

/** The smallest part of the evidence that can be quoted: a sentence, a table row, a code block, a heading. */
export type Unit = Piece & {
  /** Index into the passages. */
  readonly passage: number
  readonly kind: UnitKind
  /** The numbers of its block, and of its section between headings, within its passage. */
  readonly block: number
  readonly section: number
  /** Whether its block begins with it. */
  readonly opensBlock: boolean
  /** Of a heading its level, of an item its nesting. */
  readonly depth: number
  /** Whether it opens its list or its table. */
  readonly opensGroup: boolean
  readonly isOrdered: boolean
  /** The headings above it, outermost first. */
  readonly headings: readonly string[]
  /** Whether a term stands over it of which it is the description, or a part of that. */
  readonly isDescription: boolean
  /** All of a paragraph that is no sentence: a byline, a caption, an address, the title again. */
  readonly isFragment: boolean
}

/**
 * All units of the passages in reading order. What stands twice under the same heading comes once, but for headings and
 * headers; under another it says something else: "Default: none" is said of many settings.
 */
export function readEvidence(passages: readonly Passage[]): readonly Unit[] {
  const seen = new Set<string>()
  return passages.flatMap((passage, index) =>
    unitsOf({ ...passage, blocks: termsApart(passage.text, passage.blocks) }, index, seen),
  )
}

function unitsOf(passage: Passage, index: number, seen: Set<string>): Unit[] {
  const units: Unit[] = []
  const pieces = piecesOf(passage)
  const fragments = fragmentsOf(passage, pieces)
  const outline = new Outline(passage.headings)
  let section = 0
  passage.blocks.forEach((block, number) => {
    if (!isRead(block)) return
    if (block.kind === 'heading') {
      outline.enter(block.depth, passage.text.slice(block.start, block.end))
      section++
    } else if (!isDescribing(block) && outline.leave(termDepth)) section++
    const { headings } = outline
    const heading = headings.at(-1) ?? ''
    const isDescription = isDescribing(block) && outline.depth === termDepth
    const comesAgain = block.kind === 'heading' || (block.kind === 'row' && block.opens)
    pieces[number]?.forEach((piece, part) => {
      const said = `${heading}\n${piece.shown}`
      if (piece.wordCount === 0 || (!comesAgain && seen.has(said))) return
      seen.add(said)
      units.push({
        ...piece,
        passage: index,
        kind: kindOf(block),
        block: number,
        section,
        opensBlock: part === 0,
        depth: block.depth,
        opensGroup: block.opens,
        isOrdered: block.ordered === true,
        isDescription,
        isFragment: fragments.has(number),
        headings,
      })
    })
  })
  return units
}

function kindOf({ kind }: Block): UnitKind {
  if (kind === 'item' || kind === 'row' || kind === 'code' || kind === 'heading') return kind
  return 'sentence'
}

/** The headings above the place that reading has come to. */
class Outline {
  #open: readonly { readonly depth: number; readonly title: string }[]
  /** The same list for all that stands under them. */
  #headings: readonly string[]

  constructor(above: readonly string[]) {
    this.#open = above.map((title, index) => ({ depth: index + 1, title }))
    this.#headings = above
  }

  /** A passage's own headings may be among those that it stands under: the path has each once. */
  enter(depth: number, title: string): void {
    const words = onOneLine(title).trim()
    const above = this.#open.filter((one) => one.depth < depth && one.title !== words)
    this.#open = [...above, { depth, title: words }]
    this.#headings = this.#open.map(({ title }) => title)
  }

  /** Whether a heading as deep as this was open. */
  leave(depth: number): boolean {
    const above = this.#open.filter((one) => one.depth < depth)
    const wasOpen = above.length < this.#open.length
    if (wasOpen) {
      this.#open = above
      this.#headings = above.map(({ title }) => title)
    }
    return wasOpen
  }

  /** Of the innermost heading; 0 where none is open. */
  get depth(): number {
    return this.#open.at(-1)?.depth ?? 0
  }

  get headings(): readonly string[] {
    return this.#headings
  }
}
