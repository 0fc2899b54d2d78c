import { readPositions } from './word-file.ts'

const pageBytes = 512
/** The modifications that are read, by their codes ([MS-DOC] 2.6). */
const code = {
  isDeleted: 0x0800,
  isBold: 0x0835,
  position: 0x2a48,
  font: 0x4a4f,
  symbol: 0x6a09,
  listLevel: 0x260a,
  list: 0x460b,
  isInTable: 0x2416,
  endsRow: 0x2417,
  tableDepth: 0x6649,
  endsInnerCell: 0x244b,
  endsInnerRow: 0x244c,
  longParagraph: 0x6646,
  longParagraphOfOld: 0x6645,
  isHeaderRow: 0x3404,
  cells: 0xd608,
  verticalMerge: 0xd62b,
  tabs: 0xc615,
} as const

/** The bytes of an operand by the last three bits of its code; undefined where its first byte tells. */
const operandBytes = [1, 1, 2, 4, 2, 2, undefined, 3] as const

export type CharacterProperties = {
  readonly isDeleted: boolean
  readonly isBold: boolean
  readonly isRaised: boolean
  readonly font: number | undefined
  /** The font and the character of a symbol that stands for the text. */
  readonly symbol: { readonly font: number; readonly character: number } | undefined
}

export type ParagraphProperties = {
  readonly style: number
  readonly list: number | undefined
  readonly listLevel: number | undefined
  /** How many tables the paragraph is in. */
  readonly depth: number
  readonly endsRow: boolean
  /** Whether it ends a cell of a table within another. */
  readonly endsInnerCell: boolean
  /** What tells the borders and the merging of the cells of a row, at whose end it stands. */
  readonly cells: Buffer | undefined
  /** Whether a cell goes on from the row above, or begins to go on below, by its index, where that is told apart. */
  readonly verticalMerges: ReadonlyMap<number, number>
  readonly isHeaderRow: boolean
}

/** Paragraphs may share what is too long for its page: the end of a row with 63 cells needs 1,400 bytes. */
const longBytesMax = 8 * 1024

type Modification = { readonly code: number; readonly operand: Buffer }

/** The modifications in a list of them, as far as it is whole. */
function* modificationsIn(bytes: Buffer): Generator<Modification> {
  for (let at = 0; at + 3 <= bytes.length; ) {
    const found = bytes.readUInt16LE(at)
    at += 2
    let length: number | undefined = operandBytes[found >> 13]
    if (found === code.cells) length = at + 2 <= bytes.length ? bytes.readUInt16LE(at) + 1 : 2
    // A length that is too long for its byte; no tabs are read, and little stands behind them.
    if (found === code.tabs && bytes[at] === 255) return
    length ??= (bytes[at] ?? 0) + 1
    yield { code: found, operand: bytes.subarray(at, at + length) }
    at += length
  }
}

/** How characters look after these lists of changes ([MS-DOC] `grpprl`), each applied over those before it. */
export function readCharacterProperties(changes: readonly Buffer[]): CharacterProperties {
  const properties = {
    isDeleted: false,
    isBold: false,
    isRaised: false,
    font: undefined as number | undefined,
    symbol: undefined as CharacterProperties['symbol'],
  }
  for (const { code: found, operand } of changes.flatMap((one) => [...modificationsIn(one)])) {
    const value = operand[0] ?? 0
    if (found === code.isDeleted) properties.isDeleted = value === 1
    // Of the values above 1 one says "as the style", the other "unlike the style".
    if (found === code.isBold) properties.isBold = (value & 1) === 1
    if (found === code.position) properties.isRaised = value === 1
    if (found === code.font && operand.length === 2) properties.font = operand.readUInt16LE(0)
    if (found === code.symbol && operand.length === 4)
      properties.symbol = { font: operand.readUInt16LE(0), character: operand.readUInt16LE(2) }
  }
  return properties
}

