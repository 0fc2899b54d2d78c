import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heaviest } from './mass.ts'

test('which are the heaviest depends on what they weigh, not on their numbers', () => {
  const masses = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(masses, fc.integer({ min: 4, max: 8 }), (found, limit) => {
      const all = found.map((mass, name) => ({ mass, name }))
      const expected = all.toSorted((a, b) => b.mass - a.mass).slice(0, limit)

      expect(namesOf(all)).toEqual(namesOf(all.toReversed()))
      expect([...namesOf(all)]).toEqual(expect.arrayContaining(expected.map(({ name }) => name)))

      function namesOf(some: typeof all): ReadonlySet<number> {
        return new Set(
          heaviest(
            some.map((one, chunk) => ({ ...one, chunk })),
            limit,
          ).map(({ name }) => name),
        )
      }
    }),
  )
})
