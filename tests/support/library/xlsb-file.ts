import { zipSync } from 'fflate'
import { relationships } from './sample-files.ts'

/** A workbook in Excel's binary form, of one sheet, `Sheet`, with texts. */
export function xlsbOf(rows: readonly (readonly string[])[]): Uint8Array {
  const cells = rows.flatMap((row, number) => [
    record(0, uint32(number)),
    ...row.map((text, column) => record(6, uint32(column), uint32(0), stringOf(text))),
  ])
  const sheet = record(156, uint32(0), uint32(1), stringOf('r1'), stringOf('Sheet'))
  return zipSync({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'xl/workbook.bin': sheet,
    'xl/_rels/workbook.bin.rels': Buffer.from(
      relationships({ r1: ['worksheet', 'worksheets/sheet1.bin'] }),
    ),
    'xl/worksheets/sheet1.bin': Buffer.concat(cells),
  })
}

function record(kind: number, ...data: readonly Buffer[]): Buffer {
  const content = Buffer.concat(data)
  return Buffer.concat([inSevens(kind), inSevens(content.length), content])
}

/** A number in bytes of seven bits, each of which says whether another follows. */
function inSevens(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; bytes.length === 0 || rest > 0; rest >>>= 7)
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
  return Buffer.from(bytes)
}

function stringOf(text: string): Buffer {
  return Buffer.concat([uint32(text.length), Buffer.from(text, 'utf16le')])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
