import { expect, test } from 'vitest'
import { otherSpelling } from './other-spelling.ts'

test.each([
  ['Mueller', 'Muller'],
  ['Müller', 'Mueller'],
  ['Übel ÖL', 'Uebel OeL'],
  ['MUELLER', 'MULLER'],
  ['müller', 'müller'],
  ['Ada', 'Ada'],
])('the other spelling of %s is %s', (written, other) => {
  expect(otherSpelling(written)).toBe(other)
})
