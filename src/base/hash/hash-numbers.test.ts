import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HashNumbers } from './hash-numbers.ts'

/** Many share their low bits. */
const hash = fc.oneof(
  fc.integer({ min: 0, max: 2 ** 53 - 1 }),
  fc.nat(600).map((number) => number * 2 ** 40),
)

test('each hash has one number, in the order in which they come, also after all were forgotten', () => {
  const numbers = new HashNumbers()
  fc.assert(
    fc.property(fc.array(hash, { minLength: 300, maxLength: 1_500 }), (hashes) => {
      numbers.clear()
      const distinct = [...new Set(hashes)]

      const given = hashes.map((one) => numbers.numberOf(one))

      expect(given).toEqual(hashes.map((one) => distinct.indexOf(one)))
      expect([...numbers.hashes()]).toEqual(distinct)
      expect(numbers.size).toBe(distinct.length)
    }),
    { numRuns: 30 },
  )
})
