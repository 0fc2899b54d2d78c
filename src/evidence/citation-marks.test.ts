import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marked } from './citation-marks.ts'

test.each([
  ['She lived there since 1950.', 'She lived there since 1950.[1]'],
  ['He said “yes.”', 'He said “yes.”[1]'],
  ['(It sank.)', '(It sank.)[1]'],
  ['**It sank.**', '**It sank.**[1]'],
  ['她死于罗马。', '她死于罗马。[1]'],
  ['کجا بود؟', 'کجا بود؟[1]'],
  ['for a bicycle:', 'for a bicycle: [1]'],
  ['wait for the crew', 'wait for the crew [1]'],
  ['Call `parts.at(0).`', 'Call `parts.at(0).` [1]'],
  ['See parts(0)', 'See parts(0) [1]'],
  ['It sank!', 'It sank! [1]'],
  ['See https://example.org/a.', 'See https://example.org/a. [1]'],
  ['', ' [1]'],
])('%s', (text, withMark) => {
  expect(marked(text, [1])).toBe(withMark)
})

test('the text stays as it is, and no mark can be read as an index or a picture', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const reply = marked(text, [2, 13])

      expect(reply.startsWith(text)).toBe(true)
      expect(reply).toMatch(/[^\p{L}\p{N}`!\]][[]2\]\[13\]$/u)
    }),
  )
})
