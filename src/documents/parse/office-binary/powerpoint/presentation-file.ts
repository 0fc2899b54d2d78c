import { unprocessable } from '../../unprocessable.ts'
import type { CompoundFile } from '../open-compound-file.ts'

const headBytes = 8
const encryptedToken = 0xf3d1c4df
/** A presentation that was saved in parts has an edit for each time. */
const editsMax = 10_000
/** The kinds of records ([MS-PPT] 2.13.24, [MS-ODRAW] 2.1). */
export const kind = {
  document: 0x3e8,
  slide: 0x3ee,
  slideAtom: 0x3ef,
  notes: 0x3f0,
  slidePlace: 0x3f3,
  drawing: 0x40c,
  placeholder: 0xbc3,
  outlineText: 0xf9e,
  textHeader: 0xf9f,
  textOfCharacters: 0xfa0,
  textStyles: 0xfa1,
  textOfBytes: 0xfa8,
  slideList: 0xff0,
  edit: 0xff5,
  places: 0x1772,
  drawingOfSlide: 0xf002,
  shapeGroup: 0xf003,
  shape: 0xf004,
  textBox: 0xf00d,
  childAnchor: 0xf00f,
  clientData: 0xf011,
  properties: 0xf122,
} as const

/** A record of a presentation; one that has others in it has their bytes as its data. */
export type SlideRecord = {
  readonly kind: number
  readonly instance: number
  readonly data: Buffer
}

/** The records that follow each other in some bytes, as far as they are whole. */
export function* recordsIn(bytes: Buffer): Generator<SlideRecord> {
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const start = at + headBytes
    const end = start + bytes.readUInt32LE(at + 4)
    if (end > bytes.length) return
    const instance = bytes.readUInt16LE(at) >> 4
    yield { kind: bytes.readUInt16LE(at + 2), instance, data: bytes.subarray(start, end) }
    at = end
  }
}

/** The data of the first record of a kind; `undefined` if there is none. */
export function dataOf(records: Iterable<SlideRecord>, wanted: number): Buffer | undefined {
  for (const record of records) if (record.kind === wanted) return record.data
  return undefined
}

/** The stream of a presentation of PowerPoint 97 to 2003 ([MS-PPT] 2.1), whose parts are found by their numbers. */
export class PresentationFile {
  readonly #stream: Buffer
  readonly #places = new Map<number, number>()
  readonly document: Buffer
  #bytesLeft: number

  /** Throws `unprocessable_document` if the presentation needs a password, or has no beginning. */
  constructor(file: CompoundFile) {
    this.#stream = file.read('PowerPoint Document') ?? Buffer.alloc(0)
    // Slides may share their notes, though none do.
    this.#bytesLeft = this.#stream.length * 2
    const user = file.read('Current User') ?? Buffer.alloc(0)
    if (user.readUInt32LE(12) === encryptedToken) throw passwordNeeded()
    this.document = this.part(this.#readEdits(user.readUInt32LE(16))) ?? Buffer.alloc(0)
  }

  /** The data of a part. Throws `unprocessable_document` if parts are read again and again. */
  part(number: number): Buffer | undefined {
    const place = this.#places.get(number)
    const record = place === undefined ? undefined : this.#recordAt(place)
    this.#bytesLeft -= record?.data.length ?? 0
    if (this.#bytesLeft < 0) throw unprocessable('The file is damaged: its slides overlap')
    return record?.data
  }

  /** Reads where the parts are, the newest first; gives the number of the document. */
  #readEdits(newest: number): number {
    let document: number | undefined
    let at = newest
    for (let count = 0; count < editsMax; count++) {
      const edit = this.#recordAt(at)
      if (edit?.kind !== kind.edit) break
      // An edit names the part that tells how the others are encrypted.
      if (edit.data.length >= 32) throw passwordNeeded()
      document ??= edit.data.readUInt32LE(16)
      const places = this.#recordAt(edit.data.readUInt32LE(12))
      if (places?.kind === kind.places) this.#addPlaces(places.data)
      const older = edit.data.readUInt32LE(8)
      if (older === 0 || older >= at) break
      at = older
    }
    if (document === undefined)
      throw unprocessable('The file is damaged: its presentation has no beginning')
    return document
  }

  /** Runs of parts, each with the number of the first and how many there are. */
  #addPlaces(data: Buffer): void {
    for (let at = 0; at + 4 <= data.length; ) {
      const said = data.readUInt32LE(at)
      const count = Math.min(said >>> 20, (data.length - at - 4) >> 2)
      for (let index = 0; index < count; index++) {
        const number = (said & 0xf_ff_ff) + index
        if (!this.#places.has(number))
          this.#places.set(number, data.readUInt32LE(at + 4 + index * 4))
      }
      at += 4 + count * 4
    }
  }

  #recordAt(place: number): SlideRecord | undefined {
    const [record] = recordsIn(this.#stream.subarray(place, this.#endOf(place)))
    return record
  }

  #endOf(place: number): number {
    if (place + headBytes > this.#stream.length) return place
    return place + headBytes + this.#stream.readUInt32LE(place + 4)
  }
}

function passwordNeeded(): Error {
  return unprocessable('The file is encrypted and needs a password')
}
