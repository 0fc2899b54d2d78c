import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPages, tiffPage } from './tiff-pages.ts'

test('each page of a TIFF can be its first, whichever way its numbers are written', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 1, max: 5 }), (isLittle, count) => {
      const bytes = tiffOf(count, isLittle)

      const directories = Array.from({ length: count }, (_, index) =>
        new DataView(tiffPage(bytes, index + 1).buffer).getUint32(4, isLittle),
      )

      expect(countPages(bytes)).toBe(count)
      expect(directories).toEqual(Array.from({ length: count }, (_, index) => 8 + index * 18))
    }),
  )
})

test('a list of pages that goes in circles, or out of the file, ends', () => {
  const circle = tiffOf(2, true)
  new DataView(circle.buffer).setUint32(8 + 18 + 14, 8, true)
  expect(countPages(circle)).toBe(2)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (rest) => {
      expect(countPages(Uint8Array.of(0x49, 0x49, 42, 0, ...rest))).toBeGreaterThan(0)
    }),
  )
})

/** A TIFF whose directories have one entry each. */
function tiffOf(pages: number, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + pages * 18)
  const view = new DataView(bytes.buffer)
  bytes.set(isLittle ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42])
  view.setUint32(4, 8, isLittle)
  for (let page = 0; page < pages; page++) {
    view.setUint16(8 + page * 18, 1, isLittle)
    if (page < pages - 1) view.setUint32(8 + page * 18 + 14, 8 + (page + 1) * 18, isLittle)
  }
  return bytes
}