/** Reads the properties of a paragraph; the data stream holds those that are too long for their page. */
export function readParagraphProperties(
  style: number,
  changes: readonly Buffer[],
  data: Buffer = Buffer.alloc(0),
): ParagraphProperties {
  const properties = {
    style,
    list: undefined as number | undefined,
    listLevel: undefined as number | undefined,
    endsRow: false,
    endsInnerCell: false,
    cells: undefined as Buffer | undefined,
    isHeaderRow: false,
  }
  const verticalMerges = new Map<number, number>()
  let isInTable = false
  let depth: number | undefined
  for (const { code: found, operand } of changes.flatMap((one) => [...modificationsIn(one)])) {
    const value = operand[0] ?? 0
    if (found === code.listLevel) properties.listLevel = Math.min(value, 8)
    if (found === code.list && operand.length === 2) properties.list = operand.readUInt16LE(0)
    if (found === code.isInTable) isInTable = value === 1
    if (found === code.tableDepth) depth = value
    if (found === code.endsRow || found === code.endsInnerRow) properties.endsRow = value === 1
    if (found === code.endsInnerCell) properties.endsInnerCell = value === 1
    if (found === code.cells) properties.cells = operand.subarray(2)
    if (found === code.verticalMerge && operand.length === 3)
      verticalMerges.set(operand[1] ?? 0, operand[2] ?? 0)
    if (found === code.isHeaderRow) properties.isHeaderRow = value === 1
    const isLong = found === code.longParagraph || found === code.longParagraphOfOld
    const start = isLong && operand.length === 4 ? operand.readUInt32LE(0) : data.length
    if (start + 2 <= data.length) {
      const length = Math.min(data.readUInt16LE(start), longBytesMax)
      const long = data.subarray(start + 2, start + 2 + length)
      return readParagraphProperties(style, [long])
    }
  }
  return { ...properties, verticalMerges, depth: depth ?? (isInTable ? 1 : 0) }
}

/** What holds from a byte of the text up to another. */
export type Formatted = { readonly end: number; readonly style: number; readonly changes: Buffer }

const unformatted = { style: 0, changes: Buffer.alloc(0) }

/** The pages that tell the formatting of text by where its bytes are, each read when it is needed ([MS-DOC] 2.4.6). */
export class FormattingPages {
  readonly #document: Buffer
  readonly #kind: 'characters' | 'paragraphs'
  readonly #pages: ReturnType<typeof readPositions>
  #last: { readonly start: number; readonly formatted: Formatted } | undefined

  constructor(document: Buffer, places: Buffer, kind: 'characters' | 'paragraphs') {
    this.#document = document
    this.#kind = kind
    this.#pages = readPositions(places, 4)
  }

  /** The formatting of what stands at a byte of the text. */
  at(offset: number): Formatted {
    const last = this.#last
    if (last && last.start <= offset && offset < last.formatted.end) return last.formatted
    const page =
      this.#pages[lastFrom(this.#pages.length, (at) => this.#pages[at]?.start ?? 0, offset)]
    const formatted = page ? this.#read(page.item.readUInt32LE(0) & 0x3f_ff_ff, offset) : undefined
    this.#last = {
      start: offset,
      formatted: formatted ?? { ...unformatted, end: page?.end ?? Infinity },
    }
    return this.#last.formatted
  }

  #read(number: number, offset: number): Formatted | undefined {
    const page = this.#document.subarray(number * pageBytes, (number + 1) * pageBytes)
    const count = page[pageBytes - 1] ?? 0
    const placeBytes = this.#kind === 'characters' ? 1 : 13
    if (page.length < pageBytes || (count + 1) * 4 + count * placeBytes > pageBytes)
      return undefined
    const at = lastFrom(count, (index) => page.readUInt32LE(index * 4), offset)
    if (at < 0) return undefined
    const end = page.readUInt32LE((at + 1) * 4)
    const place = (page[(count + 1) * 4 + at * placeBytes] ?? 0) * 2
    if (place === 0) return { ...unformatted, end }
    const length = page[place] ?? 0
    if (this.#kind === 'characters')
      return { end, style: 0, changes: page.subarray(place + 1, place + 1 + length) }
    const start = length === 0 ? place + 2 : place + 1
    const bytes = length === 0 ? (page[place + 1] ?? 0) * 2 : length * 2 - 1
    const properties = page.subarray(start, start + bytes)
    if (properties.length < 2) return { ...unformatted, end }
    return { end, style: properties.readUInt16LE(0), changes: properties.subarray(2) }
  }
}

/** The last of so many ascending numbers that is not above a value; -1 if all are. */
function lastFrom(count: number, numberAt: (at: number) => number, value: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (numberAt(middle) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}
