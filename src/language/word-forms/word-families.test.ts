import { expect, test } from 'vitest'
import { relativesOf } from './word-families.ts'

test.each([
  ['wrote', ['write', 'written']],
  ['Writing', ['wrote', 'written']],
  ['paid', ['pay', 'payment', 'payable']],
  ['colours', ['colors']],
  ['modernised', ['modernized']],
  ['catalog', ['catalogue']],
  ['or', []],
  ['brewer', []],
])('relatives of %s', (word, relatives) => {
  expect(relativesOf(word, 'en')).toEqual(relatives)
})

test('a language without a list has none', () => {
  expect(relativesOf('wrote', 'und')).toEqual([])
})
