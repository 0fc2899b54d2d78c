import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Memo } from './memo.ts'

test('gives what would be computed, however little it keeps', () => {
  const memo = new Memo(2, (key) => key.toUpperCase())
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefgh')), (keys) => {
      expect(keys.map((key) => memo.get(key))).toEqual(keys.map((key) => key.toUpperCase()))
    }),
  )
})

test('computes once what stays in use, and forgets the rest', () => {
  const computed: string[] = []
  const memo = new Memo(3, (key) => computed.push(key))
  for (const key of 'abcdefghijklm') for (const one of ['used', key]) memo.get(one)
  memo.get('a')

  expect(computed.filter((key) => key === 'used')).toHaveLength(1)
  expect(computed.filter((key) => key === 'a')).toHaveLength(2)
})
