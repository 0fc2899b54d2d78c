import { crc32, deflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { drawnPdf } from './drawn-pdf.ts'

/** The first page of a PDF as a scanner would give it, as a PNG in shades of grey. */
export async function scanOf(pdf: Uint8Array, isUpsideDown = false): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const scale = 150 / 72
  const { width, height, data } = await document
    .getPage(0)
    .render({ scale, colorSpace: 'Gray', render: 'bitmap' })
  document.destroy()
  library.destroy()
  return pngOf(width, height, isUpsideDown ? data.toReversed() : data)
}

/** A PDF of a page with a picture and at most a stamp on it, behind a page of text if one is given. */
export function scannedPdf(picture: Buffer, text?: string, stamp?: string): Promise<Buffer> {
  return drawnPdf((document) => {
    if (text !== undefined) document.text(text).addPage()
    document.image(picture, 0, 0, { width: document.page.width })
    if (stamp !== undefined) document.text(stamp, 72, 20)
  })
}

/** A scan with a page for each line, so small that one takes less than a second to be read. */
export async function scanOfLines(lines: readonly string[]): Promise<Buffer> {
  const size: [number, number] = [420, 60]
  const pictures: Buffer[] = []
  for (const line of lines)
    pictures.push(await scanOf(await drawnPdf((page) => page.fontSize(14).text(line), size)))
  return drawnPdf((document) => {
    for (const [index, picture] of pictures.entries()) {
      if (index > 0) document.addPage()
      document.image(picture, 0, 0, { width: document.page.width })
    }
  }, size)
}

/** A PNG of 8 bits for each pixel, with as many pixels as are given: https://www.w3.org/TR/png-3/ */
export function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = Array.from({ length: Math.floor(pixels.length / width) }, (_, row) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(row * width, (row + 1) * width)]),
  )
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
