import type { DocxElement } from '../office/texts/mark-headings.ts'
import { codePages, decodeCodePage } from '../text/charsets/code-pages.ts'
import { unprocessable } from '../unprocessable.ts'
import type { RtfToken } from './rtf-tokens.ts'

/** A paragraph or a table, as those of a Word document; an item of a list has its depth and its mark. */
export type RtfElement = DocxElement & {
  readonly item?: { readonly depth: number; readonly mark: string }
  /** The cells of the rows of a table. */
  readonly rows?: readonly (readonly string[])[]
}

/** Groups within each other; writers need some twenty. */
const nestingMax = 1_000

const noStyle = -1

/** What text has that is not set otherwise. */
const plain = { isBold: false, isHidden: false, isDeleted: false }

/** What a group holds: text that is read, or what other text refers to. */
type Destination = 'body' | 'fonts' | 'styles' | 'mark' | 'note' | 'info' | 'title' | 'unread'

type Group = {
  destination: Destination
  isBold: boolean
  isHidden: boolean
  /** Whether its text was deleted while changes were tracked. */
  isDeleted: boolean
  codePage: number
  /** The number of its font. */
  font: number
  /** How many characters stand after one in Unicode, for readers that do not know it. */
  fallbackLength: number
  style: number
  outline: number | undefined
  isInTable: boolean
  itemDepth: number | undefined
}

const destinations: ReadonlyMap<string, Destination> = new Map([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['info', 'info'],
  ['listtext', 'mark'],
  ['pntext', 'mark'],
  ['footnote', 'note'],
  ...(
    'colortbl pict object header headerl headerr headerf footer footerl footerr footerf fldinst listtable listoverridetable themedata datastore annotation atnid atnauthor atnref xe tc bkmkstart bkmkend pntxta pntxtb pn sp nonshppict do shptxt revtbl rsidtbl generator filetbl template'.split(
      ' ',
    ) as readonly string[]
  ).map((word): readonly [string, Destination] => [word, 'unread']),
])

const signs: ReadonlyMap<string, string> = new Map([
  ['tab', ' '],
  ['line', '\n'],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['~', '\u00a0'],
  ['_', '\u2011'],
  ['{', '{'],
  ['}', '}'],
  ['\\', '\\'],
  ['nestcell', ' '],
  ['nestrow', ' '],
])

