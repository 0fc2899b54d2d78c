import { titleParts } from '../../../base/text/title-parts.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { onOneLine, shown } from '../../../evidence/shown.ts'
import type { Block, BlockKind } from '../../../extraction/blocks/block.ts'
import {
  isDescribing,
  speakerDepth,
  termDepth,
  termsApart,
} from '../../../extraction/blocks/terms-apart.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { beginsAsCaption } from '../../../language/figures.ts'
import { sentenceEnd } from '../../../language/sentences/sentences.ts'
import { settings as shared } from '../settings.ts'
import { cellsApart, type EvidenceBlock } from './cells-apart.ts'
import { isRead, type Piece, piecesOf } from './pieces.ts'
import { RecentlyRead, type SaidUnit, type Source } from './recently-read.ts'
import { settings } from './settings.ts'

export type UnitKind = 'sentence' | 'item' | 'row' | 'code' | 'heading'

/**
 * The smallest part of the evidence that can be quoted: a sentence, an item, a table row, a code block or a heading.
 */
export type Unit = Piece & {
  /** Index into the passages. */
  readonly passage: number
  readonly kind: UnitKind
  /** Number of its block, and of its section (the text between two headings), within the passage. */
  readonly block: number
  readonly section: number
  /** Whether it is the first unit of its block. */
  readonly opensBlock: boolean
  /** Level of a heading, nesting of an item. */
  readonly depth: number
  /** Whether it is the first item of its list or the header of its table. */
  readonly opensGroup: boolean
  readonly isOrdered: boolean
  /** The headings above it, outermost first. */
  readonly headings: readonly string[]
  /** Whether it belongs to the description of a term in a description list. */
  readonly isDescription: boolean
  /** Whether it is what the person says whose name is the heading above it. */
  readonly isSpeech: boolean
  /** The names of the row and column of a cell that is read as a text of its own (`cellsApart`). */
  readonly under?: readonly string[]
  /** Whether its paragraph is a fragment (`fragmentsOf`): a byline, a caption, an address, the title again. */
  readonly isFragment: boolean
  /** Whether it is the caption of a figure, which says little where the figure is not seen. */
  readonly isCaption: boolean
}

/**
 * All units of the passages in reading order. Of units with the same text under the same heading only the first is
 * kept, except headings and table headers. Under another heading the same text says something else: "Default: none" is
 * said of many settings.
 */
export function readEvidence(passages: readonly Passage[]): readonly Unit[] {
  const seen = new Set<string>()
  const units: Unit[] = []
  for (const [index, passage] of passages.entries())
    for (const { unit, said, comesAgain } of recentlyRead.unitsOf(passage, index)) {
      if (!comesAgain && seen.has(said)) continue
      seen.add(said)
      units.push(unit)
    }
  return units
}

const recentlyRead = new RecentlyRead((passage, index) => {
  const blocks = cellsApart(passage, termsApart(passage.text, passage.blocks))
  return unitsOf({ ...passage, blocks }, index)
})

/** All units of one passage, those with the same text too. */
function unitsOf(passage: ReadPassage, index: number): SaidUnit<Unit>[] {
  const units: SaidUnit<Unit>[] = []
  const pieces = piecesOf(passage)
  const fragments = fragmentsOf(passage, pieces)
  const outline = new Outline(passage.headings)
  let section = 0
  passage.blocks.forEach((block, number) => {
    if (!isRead(block)) return
    if (block.kind === 'heading') {
      outline.enter(block.depth, passage.text.slice(block.start, block.end))
      section++
    } else if ((!isOfTerm(block) && outline.leave(termDepth)) || block.under) section++
    const headings = block.under ? [...outline.headings, ...block.under] : outline.headings
    const heading = (block.under ?? headings.slice(-1)).join('\n')
    const isDescription =
      block.under !== undefined || (isDescribing(block) && outline.depth === termDepth)
    const comesAgain = block.kind === 'heading' || (block.kind === 'row' && block.opens)
    const isCaption = kindOf(block) === 'sentence' && isCaptionOf(passage, pieces[number] ?? [])
    pieces[number]?.forEach((piece, part) => {
      if (piece.wordCount === 0) return
      const unit = {
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
        isSpeech: isDescribing(block) && outline.depth === speakerDepth,
        ...(block.under && { under: block.under }),
        isFragment: fragments.has(number) || isCaption,
        isCaption,
        headings,
      }
      units.push({ unit, said: `${heading}\n${piece.shown}`, comesAgain })
    })
  })
  return units
}

/** Whether a block may belong to the term of a description list above it: what describes it, and lists within that. */
function isOfTerm(block: Block): boolean {
  return isDescribing(block) || (block.kind === 'item' && block.depth > 0)
}

type ReadPassage = Omit<Source, 'blocks'> & { readonly blocks: readonly EvidenceBlock[] }

