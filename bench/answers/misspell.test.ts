import fc from 'fast-check'
import { expect, test } from 'vitest'
import { misspell } from './misspell.ts'

const sentence = 'How long does the keeper of the lantern stay on board?'

test('one word differs by one letter, and is always the same', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const written = misspell(sentence, id)
      const [before, after] = [sentence.split(' '), written.split(' ')]

      expect(misspell(sentence, id)).toBe(written)
      expect(Math.abs(written.length - sentence.length)).toBeLessThanOrEqual(1)
      expect(after.filter((word, at) => word !== before[at]).length).toBeLessThanOrEqual(1)
    }),
  )
})

test('a question without a long word stays as it is', () => {
  expect(misspell('Who is he?', 'q1')).toBe('Who is he?')
})
