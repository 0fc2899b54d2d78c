import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entityKinds } from '../chunk-features.ts'
import { isTitledCount, packEntityCount, unpackEntityCount } from './entity-count.ts'

const counts = fc.record({
  mentions: fc.nat({ max: 5000 }),
  kind: fc.constantFrom(...entityKinds),
  titled: fc.boolean(),
})

test('16 bits tell how a chunk has an entity', () => {
  fc.assert(
    fc.property(counts, (count) => {
      const packed = packEntityCount(count)

      expect(packed).toBeGreaterThanOrEqual(0)
      expect(packed).toBeLessThan(2 ** 16)
      expect(isTitledCount(packed)).toBe(count.titled)
      const mentions = Math.min(count.mentions, 4095)
      expect(unpackEntityCount(packed)).toEqual({ ...count, mentions })
    }),
  )
})
