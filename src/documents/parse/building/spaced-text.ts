/**
 * Text made of pieces. White space and a list marker between two pieces are written only with the second one, so that no
 * order of calls leaves any at an end of the text. Line breaks take the place of a space.
 */
export class SpacedText {
  readonly #parts: string[] = []
  #length = 0
  /** What comes before the next piece. */
  newlines = 0
  hasSpace = false
  marker = ''

  /** The length in characters. */
  get length(): number {
    return this.#length
  }

  /** The piece that was written last. */
  get last(): string {
    return this.#parts.at(-1) ?? ''
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
    this.#push(piece)
  }

  toString(): string {
    return this.#parts.join('').toWellFormed()
  }

  #push(text: string): void {
    this.#parts.push(text)
    this.#length += text.length
  }
}
