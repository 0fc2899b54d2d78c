import type { Block, BlockKind } from '../../../extraction/blocks/block.ts'
import type { DocumentPart } from '../../../extraction/blocks/document-parts.ts'
import { countLetters, type LinkMeasure } from '../../../extraction/blocks/measure-links.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { StructuredText } from '../parsed-document.ts'
import { withoutUnseen } from '../without-unseen.ts'
import { CollectedBlocks } from './collected-blocks.ts'
import { inlineCode } from './inline-code.ts'
import { OpenLists } from './open-lists.ts'
import { SpacedText } from './spaced-text.ts'

/** Whether the first row of a table is its header. */
type Table = { readonly hasHeader: boolean }
type BlockTraits = Pick<Required<Block>, 'depth' | 'opens' | 'ordered'>
type OpenBlock = { -readonly [Key in keyof Block]: Block[Key] } & LinkMeasure

/** Collects text as its readers see it, and its blocks. White space collapses as in HTML. */
export class TextBuilder {
  readonly #text = new SpacedText()
  readonly #blocks: CollectedBlocks
  readonly #lists = new OpenLists()
  #quotes = 0
  #links = 0
  /** The block of the next text; it starts where that text does. */
  #open: OpenBlock | undefined
  /** Whether the description of the last term has begun, and whether the next paragraph belongs to the open block. */
  #isDescribed = false
  #awaitsText = false
  /** For each open description whether the last term is its own, and not one of a nested list. */
  readonly #descriptions: boolean[] = []
  readonly #budget: TextBudget

  constructor(budget = new TextBudget()) {
    this.#budget = budget
    this.#blocks = new CollectedBlocks(budget)
  }

  get length(): number {
    return this.#text.length
  }

  get isInList(): boolean {
    return !this.#lists.isEmpty
  }

  /** Begins a page, slide or sheet with the next text. */
  openPart(part: DocumentPart): void {
    this.#text.nextPart = part
  }

  /** Writes running text; white space and control characters collapse to one space. */
  write(text: string): void {
    const collapsed = withoutUnseen(text).replace(/[\s\p{Cc}]+/gu, ' ')
    if (collapsed === '' || collapsed === ' ') {
      this.#text.hasSpace ||= collapsed === ' '
      return
    }
    this.#text.hasSpace ||= collapsed.startsWith(' ')
    this.#append(collapsed.trim())
    this.#text.hasSpace = collapsed.endsWith(' ')
  }

