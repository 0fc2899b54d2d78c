import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CodeList } from './code-list.ts'
import { signBits, storedVector } from './stored-vector.ts'

const vector = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 40, maxLength: 40 })
  .map((numbers) => Float32Array.from(numbers))
const held = fc.array(fc.record({ vector, graph: fc.nat(2) }), { maxLength: 200 })

test('the chunks found differ in the fewest bits of all that may be read', () => {
  fc.assert(
    fc.property(held, vector, fc.integer({ min: 1, max: 30 }), (all, question, count) => {
      const list = new CodeList()
      all.forEach(({ vector, graph }, chunk) => {
        list.add(chunk, graph, storedVector(vector).code)
      })
      const code = signBits(question)
      const readable = all
        .map(({ vector, graph }, chunk) => ({
          chunk,
          graph,
          bits: differing(code, signBits(vector)),
        }))
        .filter(({ graph }) => graph !== 1)
      const nearest = readable.sort((a, b) => a.bits - b.bits || a.chunk - b.chunk)
      const found = list.nearest(code, count, (_, graph) => graph !== 1)
      expect(found).toEqual(
        nearest
          .slice(0, count)
          .map(({ chunk }) => chunk)
          .sort((a, b) => a - b),
      )
    }),
  )
})

test('a list of many blocks finds as many as are wanted of equal codes, and none that was removed', () => {
  const list = new CodeList()
  const question = new Float32Array(64).fill(1)
  for (let chunk = 0; chunk < 10_000; chunk++) list.add(chunk, 1, storedVector(question).code)
  list.remove(1)
  const found = list.nearest(signBits(question), 3, (chunk) => chunk !== 2)
  expect(found).toEqual([0, 3, 4])
  expect(list.nearest(signBits(question), 20_000, () => true)).toHaveLength(9_999)
})

test('a code that is empty, or of another length, is left out', () => {
  const list = new CodeList()
  const question = new Float32Array(64).fill(1)
  list.add(1, 1, new Uint8Array())
  list.add(2, 1, storedVector(question).code)
  list.add(3, 1, storedVector(new Float32Array(128).fill(1)).code)
  expect(list.nearest(signBits(question), 5, () => true)).toEqual([2])
  expect(list.nearest(signBits(new Float32Array(128)), 5, () => true)).toEqual([])
})

function differing(a: Uint32Array, b: Uint32Array): number {
  const bits = [...a].map((word, at) => ((word ^ (b[at] ?? 0)) >>> 0).toString(2))
  return bits.join('').replaceAll('0', '').length
}