/** Puts paragraphs and tables together from the tokens of Rich Text Format. */
export class RtfReader {
  /** What the file says of itself. */
  title = ''
  readonly #parts: RtfElement[] = []
  readonly #groups: Group[] = []
  #group: Group = {
    destination: 'body',
    ...plain,
    codePage: 1252,
    font: 0,
    fallbackLength: 1,
    style: 0,
    outline: undefined,
    isInTable: false,
    itemDepth: undefined,
  }
  #runs: { isBold: boolean; font: number; text: string }[] = []
  #rows: (readonly string[])[] = []
  #cells: string[] = []
  #mark = ''
  /** Bytes that wait for others of their code page: a character may have two. */
  #bytes: number[] = []
  /** Characters that are still left out after one in Unicode. */
  #leftOut = 0
  #isStarred = false
  /** By their numbers. */
  readonly #fonts = new Map<number, number>()
  readonly #fontNames = new Map<number, string>()
  readonly #headings = new Map<number, number>()
  #font = 0
  #styleName = ''
  /** The text of the footnotes, in order. */
  readonly #notes: string[] = []

  read(tokens: Iterable<RtfToken>): readonly RtfElement[] {
    for (const token of tokens) {
      if (token.kind !== 'byte') this.#flush()
      if (token.kind === 'open') this.#openGroup()
      else if (token.kind === 'close') this.#closeGroup()
      else if (token.kind === 'control') this.#control(token.word, token.number)
      else if (this.#leftOut > 0) this.#leaveOut(token)
      else if (token.kind === 'byte') this.#bytes.push(token.value)
      else this.#writeBytes(token.text)
    }
    this.#flush()
    this.#closeParagraph()
    return [...this.#parts, ...this.#notes.map(noteOf)]
  }

  #openGroup(): void {
    if (this.#groups.push({ ...this.#group }) > nestingMax)
      throw unprocessable('The file is damaged: its groups nest too deeply')
    this.#isStarred = false
  }

  #closeGroup(): void {
    if (this.#group.destination === 'styles' && this.#styleName !== '') this.#defineStyle()
    this.#group = this.#groups.pop() ?? this.#group
    this.#leftOut = 0
  }

  #defineStyle(): void {
    const [, level] = /^heading (\d)/i.exec(this.#styleName) ?? []
    const isTitle = /^title\b/i.test(this.#styleName)
    if (this.#group.style !== noStyle && (isTitle || level !== undefined))
      this.#headings.set(this.#group.style, isTitle ? 1 : Number(level))
    this.#styleName = ''
  }

  #control(word: string, number: number | undefined): void {
    const group = this.#group
    const isOn = number !== 0
    const destination = destinations.get(word)
    if (destination !== undefined && group.destination === 'body') this.#enter(destination)
    else if (word === 'title' && group.destination === 'info') group.destination = 'title'
    else if (word === '*') this.#isStarred = true
    else if (this.#isStarred && /^(body|fonts)$/.test(group.destination))
      group.destination = 'unread'
    else if (word === 'u') this.#writeCode(number ?? 0)
    else if (word === 'uc') group.fallbackLength = Math.max(0, number ?? 1)
    else if (word === 'ansicpg') group.codePage = number ?? 1252
    else if (word === 'f') this.#chooseFont(number ?? 0)
    else if (word === 'fcharset') this.#fonts.set(this.#font, codePages.get(number ?? 0) ?? 1252)
    else if (word === 'b') group.isBold = isOn
    else if (word === 'v') group.isHidden = isOn
    else if (word === 'deleted') group.isDeleted = isOn
    else if (word === 'plain') Object.assign(group, plain)
    else if (word === 's') group.style = number ?? 0
    else if (word === 'outlinelevel') group.outline = number
    else if (word === 'intbl') group.isInTable = isOn
    else if (word === 'ls') group.itemDepth ??= 0
    else if (word === 'ilvl') group.itemDepth = Math.min(8, Math.max(0, number ?? 0))
    else if (word === 'pard')
      Object.assign(group, { style: 0, outline: undefined, isInTable: false, itemDepth: undefined })
    else if (/^(par|sect|page|row|cell)$/.test(word) || word === '\n' || word === '\r')
      this.#end(word)
    else this.#write(signs.get(word) ?? '')
    if (word !== '*') this.#isStarred = false
  }

  #enter(destination: Destination): void {
    if (this.#group.isDeleted) {
      this.#group.destination = 'unread'
      return
    }
    if (destination === 'note') this.#write(`[${this.#notes.push('')}]`)
    // Styles of characters and tables have no number of a paragraph's style.
    if (destination === 'styles') this.#group.style = noStyle
    this.#group.destination = destination
  }

  #chooseFont(font: number): void {
    this.#font = font
    this.#group.font = font
    const codePage = this.#fonts.get(font)
    if (this.#group.destination !== 'fonts' && codePage !== undefined)
      this.#group.codePage = codePage
  }

  #end(word: string): void {
    const { destination } = this.#group
    if (destination === 'note') this.#write(' ')
    if (destination !== 'body') return
    if (word === 'cell') {
      this.#cells.push(this.#runs.map(({ text }) => text).join(''))
      this.#runs = []
      this.#mark = ''
    } else if (word === 'row') {
      this.#rows.push(this.#cells)
      this.#cells = []
    } else if (this.#group.isInTable) this.#write(' ')
    else this.#closeParagraph()
  }

  #writeCode(code: number): void {
    this.#write(String.fromCharCode(code < 0 ? code + 0x1_00_00 : code))
    this.#leftOut = this.#group.fallbackLength
  }

  #leaveOut(token: RtfToken): void {
    if (token.kind !== 'text') {
      this.#leftOut -= 1
      return
    }
    const rest = token.text.slice(this.#leftOut)
    this.#leftOut = Math.max(0, this.#leftOut - token.text.length)
    this.#writeBytes(rest)
  }

  /** Text as it stands in the file, one character a byte. */
  #writeBytes(text: string): void {
    const isPlain = !/[^\0-\x7f]/.test(text)
    const bytes = () => Buffer.from(text, 'latin1')
    this.#write(isPlain ? text : decodeCodePage(bytes(), this.#group.codePage))
  }

  #flush(): void {
    if (this.#bytes.length === 0) return
    const text = decodeCodePage(Uint8Array.from(this.#bytes), this.#group.codePage)
    this.#bytes = []
    this.#write(text)
  }

  #write(text: string): void {
    const { destination, isBold, isHidden, isDeleted, font } = this.#group
    if (destination === 'mark') this.#mark += text
    if (destination === 'styles') this.#styleName += text
    if (destination === 'fonts')
      this.#fontNames.set(this.#font, (this.#fontNames.get(this.#font) ?? '') + text)
    if (destination === 'title') this.title += text
    if (destination === 'note') this.#notes.push((this.#notes.pop() ?? '') + text)
    if (destination !== 'body' || isHidden || isDeleted || text === '') return
    const last = this.#runs.at(-1)
    if (last?.isBold === isBold && last.font === font) last.text += text
    else this.#runs.push({ isBold, font, text })
  }

  #closeParagraph(): void {
    this.#closeTable()
    const { style, outline, itemDepth } = this.#group
    const mark = this.#mark.trim()
    const level = outline === undefined ? this.#headings.get(style) : outline + 1
    const children = this.#runs.map(({ text, isBold, font: number }) => {
      const font = this.#fontNames.get(number) ?? ''
      return { type: 'run', isBold, font, children: [{ type: 'text', value: text }] }
    })
    this.#runs = []
    this.#mark = ''
    if (children.every((run) => run.children.every(({ value }) => value.trim() === ''))) return
    const isItem = mark !== '' || itemDepth !== undefined
    this.#parts.push({
      type: 'paragraph',
      children,
      ...(level !== undefined && level <= 6 && { styleName: `heading ${level}` }),
      ...(isItem && { numbering: mark, item: { depth: itemDepth ?? 0, mark } }),
    })
  }

  #closeTable(): void {
    if (this.#cells.length > 0) this.#rows.push(this.#cells)
    if (this.#rows.length > 0) this.#parts.push({ type: 'table', rows: this.#rows })
    this.#rows = []
    this.#cells = []
  }
}

function noteOf(text: string, index: number): RtfElement {
  const item = { depth: 0, mark: `${index + 1}.` }
  const children = [{ type: 'text', value: text.trim() }]
  return { type: 'paragraph', numbering: item.mark, item, children }
}
