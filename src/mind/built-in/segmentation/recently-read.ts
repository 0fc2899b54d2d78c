import { BudgetedCache } from '../../../base/cache/budgeted-cache.ts'
import type { Passage } from '../../../evidence/passage.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import type { Piece } from './pieces.ts'

/** A unit of a passage, before those are left out that say again what an earlier one has said. */
export type SaidUnit<Unit> = {
  readonly unit: Unit
  /** Its text under the heading above it. */
  readonly said: string
  /** Whether it is kept however often it is said. */
  readonly comesAgain: boolean
}

type Placed = Piece & { readonly passage: number }

/**
 * The units of the passages that were read last, by the text of these. Several questions find the same passages, and
 * one question reads some of them twice.
 */
export class RecentlyRead<Unit extends Placed> {
  readonly #read: (passage: Source, index: number) => readonly SaidUnit<Unit>[]
  readonly #passages = new BudgetedCache<ReadPassage<Unit>>(bytesMax, sizeOf)

  /** `read` finds the units of a passage with this index; all that they depend on besides is in `Source`. */
  constructor(read: (passage: Source, index: number) => readonly SaidUnit<Unit>[]) {
    this.#read = read
  }

  /** The units of a passage, which has this index among those of a question. */
  unitsOf(passage: Passage, index: number): readonly SaidUnit<Unit>[] {
    const known = this.#passages.get(passage.text)
    if (known === undefined || !isSame(known.source, passage)) {
      const { text, title, language, headings, blocks, leadIn } = passage
      const source = { text, title, language, headings, blocks, ...(leadIn && { leadIn }) }
      const units = this.#read(source, index)
      this.#passages.set(text, { source, index, units })
      return units
    }
    if (known.index !== index) {
      known.index = index
      known.units = known.units.map(({ unit, ...rest }) => {
        return { ...rest, unit: { ...unit, passage: index } }
      })
    }
    return known.units
  }
}

/** What of a passage its units depend on. */
export type Source = Pick<Passage, 'text' | 'title' | 'language' | 'headings' | 'blocks' | 'leadIn'>

type ReadPassage<Unit> = {
  readonly source: Source
  index: number
  units: readonly SaidUnit<Unit>[]
}

/** Whether two passages with the same text are read alike. */
function isSame(one: Source, other: Source): boolean {
  return (
    one.language === other.language &&
    one.title === other.title &&
    one.leadIn?.text === other.leadIn?.text &&
    areSame(one.headings, other.headings, (heading, same) => heading === same) &&
    areSame(one.blocks, other.blocks, isSameBlock)
  )
}

/** In the thread of the index the blocks of a passage are the same objects each time. */
function areSame<Item>(
  one: readonly Item[],
  other: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): boolean {
  if (one === other) return true
  const isSameAt = (item: Item, at: number) => {
    const same = other[at]
    return same !== undefined && isSame(item, same)
  }
  return one.length === other.length && one.every(isSameAt)
}

function isSameBlock(one: Block, other: Block): boolean {
  return (
    one.kind === other.kind &&
    one.start === other.start &&
    one.end === other.end &&
    one.depth === other.depth &&
    one.opens === other.opens &&
    one.ordered === other.ordered
  )
}

/** Bytes of the passages that each thread keeps read. Not measured. */
const bytesMax = 4 * 1024 * 1024

function sizeOf({ source, units }: ReadPassage<Placed>): number {
  let size = bytesOf.passage + source.blocks.length * bytesOf.block
  for (const { unit, said } of units)
    size += bytesOf.unit + unit.tokens.length * bytesOf.word + said.length * bytesOf.letter
  return size
}

/** Estimated bytes in memory; `letter` is in the shown text, in the folded words, and in what is said. */
const bytesOf = { passage: 500, block: 100, unit: 400, word: 50, letter: 5 }