  /** Writes inline code; in headings and terms, which are names, as running text. */
  writeCode(text: string): void {
    const isName = this.#isInHeading || this.#isInTerm
    this.write(isName || this.#endsWithCode ? text : inlineCode(text))
  }

  /** Writes text in which line breaks and indentation matter, such as code. */
  writeVerbatim(text: string): void {
    const kept = withoutUnseen(text).replace(/\r\n?/g, '\n').replace(/\0/g, '')
    this.breakParagraph()
    if (kept.trim() === '') return
    this.#openBlock('code')
    this.#append(kept.replace(/^\s*\n/, '').trimEnd())
    this.breakParagraph()
  }

  breakLine(): void {
    if (this.#isInHeading || this.#isInTerm) this.#text.hasSpace = true
    else this.#text.newlines = Math.max(this.#text.newlines, 1)
  }

  breakParagraph(): void {
    if (this.#isInHeading) this.#text.hasSpace = true
    else if (this.#awaitsText) this.breakLine()
    else {
      this.#text.newlines = 2
      this.#closeBlock()
    }
  }

  /** Opens a list, nested in the open item; numbered if `first` is given. */
  openList(first?: number): void {
    this.#closeBlock()
    this.#lists.open(first)
  }

  closeList(): void {
    this.#closeBlock()
    this.#lists.close()
  }

  /** Opens a list item, which may number itself; its marker is written once the item has text. */
  openItem(marker = '- ', own?: number): void {
    this.breakLine()
    const { depth, number, isFirst } = this.#lists.nextItem(own) ?? {
      depth: 0,
      isFirst: this.#blocks.last?.kind !== 'item',
    }
    this.#text.marker = number === undefined ? marker : `${number}. `
    this.#openBlock('item', { depth, opens: isFirst, ordered: number !== undefined })
  }

  closeItem(): void {
    this.#text.marker = ''
    this.breakLine()
    if (this.#open?.kind === 'item') this.#closeBlock()
  }

  /** Opens a line of terms of one description, whose first paragraph follows on the next lines. */
  openDefinition(): void {
    this.#descriptions.fill(false, -1)
    if (this.#isInTerm) this.#continueTerms()
    else {
      this.breakLine()
      this.#openBlock('description', { depth: 1 })
    }
    this.#isDescribed = false
  }

  #continueTerms(): void {
    if (this.#open === undefined || this.#open.end < 0) return
    this.#continue(',')
    this.#text.hasSpace = true
  }

  #continue(mark: string): void {
    this.#text.hasSpace = false
    this.#text.newlines = 0
    this.#append(mark)
  }

  /** Opens the description of the last term; its further paragraphs become descriptions without a term. */
  openDescription(): void {
    this.#isDescribed = true
    this.breakLine()
    this.#awaitsText = this.#open?.kind === 'description' && this.#open.end >= 0
    this.#descriptions.push(this.#awaitsText)
  }

  closeDescription(): void {
    this.breakLine()
    this.#descriptions.pop()
  }

  /** Ends a label, such as "Warning" over a note: the next paragraph goes on in its block. */
  closeLabel(): void {
    if (this.#open === undefined || this.#open.end < 0 || this.#isInHeading || this.#isInTerm)
      return
    if (/[\p{L}\p{N}`)\]]$/u.test(this.#text.last)) this.#continue(':')
    this.#awaitsText = true
  }

  openQuote(): void {
    this.#quotes++
  }

  closeQuote(): void {
    this.#quotes = Math.max(0, this.#quotes - 1)
  }

  openLink(): void {
    this.#links++
    if (this.#open) this.#open.links++
  }

  closeLink(): void {
    this.#links = Math.max(0, this.#links - 1)
  }

  openHeading(level: number): void {
    this.closeHeading()
    this.breakParagraph()
    this.#openBlock('heading', { depth: Math.min(Math.max(level, 1), 6) })
  }

  closeHeading(): void {
    if (!this.#isInHeading) return
    this.#closeBlock()
    this.breakParagraph()
  }

  writeHeading(level: number, text: string): void {
    this.openHeading(level)
    this.write(text)
    this.closeHeading()
  }

  writeParagraph(text: string): void {
    this.breakParagraph()
    this.write(text)
    this.breakParagraph()
  }

  /** Writes a table row on one line, without empty cells at its end. */
  writeRow(cells: readonly string[], of: Table = { hasHeader: true }): void {
    this.#budget.demandRoom(cells.reduce((sum, { length }) => sum + length, 0))
    const flat = cells.map((cell) => withoutUnseen(cell).replace(/\s+/g, ' ').trim())
    const last = flat.findLastIndex((cell) => cell !== '')
    const row = flat.slice(0, last + 1).join(' | ')
    if (last >= 0) this.writeLine(row.trimStart(), of)
  }

  /** Writes a row as given. */
  writeLine(row: string, { hasHeader }: Table): void {
    const shown = withoutUnseen(row)
    if (shown === '') return
    this.#closeBlock()
    const goesOn = this.#blocks.last?.kind === 'row' && this.#text.newlines < 2
    this.breakLine()
    this.#openBlock('row', { opens: hasHeader && !goesOn })
    this.#append(shown)
    this.#closeBlock()
    this.breakLine()
  }

  /** Appends paragraphs made elsewhere, with their blocks. */
  append(piece: StructuredText): void {
    if (piece.text === '') return
    if (this.#awaitsText) this.#closeBlock() // its blocks follow that of a label
    this.breakParagraph()
    this.#text.write(piece.text)
    const offset = this.#text.length - piece.text.length
    for (const { start, part } of piece.parts ?? []) this.#text.beginPart(part, offset + start)
    this.#blocks.append(piece.blocks, offset)
    this.breakParagraph()
  }

  finish(): StructuredText {
    this.#closeBlock()
    const text = this.#text.toString()
    const { parts } = this.#text
    return { text, blocks: this.#blocks.finish(text), parts }
  }

  /** Whether inline code ends where the next text begins: another right beside it would be read as one with it. */
  get #endsWithCode(): boolean {
    return this.#text.isJoined && this.#text.last.endsWith('`')
  }

  get #isInTerm(): boolean {
    return this.#open?.kind === 'description' && !this.#isDescribed
  }

  get #isInHeading(): boolean {
    return this.#open?.kind === 'heading'
  }

  #openBlock(
    kind: BlockKind,
    { depth = 0, opens = false, ordered = false }: Partial<BlockTraits> = {},
  ): void {
    this.#closeBlock()
    const numbered = kind === 'item' ? { ordered } : {}
    const measure = { letters: 0, linked: 0, links: this.#links > 0 ? 1 : 0 }
    this.#open = { kind, start: -1, end: -1, depth, opens, ...numbered, ...measure }
  }

  #openText(): void {
    if (this.#quotes > 0) this.#openBlock('quote')
    else if (this.#descriptions.at(-1)) this.#openBlock('description', { depth: 2 })
    else this.#openBlock('paragraph')
  }

  #closeBlock(): void {
    const block = this.#open
    this.#open = undefined
    this.#awaitsText = false
    if (!block || block.end < 0) return
    this.#blocks.add(block)
    if (block.kind === 'item') this.#lists.noteItem()
  }

  #append(text: string): void {
    this.#budget.addText(text.length + 1)
    this.#awaitsText = false
    if (!this.#open) this.#openText()
    this.#text.write(text)
    const block = this.#open
    if (!block) return
    if (block.start < 0) block.start = this.#text.length - text.length
    block.end = this.#text.length
    const letters = countLetters(text)
    block.letters += letters
    if (this.#links > 0) block.linked += letters
  }
}
