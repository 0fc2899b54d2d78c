import type { DocumentPart, DocumentPartStart } from '../../../extraction/blocks/document-parts.ts'

/**
 * Text made of pieces. White space and a list marker between two pieces are written only with the second one, so that
 * no order of calls leaves any at an end of the text. Line breaks take the place of a space.
 */
export class SpacedText {
  readonly #pieces: string[] = []
  readonly #parts: DocumentPartStart[] = []
  #length = 0
  /** What comes before the next piece. */
  newlines = 0
  hasSpace = false
  marker = ''
  /** The page, slide or sheet that begins with the next piece. */
  nextPart: DocumentPart | undefined

  /** The length in characters. */
  get length(): number {
    return this.#length
  }

  /** The piece that was written last. */
  get last(): string {
    return this.#pieces.at(-1) ?? ''
  }

  /** Whether the next piece stands right behind the last one. */
  get isJoined(): boolean {
    return !this.hasSpace && this.newlines === 0
  }

  write(piece: string): void {
    if (this.#length > 0 && this.newlines > 0) this.#push('\n'.repeat(this.newlines))
    else if (this.#length > 0 && this.hasSpace) this.#push(' ')
    if (this.marker !== '') this.#push(this.marker)
    this.newlines = 0
    this.hasSpace = false
    this.marker = ''
    if (this.nextPart) this.beginPart(this.nextPart, this.#length)
    this.nextPart = undefined
    this.#push(piece)
  }

  /** Begins a part at a position behind the beginnings of all others. */
  beginPart(part: DocumentPart, start: number): void {
    this.#parts.push({ start, part })
  }

  /** Where parts begin, in ascending order. */
  get parts(): readonly DocumentPartStart[] {
    return this.#parts
  }

  toString(): string {
    return this.#pieces.join('').toWellFormed()
  }

  #push(text: string): void {
    this.#pieces.push(text)
    this.#length += text.length
  }
}
