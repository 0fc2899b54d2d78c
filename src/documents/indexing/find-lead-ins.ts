import type { Block } from '../../extraction/blocks/block.ts'
import type { LeadIn } from '../../extraction/blocks/chunk-layout.ts'

/** A longer leadIn is cut: each chunk of its table or list repeats it. */
const lengthMax = 500

/**
 * Finds the context that the first block of a chunk needs to be understood: the header of its table, or the lead-in of
 * its list. Must be called with ascending indices.
 */
export class LeadInFinder {
  readonly #text: string
  readonly #blocks: readonly Block[]
  #next = 0
  #header: Block | undefined
  /** The lead-in of each open list by its depth: the paragraph before it, or the item that contains it. */
  #leadIns: (Block | undefined)[] = []

  constructor(text: string, blocks: readonly Block[]) {
    this.#text = text
    this.#blocks = blocks
  }

  /** The table header or list lead-in of a block; `undefined` for a block that opens its table or list. */
  of(index: number): LeadIn | undefined {
    for (; this.#next < index; this.#next++) this.#pass(this.#next)
    const block = this.#blocks[index]
    if (!block || block.opens) return undefined
    if (block.kind === 'row') return this.#shown(this.#header)
    return block.kind === 'item' ? this.#shown(this.#leadIns[block.depth]) : undefined
  }

  #pass(index: number): void {
    const block = this.#blocks[index]
    const before = this.#blocks[index - 1]
    if (block?.kind === 'row' && (block.opens || before?.kind !== 'row'))
      this.#header = block.opens ? block : undefined
    if (block?.kind !== 'item') return
    if (block.opens && block.depth === 0)
      this.#leadIns = [before?.kind === 'paragraph' ? before : undefined]
    this.#leadIns[block.depth + 1] = block
  }

  #shown(block: Block | undefined): LeadIn | undefined {
    if (!block) return undefined
    const { start } = block
    const text = this.#text.slice(start, Math.min(block.end, start + lengthMax)).toWellFormed()
    return { start, end: start + text.length, text }
  }
}
