import { BudgetedCache } from '../../../base/budgeted-cache.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/show.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import { type Token, tokens } from '../../../extraction/tokens.ts'
import { countWords } from '../../../language/count-words.ts'
import { sentences } from '../../../language/sentences.ts'
import type { Range } from '../../../language/words.ts'
import { type Traits, traitsOf } from './traits.ts'

/** A sentence, or a block that is no prose: what can be told of it by its words alone. */
export type Piece = Range & {
  /** It ends with a colon: what it speaks of follows. */
  readonly endsOpen: boolean
  readonly tokens: readonly Token[]
  readonly traits: Traits
  /** Its words as `folded` writes them. */
  readonly folded: string
  /** As a reader sees it, and how many words that are. */
  readonly shown: string
  readonly wordCount: number
}

/**
 * The pieces of each block. They depend on nothing but the text, its language and its blocks, so a passage that many
 * questions find is read once for all of them, and read again when a word of it has changed.
 */
export function piecesOf(passage: Passage): readonly (readonly Piece[])[] {
  const { text, language, blocks } = passage
  const known = lately.get(text)
  if (known?.language === language && isSame(known.blocks, blocks)) {
    // The same question reads it again: these very blocks are the next to be compared.
    known.blocks = blocks
    return known.pieces
  }
  const pieces = blocks.map((block) => (isRead(block) ? readBlock(passage, block) : []))
  lately.set(text, { language, blocks, pieces })
  return pieces
}

/** Beside the index, they are the very blocks that it has in memory. */
function isSame(one: readonly Block[], other: readonly Block[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

type ReadPassage = {
  readonly language: string
  blocks: readonly Block[]
  readonly pieces: readonly (readonly Piece[])[]
}

/** The passages read lately, by their texts: composing takes a fifth less CPU where questions find the same ones. */
const lately = new BudgetedCache<ReadPassage>(4 * 1024 * 1024, (passage) => {
  const pieces = passage.pieces.flat()
  const letters = pieces.reduce((sum, { shown }) => sum + shown.length, 0)
  const words = pieces.reduce((sum, { tokens: found }) => sum + found.length, 0)
  return (
    bytesOf.passage +
    passage.blocks.length * bytesOf.block +
    pieces.length * bytesOf.piece +
    words * bytesOf.word +
    letters * bytesOf.letter
  )
})

/** What they take in memory: a block with the list of its pieces, a letter in the text and the folded words too. */
const bytesOf = { passage: 500, block: 140, piece: 300, word: 50, letter: 5 }

function readBlock(passage: Passage, block: Block): readonly Piece[] {
  return partsOf(passage, block).map(({ start, end }) => {
    const written = passage.text.slice(start, end)
    const words = block.kind === 'code' ? written : shown(written)
    const found = tokens(written, passage.language, start)
    return {
      start,
      end,
      endsOpen: openEnd.has(written.slice(-1)),
      tokens: found,
      traits: traitsOf(found, passage.language),
      folded: folded(found),
      shown: words,
      wordCount: countWords(words),
    }
  })
}

/** Words with a space before and after each, so that one text can be looked for in another by whole words. */
export function folded(words: readonly Token[]): string {
  let all = ' '
  for (const { word } of words) all += `${word.folded} `
  return all
}

/** Whether a block says what the document says, and does not only stand around it. */
export function isRead({ kind }: Block): boolean {
  return kind !== 'metadata' && kind !== 'boilerplate'
}

const openEnd = new Set([':', '：'])

/** Prose is read by the sentence, everything else as it stands. */
function partsOf({ text, language }: Passage, { kind, start, end }: Block): readonly Range[] {
  if (kind === 'row' || kind === 'code' || kind === 'heading') return [{ start, end }]
  return sentences(text.slice(start, end), language).map((range) => {
    return { start: start + range.start, end: start + range.end }
  })
}
