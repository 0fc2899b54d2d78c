import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownWord, knownWord, WordFact, wordsOfText } from './known-words.ts'
import { wordRanges } from './words.ts'

const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
const text = fc
  .array(fc.oneof(word, fc.constantFrom("it's", "IT'S", '中文字', 'ไทย')))
  .map((words) => words.join(' '))

test('the words of a text are those that stand there, also when it is read again', () => {
  fc.assert(
    fc.property(text, (text) => {
      const ranges = wordRanges(text)
      for (const { starts, ends, forms } of [wordsOfText(text), wordsOfText(text)]) {
        expect(starts).toEqual(ranges.map(({ start }) => start))
        expect(ends).toEqual(ranges.map(({ end }) => end))
        const written = ranges.map(({ start, end }) => text.slice(start, end))
        expect(forms.map((form) => form.written)).toEqual(written)
      }
    }),
    { numRuns: 100 },
  )
})

test('facts of a form are its own, and found once while texts have it, also beside very many', () => {
  let count = 0
  const inCapitals = new WordFact((written) => {
    count++
    return { capitals: written.toUpperCase() }
  })
  const length = new WordFact((written) => ({ length: written.length }))
  const many = Array.from({ length: 60_000 }, (_, index) => `no${(index * 7_919) % 60_000}`)
  const forms = [...many, ...many].map(knownWord)

  expect(forms.map((form) => form.written)).toEqual([...many, ...many])
  expect(forms.filter((form) => length.of(form).length !== form.written.length)).toEqual([])
  const isOther = (form: KnownWord) => inCapitals.of(form).capitals !== form.written.toUpperCase()
  expect(forms.filter(isOther)).toEqual([])
  expect(count).toBe(many.length)
})

test('a form that texts go on to have stays known, and another is found anew', () => {
  const [kept, dropped] = [knownWord('ferry'), knownWord('wharf')]
  for (let text = 0; text < 10; text++) {
    wordsOfText(Array.from({ length: 10_000 }, (_, index) => `no${text}a${index}`).join(' '))
    wordsOfText('A ferry.')
  }

  expect(knownWord('ferry')).toBe(kept)
  expect(knownWord('wharf')).not.toBe(dropped)
})
