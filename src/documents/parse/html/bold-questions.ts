import type { Block } from '../../../extraction/blocks/block.ts'
import { endsQuestion } from '../../../language/sentence-ends.ts'

/** A longer question is a paragraph that ends with one. Not measured. */
const lengthMax = 160
/** Below whatever heading stands above it. */
const depthOfQuestion = 6

type Bold = { readonly depth: number; readonly start: number; end: number; hasLink: boolean }

/** Finds the questions in bold type while a page is read. */
export class BoldQuestions {
  readonly #found: Bold[] = []
  #open: Bold | undefined

  /** Opens an element at a depth of the page, of which so much text is written. */
  open(
    name: string,
    attributes: Readonly<Record<string, string>>,
    depth: number,
    length: number,
  ): void {
    if (name === 'b' || name === 'strong')
      this.#open ??= { depth, start: length, end: length, hasLink: false }
    // A line that is a link leads to another page.
    if (this.#open && name === 'a' && 'href' in attributes) this.#open.hasLink = true
  }

  close(depth: number, length: number): void {
    if (this.#open?.depth !== depth) return
    if (!this.#open.hasLink) this.#found.push({ ...this.#open, end: length })
    this.#open = undefined
  }

  /**
   * The blocks with those made headings that are questions of bold type alone and stand above another block, as in
   * interviews and lists of questions: what stands below answers the question, and says nothing without it. Other lines in
   * bold type stay as they are: of 89 single facts, tune half, replies hold 16 instead of 17 if they are headings too.
   */
  mark(text: string, blocks: readonly Block[]): Block[] {
    let next = 0
    const isQuestion = blocks.map(({ kind, start, end }) => {
      while ((this.#found[next]?.end ?? Number.POSITIVE_INFINITY) < end) next++
      const isBold = (this.#found[next]?.start ?? Number.POSITIVE_INFINITY) <= start
      const mayBe = kind === 'paragraph' && isBold && end - start <= lengthMax
      return mayBe && endsQuestion(text.slice(start, end))
    })
    return blocks.map((block, index) => {
      const below = blocks[index + 1]
      const isOver = below !== undefined && below.kind !== 'heading' && !isQuestion[index + 1]
      return isQuestion[index] && isOver
        ? { ...block, kind: 'heading', depth: depthOfQuestion }
        : block
    })
  }
}