function kindOf({ kind }: Block): UnitKind {
  if (kind === 'item' || kind === 'row' || kind === 'code' || kind === 'heading') return kind
  return 'sentence'
}

/** The path of headings above the current block. */
class Outline {
  #open: readonly { readonly depth: number; readonly title: string }[]
  /** Units under the same headings share one array. */
  #headings: readonly string[]

  constructor(above: readonly string[]) {
    this.#open = above.map((title, index) => ({ depth: index + 1, title }))
    this.#headings = above
  }

  /**
   * Enters a heading. A heading of the passage may repeat one of the path it was stored with: the path keeps each title
   * once.
   */
  enter(depth: number, title: string): void {
    const words = onOneLine(title).trim()
    const above = this.#open.filter((one) => one.depth < depth && one.title !== words)
    this.#open = [...above, { depth, title: words }]
    this.#headings = this.#open.map(({ title }) => title)
  }

  /** Leaves all headings at this depth and deeper; whether there were any. */
  leave(depth: number): boolean {
    const above = this.#open.filter((one) => one.depth < depth)
    const wasOpen = above.length < this.#open.length
    if (wasOpen) {
      this.#open = above
      this.#headings = above.map(({ title }) => title)
    }
    return wasOpen
  }

  /** Depth of the innermost heading; 0 where none is open. */
  get depth(): number {
    return this.#open.at(-1)?.depth ?? 0
  }

  get headings(): readonly string[] {
    return this.#headings
  }
}

/**
 * The numbers of the blocks that are fragments: paragraphs that carry no statement, such as bylines, dates, captions,
 * addresses, labels of links, or the title or a part of it again. A fragment has no sentence end and no code,
 * introduces nothing, and is very short, has hardly any stop words, or a web address. If most words of the passage are
 * in paragraphs without a sentence end, only the title and addresses count as fragments. Linear in the length of the
 * passage.
 */
function fragmentsOf(
  { blocks, title, language, text }: Source,
  pieces: readonly (readonly Piece[])[],
): ReadonlySet<number> {
  const { wordsMax, labelWordsMax, openShareMax } = shared.fragment
  const open: { readonly number: number; readonly words: number }[] = []
  let all = 0
  blocks.forEach(({ kind }, number) => {
    const own = pieces[number] ?? []
    if (kind !== 'paragraph' || own.length === 0) return
    const words = own.reduce((sum, { wordCount }) => sum + wordCount, 0)
    all += words
    if (!own.some((piece) => isEnded(piece, text, language))) open.push({ number, words })
  })
  const openWords = open.reduce((sum, { words }) => sum + words, 0)
  const isOpen = openWords > all * openShareMax
  const name = shown(title)
  // Many titles have the name of their site behind them, which stands above the text of each page.
  const names = new Set([name, ...titleParts(name)])
  const found = open.filter(({ number, words }) => {
    const own = pieces[number] ?? []
    if (introduces.has(blocks[number + 1]?.kind ?? 'paragraph')) return false
    if (own.length === 1 && names.has(own[0]?.shown ?? '')) return true
    if (words > wordsMax || own.some(({ shown }) => shown.includes('`'))) return false
    if (own.some(({ shown }) => shown.includes('://'))) return true
    return !isOpen && (words <= labelWordsMax || hasFewSmallWords(own))
  })
  return new Set(found.map(({ number }) => number))
}

/** A paragraph right before one of these introduces it. */
const introduces: ReadonlySet<BlockKind> = new Set(['item', 'row', 'code'])

/** Whether a paragraph is the caption of a figure: "Figure 2.1. Levels in the toolbox". A long one says more. */
function isCaptionOf({ language }: Source, own: readonly Piece[]): boolean {
  const text = own.map(({ shown }) => shown).join(' ')
  const words = own.reduce((sum, { wordCount }) => sum + wordCount, 0)
  if (words === 0 || words > settings.captionWordsMax) return false
  return beginsAsCaption(text, language)
}

function isEnded({ start, end, endsOpen }: Piece, text: string, language: string): boolean {
  if (endsOpen) return true
  return sentenceEnd(text.slice(Math.max(start, end - shared.bounds.end), end), language) !== 'open'
}

function hasFewSmallWords(own: readonly Piece[]): boolean {
  const words = own.flatMap(({ tokens }) => tokens)
  const small = words.filter(({ word }) => word.isStopWord).length
  return small <= words.length * shared.fragment.smallWordsMax
}

/** Whether a unit begins with a word such as "it", and so cannot be understood without what stands above it. */
export function leans({ tokens, passage }: Unit, passages: readonly Passage[]): boolean {
  const { leaning } = wordSetsOf(passages[passage]?.language ?? '')
  return leaning.has(tokens[0]?.word.folded ?? '')
}
