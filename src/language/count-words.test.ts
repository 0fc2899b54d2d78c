import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('word', ' ', '\n', '--', '7', 'é', '中文', '𠀀', '😀', '\ud800', 'ไทย', '。'),
)
const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

test('words are what stands between spaces and has a letter or a digit', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const letters = text.match(unspaced)?.length ?? 0
      const spaced = text.replace(unspaced, ' ').split(/\s+/)
      const words = spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length

      expect(countWords(text)).toBe(words + Math.ceil(letters / 1.7))
    }),
    { numRuns: 500 },
  )
})

test('a long run of signs is read once', () => {
  expect(countWords('-'.repeat(1_000_000))).toBe(0)
})
