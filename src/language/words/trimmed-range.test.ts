import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimmedRange } from './trimmed-range.ts'

test('what is left of a range is what trimming leaves of its text', () => {
  const text = fc.array(fc.constantFrom(' ', '\n', '\t', '\u00a0', '\ufeff', 'a', '漢', '😀'))
  fc.assert(
    fc.property(text, fc.nat(9), fc.nat(9), (characters, start, length) => {
      const whole = characters.join('')
      const end = Math.min(whole.length, start + length)
      const range = { start: Math.min(start, end), end }

      const left = trimmedRange(whole, range)

      expect(whole.slice(left.start, left.end)).toBe(whole.slice(range.start, range.end).trim())
      expect(left.start).toBeGreaterThanOrEqual(range.start)
      expect(left.end).toBeLessThanOrEqual(range.end)
    }),
  )
})

test('what is left of white space alone is the end of its range', () => {
  expect(trimmedRange('a  b', { start: 1, end: 3 })).toEqual({ start: 3, end: 3 })
})
