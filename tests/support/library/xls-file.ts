import { compoundFileOf } from './compound-file.ts'

type CellValue = string | number
/** Cells by row; the rows come in this order in the file. */
export type Rows = Readonly<Record<number, readonly CellValue[]>>
type How = {
  /** Writes the strings in the bytes of a code page, as Excel 5 and 95 do. */
  readonly codePage?: { readonly number: number; readonly encode: (text: string) => Uint8Array }
  /** After how many bytes the record of shared strings goes on in another one. */
  readonly recordBytesMax?: number
  readonly isEncrypted?: boolean
  /** How often its sheet is listed. */
  readonly timesListed?: number
}

const workbookPart = 0x05
const sheetPart = 0x10

/** A workbook of one sheet, `Sheet`, of Excel 97 or, with a code page, Excel 5. */
export function xlsOf(
  rows: Rows,
  { codePage, recordBytesMax = 8224, isEncrypted, timesListed = 1 }: How = {},
): Buffer {
  const strings = [...new Set(Object.values(rows).flat())].filter((one) => typeof one === 'string')
  const indices = new Map(strings.map((one, index) => [one, index]))
  const begin = (part: number) => {
    const data = Buffer.alloc(16)
    data.writeUInt16LE(codePage ? 0x500 : 0x600)
    data.writeUInt16LE(part, 2)
    return record(0x809, data)
  }
  const name = codePage ? Buffer.from('Sheet') : Buffer.from('\0Sheet')
  const globals = (start: number) =>
    Buffer.concat([
      begin(workbookPart),
      ...(isEncrypted ? [record(0x2f, Buffer.alloc(6))] : []),
      ...(codePage ? [record(0x42, uint16(codePage.number))] : []),
      ...Array<Buffer>(timesListed).fill(
        record(0x85, Buffer.concat([uint32(start), Buffer.from([0, 0, 5]), name])),
      ),
      ...(codePage ? [] : sharedStrings(strings, recordBytesMax)),
      record(0x0a, Buffer.alloc(0)),
    ])
  const cells = Object.entries(rows).flatMap(([row, values]) =>
    values.map((value, column) => {
      const place = Buffer.concat([uint16(Number(row)), uint16(column), uint16(0)])
      if (typeof value === 'number') {
        const number = Buffer.alloc(8)
        number.writeDoubleLE(value)
        return record(0x203, Buffer.concat([place, number]))
      }
      if (!codePage) return record(0xfd, Buffer.concat([place, uint32(indices.get(value) ?? 0)]))
      const bytes = Buffer.from(codePage.encode(value))
      return record(0x204, Buffer.concat([place, uint16(bytes.length), bytes]))
    }),
  )
  const sheet = [begin(sheetPart), ...cells, record(0x0a, Buffer.alloc(0))]
  const stream = Buffer.concat([globals(globals(0).length), ...sheet])
  return compoundFileOf({ [codePage ? 'Book' : 'Workbook']: stream })
}

/** The shared strings, wide where they need it, each part of one with its own flag. */
function sharedStrings(strings: readonly string[], bytesMax: number): Buffer[] {
  const parts: Buffer[] = [Buffer.concat([uint32(strings.length), uint32(strings.length)])]
  const roomIn = () => bytesMax - (parts.at(-1)?.length ?? 0)
  const add = (bytes: Buffer) => parts.push(Buffer.concat([parts.pop() ?? bytes, bytes]))
  for (const text of strings) {
    const isWide = /[^\0-\xff]/.test(text)
    const width = isWide ? 2 : 1
    if (roomIn() < 3) parts.push(Buffer.alloc(0))
    add(Buffer.concat([uint16(text.length), Buffer.from([Number(isWide)])]))
    for (let at = 0; at < text.length; ) {
      if (roomIn() < width) parts.push(Buffer.from([Number(isWide)]))
      const taken = text.slice(at, at + Math.floor(roomIn() / width))
      add(Buffer.from(taken, isWide ? 'utf16le' : 'latin1'))
      at += taken.length
    }
  }
  return parts.map((part, at) => record(at === 0 ? 0xfc : 0x3c, part))
}

function record(kind: number, data: Buffer): Buffer {
  return Buffer.concat([uint16(kind), uint16(data.length), data])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
