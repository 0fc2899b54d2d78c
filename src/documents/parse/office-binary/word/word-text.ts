import { decodeCodePage } from '../../text/charsets/code-pages.ts'
import { unprocessable } from '../../unprocessable.ts'
import type { Piece, Story, WordFile } from './word-file.ts'
import {
  type CharacterProperties,
  FormattingPages,
  type ParagraphProperties,
  readCharacterProperties,
  readParagraphProperties,
} from './word-properties.ts'
import { WordRuns } from './word-runs.ts'
import { numberingXml } from './word-styles.ts'
import { WordTables } from './word-tables.ts'

/** What ends a paragraph ([MS-DOC] 2.4.1). */
const sign = { cellEnd: '\x07', pageBreak: '\x0c', paragraphEnd: '\r' } as const
const westernCodePage = 1252
/** Windows has no longer names of fonts. */
const fontNameBytesMax = 64

/** What is put in at a character of the text: a reference to a note, or the text of a box that is drawn there. */
export type Insertions = ReadonlyMap<number, string>

/** Writes texts of a Word document as those of a current one. */
export class WordText {
  readonly #file: WordFile
  readonly #fonts: readonly string[]
  readonly #characters: FormattingPages
  readonly #paragraphs: FormattingPages
  #charactersLeft: number

  constructor(file: WordFile) {
    this.#file = file
    this.#charactersLeft = file.document.length
    this.#fonts = fontNames(file.structure('fonts'))
    const { document } = file
    this.#characters = new FormattingPages(document, file.structure('characterPages'), 'characters')
    this.#paragraphs = new FormattingPages(document, file.structure('paragraphPages'), 'paragraphs')
  }

  /** The paragraphs and tables of a part of the text. Throws `unprocessable_document` if parts overlap. */
  write(story: Story, insertions: Insertions = new Map()): string {
    this.#charactersLeft -= Math.max(0, story.end - story.start)
    if (this.#charactersLeft < 0) throw unprocessable('The file is damaged: its texts overlap')
    const paragraphs = new ParagraphWriter(this.#fonts, insertions)
    for (const piece of piecesOf(this.#file.pieces, story))
      this.#writePiece(piece, story, paragraphs)
    return paragraphs.finish()
  }

  #writePiece(piece: Piece, story: Story, paragraphs: ParagraphWriter): void {
    const { characterBytes } = piece
    const end = Math.min(piece.end, story.end)
    for (let at = Math.max(piece.start, story.start); at < end; ) {
      const offset = piece.offset + (at - piece.start) * characterBytes
      const run = this.#characters.at(offset)
      const left = Math.max(1, Math.floor((run.end - offset) / characterBytes))
      const count = Math.min(end - at, left)
      const bytes = this.#file.document.subarray(offset, offset + count * characterBytes)
      const text =
        characterBytes === 1 ? decodeCodePage(bytes, westernCodePage) : bytes.toString('utf16le')
      const properties = readCharacterProperties([run.changes, piece.changes])
      const paragraphAt = (index: number) => {
        const { style, changes } = this.#paragraphs.at(offset + index * characterBytes)
        return readParagraphProperties(style, [changes, piece.changes], this.#file.data)
      }
      paragraphs.writeRun(text, at, properties, paragraphAt)
      at += count
    }
  }
}

/** Gathers runs to paragraphs, and paragraphs to tables. */
class ParagraphWriter {
  readonly #runs: WordRuns
  readonly #insertions: Insertions
  readonly #tables = new WordTables()

  constructor(fonts: readonly string[], insertions: Insertions) {
    this.#runs = new WordRuns(fonts)
    this.#insertions = insertions
  }

  /** Writes a run of text of one format, which begins at a character of the whole. */
  writeRun(
    text: string,
    start: number,
    properties: CharacterProperties,
    paragraphAt: (index: number) => ParagraphProperties,
  ): void {
    let at = 0
    for (const part of text.split(/(\p{Cc})/u)) {
      const inserted = part.length === 1 ? this.#insertions.get(start + at) : undefined
      if (inserted !== undefined && !properties.isDeleted) this.#runs.insert(inserted)
      if (part === sign.paragraphEnd || part === sign.cellEnd || part === sign.pageBreak) {
        // A deleted end of a paragraph joins it to the next.
        if (!properties.isDeleted || part === sign.cellEnd)
          this.#endParagraph(part, paragraphAt(at))
      } else if (part !== '' && !properties.isDeleted) this.#runs.write(part, properties)
      at += part.length
    }
  }

  finish(): string {
    const rest = this.#runs.take()
    if (rest !== '') this.#tables.add(paragraphXml('', rest), readParagraphProperties(0, []), false)
    return this.#tables.finish()
  }

  #endParagraph(mark: string, properties: ParagraphProperties): void {
    const style = properties.style === 0 ? '' : `<w:pStyle w:val="${properties.style}"/>`
    const paragraph = paragraphXml(style + numberingXml(properties), this.#runs.take())
    const isInner = properties.depth > 1
    const endsCell = isInner
      ? properties.endsInnerCell || properties.endsRow
      : mark === sign.cellEnd
    this.#tables.add(paragraph, properties, endsCell)
  }
}

function paragraphXml(properties: string, runs: string): string {
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`
}

/** The pieces that have some of a text; both are in order. */
function piecesOf(pieces: readonly Piece[], { start, end }: Story): readonly Piece[] {
  let low = 0
  let high = pieces.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pieces[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  let last = low
  while (last < pieces.length && (pieces[last]?.start ?? end) < end) last++
  return pieces.slice(low, last)
}

/** The names of the fonts, by number ([MS-DOC] 2.9.286). */
function fontNames(table: Buffer): readonly string[] {
  const names: string[] = []
  for (let at = 4; at < table.length; ) {
    const length = table[at] ?? 0
    const font = table.subarray(at + 1, at + 1 + length)
    names.push(font.toString('utf16le', 39, 39 + fontNameBytesMax).split('\0', 1)[0] ?? '')
    at += 1 + length
  }
  return names
}
