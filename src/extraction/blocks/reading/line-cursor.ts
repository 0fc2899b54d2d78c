const space = 32
const tab = 9

/**
 * A cursor over the lines of a text and, within a line, over its indentation and marks. Columns are counted as in
 * CommonMark: a tab reaches to the next multiple of four.
 */
export class LineCursor {
  /** Offset of the rest of the line, and of its end without the newline. */
  position = 0
  end = 0
  /** Offset of the first character of the rest that is no white space, and the number of columns before it. */
  firstAt = 0
  indent = 0
  readonly #text: string
  #nextStart: number
  #column = 0
  /** Remaining columns of a partly consumed tab. */
  #spare = 0

  constructor(text: string, start: number) {
    this.#text = text
    this.#nextStart = start
  }

  /** Moves to the next line; false at the end of the text. */
  next(): boolean {
    if (this.#nextStart >= this.#text.length) return false
    this.position = this.#nextStart
    const newline = this.#text.indexOf('\n', this.position)
    this.end = newline < 0 ? this.#text.length : newline
    this.#nextStart = this.end + 1
    this.#column = 0
    this.#spare = 0
    this.#measure()
    return true
  }

  get isBlank(): boolean {
    return this.firstAt >= this.end
  }

  /** The code of the first character that is no white space. */
  get firstCode(): number {
    return this.#text.charCodeAt(this.firstAt)
  }

  get rest(): string {
    return this.#text.slice(this.firstAt, this.end)
  }

  /** The rest of the line with its indentation. */
  get content(): string {
    return ' '.repeat(this.#spare) + this.#text.slice(this.position, this.end)
  }

  /** Offset of the end of the line without trailing white space. */
  get trimmedEnd(): number {
    let end = this.end
    while (end > this.firstAt && isWhite(this.#text.charCodeAt(end - 1))) end--
    return end
  }

  /** The match of a sticky pattern at the first character; it may look at the newline, no further. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.firstAt
    return pattern.exec(this.#text) ?? undefined
  }

  /** Length of the run of the first character. */
  runLength(): number {
    const code = this.firstCode
    let at = this.firstAt
    while (at < this.end && this.#text.charCodeAt(at) === code) at++
    return at - this.firstAt
  }

  /** Consumes this many columns of white space; false if there are fewer. */
  takeIndent(columns: number): boolean {
    if (this.indent < columns) return false
    for (let rest = columns; rest > 0; rest--) {
      if (this.#spare > 0) this.#spare--
      else if (this.#text.charCodeAt(this.position++) === tab) this.#spare = 3 - (this.#column % 4)
      this.#column++
    }
    this.#measure()
    return true
  }

  /** Consumes the white space and a mark of this length after it. */
  takeMark(length: number): void {
    this.#column += this.indent + length
    this.#spare = 0
    this.position = this.firstAt + length
    this.#measure()
  }

  #measure(): void {
    let at = this.position
    let indent = this.#spare
    for (; at < this.end; at++) {
      const code = this.#text.charCodeAt(at)
      if (code === tab) indent += 4 - ((this.#column + indent) % 4)
      else if (code === space || code === 13) indent++
      else break
    }
    this.firstAt = at
    this.indent = indent
  }
}

function isWhite(code: number): boolean {
  return code === space || code === tab || code === 13
}
