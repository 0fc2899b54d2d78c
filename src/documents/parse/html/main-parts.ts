import { shifted } from '../../../extraction/blocks/block.ts'
import { isWithin } from '../../../language/words/ranges.ts'
import type { DocumentContent } from '../parsed-document.ts'

type MainPart = {
  readonly isMain: boolean
  readonly depth: number
  readonly start: number
  end: number
}

type Content = Pick<DocumentContent, 'text' | 'blocks'>

/** The parts of a page that say of themselves that they are what it is about. */
export class MainParts {
  readonly #parts: MainPart[] = []
  /** The parts that are not closed yet, the innermost last. */
  readonly #open: MainPart[] = []

  /** Opens a part with an element that is one: at a depth of elements, where the text so far has a length. */
  open(
    name: string,
    attributes: Readonly<Record<string, string>>,
    depth: number,
    start: number,
  ): void {
    const isMain = name === 'main' || attributes.role === 'main'
    if (!isMain && name !== 'article') return
    const part = { isMain, depth, start, end: Number.POSITIVE_INFINITY }
    this.#parts.push(part)
    this.#open.push(part)
  }

  /** Closes the part that was opened at this depth, if there is one. */
  close(depth: number, end: number): void {
    const part = this.#open.at(-1)
    if (part?.depth !== depth) return
    part.end = end
    this.#open.pop()
  }

  /**
   * The content of the only `<main>` or element of that role, or else of the only `<article>`, if it is most of the
   * page's text; otherwise all of it.
   */
  only({ text, blocks }: Content): Content {
    const mains = this.#parts.filter(({ isMain }) => isMain)
    const [part, another] = mains.length > 0 ? mains : this.#parts
    if (!part || another || part.end - part.start < text.length / 2) return { text, blocks }
    const start = part.start + Math.max(text.slice(part.start).search(/\S/), 0)
    return {
      text: text.slice(start, part.end),
      blocks: blocks
        .filter((block) => isWithin(block, { start, end: part.end }))
        .map((block) => shifted(block, -start)),
    }
  }
}
