import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNames } from './find-names.ts'

test('a name has no space around it and stands where it says', () => {
  const piece = fc.constantFrom('" ', '"', '“ ', ' ”', ' Ada', 'Holm', ' of ', 'the ', '’s', ' ran')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      for (const { text: name, start, end } of findNames(text)) {
        expect(name).toBe(name.trim())
        expect(text.slice(start, end)).toBe(name)
      }
    }),
  )
})
