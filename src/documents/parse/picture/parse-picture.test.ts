import { expect, test } from 'vitest'
import { pngOf } from '../../../../tests/support/library/pictures.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { PicturesFound } from '../ocr/recognised-page.ts'
import { parseDocument } from '../parse-document.ts'

const blank = pngOf(64, 64, new Uint8Array(64 * 64).fill(255))

test.each([
  [
    'of more pixels than are read',
    pngOf(60_000, 60_000, new Uint8Array(60_000)),
    'The picture has too many pixels (3600 million; at most 40 million are read)',
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

test('where pictures are not read, one is an unknown kind of file', async () => {
  await expect(parse(blank, 'off')).rejects.toThrow('Unsupported file type (image/png)')
})

function parse(bytes: Uint8Array, pictures: Parameters<typeof parseDocument>[3]) {
  return parseDocument(bytes, {}, new TextBudget(), pictures)
}
