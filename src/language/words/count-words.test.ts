import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('word', ' ', '\n', '--', '7', 'é', '中文', '𠀀', '😀', '\ud800', 'ไทย', '。'),
)
const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const letters = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

test('words are what stands between spaces and has a letter or a digit', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const unspaced =
        (text.match(ideographs)?.length ?? 0) / 1.7 + (text.match(letters)?.length ?? 0) / 3.9
      const spaced = text.replace(ideographs, ' ').replace(letters, ' ').split(/\s+/)
      const words = spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length

      expect(countWords(text)).toBe(words + Math.ceil(unspaced))
    }),
    { numRuns: 500 },
  )
})

test('a long run of signs is read once', () => {
  expect(countWords('-'.repeat(1_000_000))).toBe(0)
})

test.each([
  ['zh', '1931年，第一艘渡轮驶过海峡，载着二十名乘客和他们的行李。'],
  ['ja', '最初のフェリーは1931年に海峡を渡り、20人の乗客を運んだ。'],
  ['th', 'เรือข้ามฟากลำแรกข้ามช่องแคบเมื่อ พ.ศ. 2474 พร้อมผู้โดยสารยี่สิบคนและสัมภาระของพวกเขา'],
])('about as many are counted in %s as a dictionary finds', (language, text) => {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  const words = segments.filter(({ isWordLike }) => isWordLike).length

  expect(Math.abs(countWords(text) - words)).toBeLessThanOrEqual(words / 4)
})
