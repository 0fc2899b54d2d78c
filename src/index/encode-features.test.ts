import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, blockKinds } from '../extraction/blocks/block.ts'
import { entityKinds } from '../extraction/chunk-features.ts'
import { decodeFeatures, encodeFeatures } from './encode-features.ts'

const nothing = { sentences: [], entities: [], relations: [], layout: { headings: [], blocks: [] } }

test('decoding gives back what was encoded', () => {
  fc.assert(
    fc.property(features(), (given) => {
      expect(decodeFeatures(encodeFeatures(given))).toEqual(given)
    }),
  )
})

test('reads a blob that lies inside a larger buffer, as a database hands it out', () => {
  const bytes = encodeFeatures(nothing)
  const buffer = new Uint8Array(bytes.length + 7)
  buffer.set(bytes, 3)

  expect(decodeFeatures(buffer.subarray(3, 3 + bytes.length)).sentences).toEqual([])
})

test('refuses bytes of another version', () => {
  const bytes = encodeFeatures(nothing)
  bytes[4] = 250

  expect(() => decodeFeatures(bytes)).toThrow(RangeError)
})

/** The blocks, each after the one before; their ranges come as gap and length. */
function inARow(given: readonly Required<Block>[]): Block[] {
  let last = 0
  return given.map(({ ordered, ...block }) => {
    const start = last + block.start
    last = start + block.end
    return { ...block, start, end: last, ...(block.kind === 'item' && { ordered }) }
  })
}

function features() {
  const index = fc.nat({ max: 70_000 })
  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  const range = fc.tuple(index, index).map(([start, length]) => ({ start, end: start + length }))
  const hashes = fc.array(fc.nat({ max: 0xffffff })).map((list) => Uint32Array.from(list).sort())
  const block = fc.record({
    kind: fc.constantFrom(...blockKinds),
    start: fc.nat({ max: 300 }),
    end: fc.nat({ max: 2_000 }),
    depth: fc.nat({ max: 40 }),
    opens: fc.boolean(),
    ordered: fc.boolean(),
  })
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
    layout: fc.record(
      {
        headings: fc.array(text),
        about: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        blocks: fc.array(block).map((blocks) => inARow(blocks)),
        leadIn: fc
          .tuple(index, text)
          .map(([start, said]) => ({ start, end: start + said.length, text: said })),
      },
      { requiredKeys: ['headings', 'blocks'] },
    ),
  })
}
