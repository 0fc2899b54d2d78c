import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editsOf } from './edits.ts'

const words = fc.stringMatching(/^[a-z]{5,12}$/)

function wordsFrom(word: string): readonly string[] {
  return editsOf(word).map((edit) => edit.word)
}

test('a word is found again from each way of misspelling it, but for its first letter', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.stringMatching(/^[a-z]$/), (word, place, letter) => {
      const at = 1 + (place % (word.length - 1))
      const exchanged =
        word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)
      const left = word.slice(0, at) + word.slice(at + 1)
      const more = word.slice(0, at) + letter + word.slice(at)

      for (const misspelt of [exchanged, left, more].filter((one) => one !== word))
        expect(wordsFrom(misspelt)).toContain(word)
    }),
  )
})

test.each([
  ['seperate', 'separate'],
  ['pasdword', 'password'],
  ['парроль', 'пароль'],
  ['паралль', 'параль'],
  ['κωδίικος', 'κωδίκος'],
])('%s may be %s', (misspelt, word) => {
  expect(wordsFrom(misspelt)).toContain(word)
})

test.each([
  ['charge', 'change'],
  ['mouse', 'house'],
  ['パスワード', 'パスワド'],
  ['e4013', 'e4012'],
])('%s is not %s', (misspelt, word) => {
  expect(wordsFrom(misspelt)).not.toContain(word)
})

test('there are no more edits than a few for each letter of the alphabet and the word', () => {
  fc.assert(
    fc.property(words, (word) => {
      expect(wordsFrom(word).length).toBeLessThan(45 * word.length)
    }),
  )
})
