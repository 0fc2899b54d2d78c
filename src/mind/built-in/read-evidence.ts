import { BudgetedCache } from '../../base/budgeted-cache.ts'
import type { Passage } from '../../evidence/passage.ts'
import { onOneLine, shown } from '../../evidence/show.ts'
import type { Block } from '../../extraction/blocks/block.ts'
import { type Token, tokens } from '../../extraction/tokens.ts'
import { countWords } from '../../language/count-words.ts'
import { sentences } from '../../language/sentences.ts'
import type { Range } from '../../language/words.ts'

export type UnitKind = 'sentence' | 'item' | 'row' | 'code' | 'heading'

/** The smallest part of the evidence that can be quoted: a sentence, a table row, a code block, a heading. */
export type Unit = Range & {
  /** Index into the passages. */
  readonly passage: number
  readonly kind: UnitKind
  /** Counts the blocks, and the sections between headings, of its passage. */
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
  /** It ends with a colon: what it speaks of follows. */
  readonly endsOpen: boolean
  readonly tokens: readonly Token[]
  /** As a reader sees it, and how many words that are. */
  readonly shown: string
  readonly wordCount: number
}

/** All units of the passages in reading order; what stands there twice comes once, but for headings and headers. */
export function readEvidence(passages: readonly Passage[]): readonly Unit[] {
  const seen = new Set<string>()
  return passages.flatMap((passage, index) => unitsOf(passage, index, seen))
}

function unitsOf(passage: Passage, index: number, seen: Set<string>): Unit[] {
  const units: Unit[] = []
  const pieces = piecesOf(passage)
  const outline = new Outline(passage.headings)
  let section = 0
  passage.blocks.forEach((block, number) => {
    if (!isRead(block)) return
    if (block.kind === 'heading') {
      outline.enter(block.depth, passage.text.slice(block.start, block.end))
      section++
    }
    const { headings } = outline
    const comesAgain = block.kind === 'heading' || (block.kind === 'row' && block.opens)
    pieces[number]?.forEach((piece, part) => {
      if (piece.wordCount === 0 || (!comesAgain && seen.has(piece.shown))) return
      seen.add(piece.shown)
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
        headings,
      })
    })
  })
  return units
}

/** What can be told of a unit by its words alone. */
type Piece = Pick<Unit, 'start' | 'end' | 'endsOpen' | 'tokens' | 'shown' | 'wordCount'>

/**
 * The pieces of each block. They depend on nothing but what is in the key, so a passage that many questions find is
 * read once for all of them, and read again when a word of it has changed.
 */
function piecesOf(passage: Passage): readonly (readonly Piece[])[] {
  const { text, language, blocks } = passage
  const key = `${language} ${JSON.stringify(blocks)} ${text}`
  const known = lately.get(key)
  if (known !== undefined) return known
  const read = blocks.map((block) => (isRead(block) ? readBlock(passage, block) : []))
  lately.set(key, read)
  return read
}

/** The pieces of passages read lately: composing takes a fifth less CPU where questions find the same passages. */
const lately = new BudgetedCache<readonly (readonly Piece[])[]>(4 * 1024 * 1024, (blocks) => {
  const pieces = blocks.flat()
  const letters = pieces.reduce((sum, { shown }) => sum + shown.length, 0)
  const words = pieces.reduce((sum, { tokens: found }) => sum + found.length, 0)
  return (
    bytesOf.passage +
    pieces.length * bytesOf.piece +
    words * bytesOf.word +
    letters * bytesOf.letter
  )
})

/** What they take in memory; each letter stands in the key too. */
const bytesOf = { passage: 500, piece: 150, word: 50, letter: 4 }

function readBlock(passage: Passage, block: Block): readonly Piece[] {
  return partsOf(passage, block).map(({ start, end }) => {
    const written = passage.text.slice(start, end)
    const words = block.kind === 'code' ? written : shown(written)
    return {
      ...{ start, end, endsOpen: openEnd.has(written.slice(-1)) },
      tokens: tokens(written, passage.language, start),
      shown: words,
      wordCount: countWords(words),
    }
  })
}

function isRead({ kind }: Block): boolean {
  return kind !== 'metadata' && kind !== 'boilerplate'
}

const openEnd = new Set([':', '：'])

function kindOf({ kind }: Block): UnitKind {
  if (kind === 'item' || kind === 'row' || kind === 'code' || kind === 'heading') return kind
  return 'sentence'
}

/** Prose is read by the sentence, everything else as it stands. */
function partsOf({ text, language }: Passage, { kind, start, end }: Block): readonly Range[] {
  if (kind === 'row' || kind === 'code' || kind === 'heading') return [{ start, end }]
  return sentences(text.slice(start, end), language).map((range) => {
    return { start: start + range.start, end: start + range.end }
  })
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

  get headings(): readonly string[] {
    return this.#headings
  }
}
