import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { countWords } from '../../../../language/words/count-words.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { type Shapes, withTitle } from './shapes.ts'

/** Writes the slides of a presentation, each under its title or number. */
export class SlideWriter {
  readonly #document: TextBuilder
  #count = 0
  #opening = ''

  constructor(budget: TextBudget) {
    this.#document = new TextBuilder(budget)
  }

  add(shapes: Shapes): void {
    const { title, body } = withTitle(shapes)
    this.#count += 1
    if (this.#count === 1) this.#opening = title
    this.#document.openPart({ slide: this.#count })
    this.#document.writeHeading(1, title || `Slide ${this.#count}`)
    for (const piece of body) this.#document.append(piece)
  }

  /** Adds what belongs to the last slide: its notes. */
  addBelow({ opening, body }: Shapes): void {
    this.#document.append(opening)
    this.#document.append(body)
  }

  /**
   * A presentation is called what its first slide is called, if by several words: the title that is saved with it is
   * often that of an earlier presentation, or "Slide 1" in some language.
   */
  finish(saved: string | undefined): DocumentContent {
    const title = countWords(this.#opening) > 1 ? this.#opening : saved
    return { ...this.#document.finish(), title }
  }
}
