import { type Block, shifted } from '../../../extraction/blocks/block.ts'
import { withFormRows } from '../../../extraction/blocks/layout/form-rows.ts'
import { markBoilerplate } from '../../../extraction/blocks/mark-boilerplate.ts'
import type { LinkMeasure } from '../../../extraction/blocks/measure-links.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'

/** The blocks of a text that is being written, in order; those written here with how much of them is linked. */
export class CollectedBlocks {
  readonly #blocks: (Block & Partial<LinkMeasure>)[] = []
  readonly #budget: TextBudget

  constructor(budget: TextBudget) {
    this.#budget = budget
  }

  get last(): Block | undefined {
    return this.#blocks.at(-1)
  }

  add(block: Block & LinkMeasure): void {
    this.#budget.addBlock(block.kind)
    this.#blocks.push(block)
  }

  /** Adds the blocks of a text made elsewhere, which begins at `offset`. An item after another block opens a list. */
  append(blocks: readonly Block[], offset: number): void {
    for (const block of blocks) {
      const isFirst = block.kind === 'item' && this.last?.kind !== 'item'
      this.#blocks.push({ ...shifted(block, offset), opens: block.opens || isFirst })
    }
  }

  /** All blocks of the whole text, with those marked that mostly lead elsewhere, and rows of forms told apart. */
  finish(text: string): Block[] {
    const measured = markBoilerplate(
      text,
      this.#blocks,
      ({ letters = 1, linked = 0, links = 0 }) => ({ letters, linked, links }),
    )
    const blocks = measured.map(({ letters: _, linked: __, links: ___, ...block }) => block)
    return withFormRows(text, blocks, 'plain', this.#budget)
  }
}
