import { expect, test } from 'vitest'
import { entityKey, titleKeys } from './entity-key.ts'

test.each([
  ['The Rank Organisation', 'rank organisation'],
  ["St. Maurice's Abbey", 'st maurice abbey'],
  ['Xawery Żuławski', 'xawery zuławski'.replace('ł', 'l')],
  ['The', 'the'],
  ['“…”', ''],
  ['白居易', '白居易'],
])('the key of %s is %s', (name, key) => {
  expect(entityKey(name)).toBe(key)
})

test('a title is mentioned whole, without its brackets and without what follows a comma', () => {
  expect(titleKeys('Lambert, Margrave of Tuscany')).toEqual([
    'lambert margrave of tuscany',
    'lambert',
  ])
  expect(titleKeys('Kiss and Tell (1945 film)')).toEqual([
    'kiss and tell 1945 film',
    'kiss and tell',
  ])
  expect(titleKeys('')).toEqual([])
})
