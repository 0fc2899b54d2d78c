import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entityKinds } from '../extraction/chunk-features.ts'
import { decodeFeatures, encodeFeatures } from './encode-features.ts'

test('decoding gives back what was encoded', () => {
  fc.assert(
    fc.property(features(), (given) => {
      expect(decodeFeatures(encodeFeatures(given))).toEqual(given)
    }),
  )
})

test('reads a blob that lies inside a larger buffer, as a database hands it out', () => {
  const bytes = encodeFeatures({ sentences: [], entities: [], relations: [] })
  const buffer = new Uint8Array(bytes.length + 7)
  buffer.set(bytes, 3)

  expect(decodeFeatures(buffer.subarray(3, 3 + bytes.length)).sentences).toEqual([])
})

test('refuses bytes of another version', () => {
  const bytes = encodeFeatures({ sentences: [], entities: [], relations: [] })
  bytes[4] = 250

  expect(() => decodeFeatures(bytes)).toThrow(RangeError)
})

function features() {
  const index = fc.nat({ max: 70_000 })
  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  const range = fc.tuple(index, index).map(([start, length]) => ({ start, end: start + length }))
  const hashes = fc.array(fc.nat({ max: 0xffffff })).map((list) => Uint32Array.from(list).sort())
  const mention = fc.tuple(range, index).map(([one, sentence]) => ({ ...one, sentence }))
  return fc.record({
    sentences: fc.array(fc.tuple(range, hashes).map(([one, terms]) => ({ ...one, terms }))),
    entities: fc.array(
      fc.record({
        key: text,
        name: text,
        kind: fc.constantFrom(...entityKinds),
        titled: fc.boolean(),
        mentions: fc.array(mention),
      }),
    ),
    relations: fc.array(
      fc.record({ subject: index, predicate: text, object: index, sentence: index }),
    ),
  })
}
