import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cosine, noVector, storedVector } from './stored-vector.ts'

const vector = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 })
  .filter((numbers) => numbers.some((number) => Math.abs(number) > 0.01))
  .map((numbers) => Float32Array.from(numbers))

test('the cosine with a stored vector is that with the vector, however long both are', () => {
  fc.assert(
    fc.property(vector, vector, fc.double({ min: 0.001, max: 1000, noNaN: true }), (a, b, by) => {
      const longer = Float32Array.from(b, (number) => number * by)
      expect(cosine(a, storedVector(longer))).toBeCloseTo(exactCosine(a, b), 1)
    }),
  )
})

test('nothing is near to a text without a vector', () => {
  expect(cosine(new Float32Array(64).fill(1), noVector)).toBe(0)
  expect(cosine(new Float32Array(64).fill(1), storedVector(new Float32Array(64)))).toBe(0)
})

function exactCosine(a: Float32Array, b: Float32Array): number {
  const dot = (x: Float32Array, y: Float32Array) =>
    x.reduce((sum, number, at) => sum + number * (y[at] ?? 0), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}
