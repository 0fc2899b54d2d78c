import type { Heading, OutlinedText } from './parsed-document.ts'

/**
 * Collects running text as a reader would see it. White space collapses as in HTML; line and paragraph
 * breaks are written only between two pieces of text, so that no call order leaves stray blank lines.
 */
export class TextBuilder {
  #parts: string[] = []
  #length = 0
  #outline: Heading[] = []
  #heading: { level: number; start: number | undefined } | undefined
  #pendingNewlines = 0
  #pendingSpace = false
  #pendingMarker = ''

  get length(): number {
    return this.#length
  }

  /** Running text; white space and control characters collapse to one space. */
  write(text: string): void {
    const collapsed = text.replace(/[\s\p{Cc}]+/gu, ' ')
    if (collapsed === '' || collapsed === ' ') {
      this.#pendingSpace ||= collapsed === ' '
      return
    }
    this.#pendingSpace ||= collapsed.startsWith(' ')
    this.#append(collapsed.trim())
    this.#pendingSpace = collapsed.endsWith(' ')
  }

  /** Text whose line breaks and indentation matter, such as code or a plain message. */
  writeVerbatim(text: string): void {
    const kept = text.replace(/\r\n?/g, '\n').replace(/\0/g, '')
    if (kept.trim() === '') this.breakParagraph()
    else this.#append(kept.replace(/^\s*\n/, '').trimEnd())
  }

  breakLine(): void {
    if (this.#heading) this.#pendingSpace = true
    else this.#pendingNewlines = Math.max(this.#pendingNewlines, 1)
  }

  breakParagraph(): void {
    if (this.#heading) this.#pendingSpace = true
    else this.#pendingNewlines = 2
  }

  /** Starts a list item; the marker appears once the item has text. */
  openItem(marker: string): void {
    this.breakLine()
    this.#pendingMarker = marker
  }

  closeItem(): void {
    this.#pendingMarker = ''
    this.breakLine()
  }

  openHeading(level: number): void {
    this.closeHeading()
    this.breakParagraph()
    this.#heading = { level: Math.min(Math.max(level, 1), 6), start: undefined }
  }

  closeHeading(): void {
    const heading = this.#heading
    this.#heading = undefined
    if (heading?.start !== undefined)
      this.#outline.push({ start: heading.start, end: this.#length, level: heading.level })
    if (heading) this.breakParagraph()
  }

  writeHeading(level: number, text: string): void {
    this.openHeading(level)
    this.write(text)
    this.closeHeading()
  }

  /** One table row on one line; empty cells at its end are left out. */
  writeRow(cells: readonly string[]): void {
    const flat = cells.map((cell) => cell.replace(/\s+/g, ' ').trim())
    const last = flat.findLastIndex((cell) => cell !== '')
    if (last < 0) return
    this.breakLine()
    this.#append(flat.slice(0, last + 1).join(' | '))
    this.breakLine()
  }

  /** Paragraphs made elsewhere, with their headings. */
  append(piece: OutlinedText): void {
    if (piece.text === '') return
    this.breakParagraph()
    this.#append(piece.text)
    const offset = this.#length - piece.text.length
    for (const { start, end, level } of piece.outline)
      this.#outline.push({ start: start + offset, end: end + offset, level })
    this.breakParagraph()
  }

  finish(): OutlinedText {
    this.closeHeading()
    return { text: this.#parts.join('').toWellFormed(), outline: this.#outline }
  }

  #append(text: string): void {
    if (this.#length > 0 && this.#pendingNewlines > 0)
      this.#push('\n'.repeat(this.#pendingNewlines))
    else if (this.#length > 0 && this.#pendingSpace) this.#push(' ')
    this.#pendingNewlines = 0
    this.#pendingSpace = false
    if (this.#pendingMarker !== '') this.#push(this.#pendingMarker)
    this.#pendingMarker = ''
    if (this.#heading) this.#heading.start ??= this.#length
    this.#push(text)
  }

  #push(text: string): void {
    this.#parts.push(text)
    this.#length += text.length
  }
}
