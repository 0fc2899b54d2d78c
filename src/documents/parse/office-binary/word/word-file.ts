import { unprocessable } from '../../unprocessable.ts'
import type { CompoundFile } from '../open-compound-file.ts'

/** The first version that is read, that of Word 97; those of Word 6 and 95 have other structures. */
const versionMin = 0xc1
/** Flags of the header. */
const encrypted = 0x100
const usesTable1 = 0x200
/** Where the header has the lengths of the texts, and where the places of structures in the table stream begin. */
const lengthsOffset = 0x4c
const placesOffset = 0x9a
/** A place of text that is written with a byte for each character. */
const ofBytes = 0x4000_0000

/** The most bytes that are read of the changes of a piece, which many pieces may share: they are some dozen bytes. */
const changesBytesMax = 1024

/** The structures that are read, by their numbers in the header ([MS-DOC] 2.5.6). */
const structure = {
  styles: 1,
  footnoteReferences: 2,
  footnoteTexts: 3,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  pieces: 33,
  shapes: 40,
  endnoteReferences: 46,
  endnoteTexts: 47,
  textBoxes: 56,
  lists: 73,
  numberings: 74,
} as const

/** The texts of a document, which follow each other in this order. */
const stories = [
  'text',
  'footnotes',
  'headers',
  'macros',
  'comments',
  'endnotes',
  'textBoxes',
] as const
export type Story = { readonly start: number; readonly end: number }

/** A piece of the text: its characters, where its bytes are, and changes of its formatting since it was saved whole. */
export type Piece = Story & {
  readonly offset: number
  readonly characterBytes: 1 | 2
  readonly changes: Buffer
}

/** The streams of a Word document of 1997 to 2003 ([MS-DOC] 2.1), and the order of its text in them. */
export class WordFile {
  readonly document: Buffer
  readonly data: Buffer
  readonly pieces: readonly Piece[]
  readonly #table: Buffer

  /** Throws `unprocessable_document` if the document needs a password, or is of another version. */
  constructor(file: CompoundFile) {
    this.document = file.read('WordDocument') ?? Buffer.alloc(0)
    this.data = file.read('Data') ?? Buffer.alloc(0)
    const flags = this.document.readUInt16LE(10)
    if (this.document.readUInt16LE(2) < versionMin)
      throw unprocessable(
        'Unsupported file type (Word 6 or 95): open it in a word processor and save it as DOCX',
      )
    if ((flags & encrypted) !== 0) throw unprocessable('The file is encrypted and needs a password')
    this.#table = file.read((flags & usesTable1) === 0 ? '0Table' : '1Table') ?? Buffer.alloc(0)
    this.pieces = readPieces(this.structure('pieces'), this.document.length)
  }

  /** Where the characters of a text begin and end. */
  story(name: (typeof stories)[number]): Story {
    const index = stories.indexOf(name)
    const lengthOf = (at: number) => this.document.readUInt32LE(lengthsOffset + at * 4)
    let start = 0
    for (let at = 0; at < index; at++) start += lengthOf(at)
    return { start, end: start + lengthOf(index) }
  }

  structure(name: keyof typeof structure): Buffer {
    const place = placesOffset + structure[name] * 8
    const start = this.document.readUInt32LE(place)
    const length = this.document.readUInt32LE(place + 4)
    // The levels of lists stand behind the lists and do not count.
    const end = name === 'lists' && length > 0 ? this.#table.length : start + length
    return this.#table.subarray(start, end)
  }
}

/** An array of positions, one more than there are items, and the items between them ([MS-DOC] 2.2.2). */
export function readPositions(
  bytes: Buffer,
  itemBytes: number,
): readonly { readonly start: number; readonly end: number; readonly item: Buffer }[] {
  const count = Math.max(0, Math.floor((bytes.length - 4) / (itemBytes + 4)))
  const items = (count + 1) * 4
  return Array.from({ length: count }, (_, at) => ({
    start: bytes.readUInt32LE(at * 4),
    end: bytes.readUInt32LE(at * 4 + 4),
    item: bytes.subarray(items + at * itemBytes, items + (at + 1) * itemBytes),
  }))
}

/**
 * The pieces in the order of the text. Together they have no more characters than the stream has bytes: so none is read
 * again and again.
 */
function readPieces(bytes: Buffer, charactersMax: number): readonly Piece[] {
  const changes: Buffer[] = []
  let at = 0
  for (; bytes[at] === 1; at += 3 + bytes.readUInt16LE(at + 1))
    changes.push(bytes.subarray(at + 3, at + 3 + bytes.readUInt16LE(at + 1)))
  let last = 0
  const positions = readPositions(bytes.subarray(at + 5), 8).filter(({ start, end }) => start < end)
  return positions.map(({ start, end, item }) => {
    if (start < last || end - (positions[0]?.start ?? 0) > charactersMax)
      throw unprocessable('The file is damaged: the pieces of its text overlap')
    last = end
    const place = item.readUInt32LE(2)
    const isOfBytes = (place & ofBytes) !== 0
    const change = item.readUInt16LE(6)
    const own = (change & 1) === 1 ? changes[change >> 1] : undefined
    return {
      start,
      end,
      offset: isOfBytes ? (place & (ofBytes - 1)) / 2 : place,
      characterBytes: isOfBytes ? 1 : 2,
      changes: own?.subarray(0, changesBytesMax) ?? Buffer.alloc(0),
    }
  })
}
