import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pngOf } from '../../../../tests/support/library/pictures.ts'
import { ServiceError } from '../../../base/errors/service-error.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { PicturesFound } from '../ocr/recognised-page.ts'
import { parseDocument } from '../parse-document.ts'

const blank = pngOf(64, 64, new Uint8Array(64 * 64).fill(255))

test.each([
  [
    'of more pixels than are read',
    pngOf(60_000, 60_000, new Uint8Array(60_000)),
    'The picture has too many pixels (3600 million; at most 36 million are read)',
  ],
  ['that is a symbol', pngOf(8, 8, new Uint8Array(64)), 'The picture is too small for a text'],
  [
    'that ends in its header',
    blank.subarray(0, 14),
    'The file is damaged: the size of the picture cannot be read',
  ],
])('a picture %s is refused before it is decoded', async (_, bytes, message) => {
  await expect(parse(bytes, 'wanted')).rejects.toThrow(message)
})

test('a picture without text says so, and which languages were tried', async () => {
  await expect(parse(blank, 'wanted')).rejects.toThrow(PicturesFound)
  const read = { pages: [{ page: 1, lines: [] }], left: [], languages: ['eng', 'deu'] }
  await expect(parse(blank, read)).rejects.toThrow(
    'No printed text was found in the pictures of the file. They are read in eng, deu',
  )
})

test('whatever follows the first bytes of a picture, it is to be read or refused with a reason', async () => {
  const heads = [
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    '\xff\xd8\xff\xe1\0\x20Exif',
    'II*\0\x08\0\0\0',
    'RIFF\0\0\0\0WEBPVP8X',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads),
      fc.uint8Array({ maxLength: 200 }),
      async (head, rest) => {
        const bytes = Buffer.concat([Buffer.from(head, 'latin1'), rest])
        const outcome = await parse(bytes, 'wanted').catch((error) => error)
        const isRefused =
          outcome instanceof ServiceError && outcome.code === 'unprocessable_document'
        expect(isRefused || outcome instanceof PicturesFound).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})

test('where pictures are not read, one is an unknown kind of file', async () => {
  await expect(parse(blank, 'off')).rejects.toThrow('Unsupported file type (image/png)')
})

const payment = 'Please pay within 30 days by bank transfer to the joinery at the harbour.'

test('lines of a cell are joined by their distances, and sizes make headings', async () => {
  const lines = [
    line(700, 18, ['Invoice', 72]),
    line(660, 11, ['Code', 72], ['Item', 150], ['Price', 400]),
    line(636, 11, ['OB-', 72], ['Oak bench, delivered and', 150], ['148.00', 400]),
    line(621, 11, ['120', 72], ['assembled in the hall', 150]),
    line(597, 11.4, ['CH-', 72], ['Coat hooks, five to', 150], ['22.50', 400]),
    line(582, 10.8, ['045', 72], ['the rail', 150]),
    line(558, 11, ['LB-', 72], ['Labour', 150], ['38.00', 400]),
    line(500, 11, [payment, 72]),
  ]
  const read = {
    pages: [{ page: 1, lines }],
    left: [{ pages: [2, 3], reason: 'Why' }],
    languages: [],
  }

  const { text, blocks, title, metadata } = await parse(blank, read)

  expect(text).toBe(
    `Invoice\n\nCode | Item | Price\nOB-120 | Oak bench, delivered and assembled in the hall | 148.00\nCH-045 | Coat hooks, five to the rail | 22.50\nLB- | Labour | 38.00\n\n${payment}`,
  )
  expect(blocks[0]).toMatchObject({ kind: 'heading', depth: 1 })
  expect(title).toBe('Invoice')
  expect(metadata).toEqual({ read_by_ocr: 'page 1', not_read: 'pages 2 to 3: Why' })
})

function line(
  baseline: number,
  fontSize: number,
  ...cells: readonly (readonly [string, number])[]
) {
  const words = cells.map(([text, start]) => ({ text, start, end: start + text.length * 5 }))
  return { words, baseline, fontSize }
}

function parse(bytes: Uint8Array, pictures: Parameters<typeof parseDocument>[3]) {
  return parseDocument(bytes, {}, new TextBudget(), pictures)
}
