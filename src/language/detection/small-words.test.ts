import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { countSmallWords } from './small-words.ts'

test.each([...languages.values()])('each small word of $code counts for it', (language) => {
  const counted = [...language.asks.all, ...language.negations.all, ...language.pronouns.all]
  const words = counted.filter((phrase) => countSmallWords(phrase).wordCount === 1)
  expect(words.length).toBeGreaterThan(0)
  expect(words.filter((word) => !countSmallWords(word).scores.has(language.code))).toEqual([])
})

test.each([...languages.values()])('no stop word of $code is in another script', (language) => {
  const isLatin = new Intl.Locale(language.code).maximize().script === 'Latn'
  const words = [...language.stopWords].filter((word) => /\p{L}/u.test(word))
  expect(words.filter((word) => /\p{Script=Latin}/u.test(word) !== isLatin)).toEqual([])
})
