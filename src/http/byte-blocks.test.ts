import { array, assert, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { ByteBlocks } from './byte-blocks.ts'

test('bytes come out of their blocks as they went in', () =>
  void assert(
    property(array(uint8Array({ maxLength: 50 })), (pieces) => {
      const bytes = new ByteBlocks()
      for (const piece of pieces) bytes.add(piece)

      const joined = Buffer.concat(bytes.blocks)

      expect(joined.equals(Buffer.concat(pieces))).toBe(true)
      expect(bytes.byteLength).toBe(joined.length)
    }),
    { seed: 1 },
  ))

test('a long body has blocks of a mebibyte, and keeps none of the memory that it came in', () => {
  const bytes = new ByteBlocks()
  const piece = new Uint8Array(64 * 1024)
  for (let count = 0; count < 100; count++) bytes.add(piece)

  const lengths = bytes.blocks.map(({ buffer }) => buffer.byteLength)

  expect(Math.max(...lengths)).toBe(1024 * 1024)
  expect(lengths.length).toBeLessThan(14)
  expect(bytes.blocks.some(({ buffer }) => buffer === piece.buffer)).toBe(false)
})
