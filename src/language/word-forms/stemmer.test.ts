import fc from 'fast-check'
import { newStemmer } from 'snowball-stemmers'
import { expect, test } from 'vitest'
import { stemmerOf } from './stemmer.ts'

test('the stemmer of English gives the stems of Snowball', () => {
  const stemOf = stemmerOf('en')
  const snowball = newStemmer('english')
  const parts = 'a e y bb log com gener run hopp pani nation ful ness ing ed ly li es ies ation'
  const part = fc.oneof(fc.constantFrom(...parts.split(' ')), fc.stringMatching(/^[a-z]{0,4}$/))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (some) => {
      const word = some.join('')
      fc.pre(stemOf(word) !== '')
      expect(stemOf(word)).toBe(snowball.stem(word))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['en', 'the', ''],
  ['de', 'häuser', 'haus'],
  ['el', 'συνθηκες', 'συνθη'],
  ['pl', 'traktatow', 'trakt'],
  ['he', 'והספרים', 'ספר'],
  ['he', 'בית', 'בית'],
  ['ja', '東京', '東京'],
  ['xx', 'the', 'the'],
])('%s: %s', (language, word, stem) => {
  expect(stemmerOf(language)(word)).toBe(stem)
})
