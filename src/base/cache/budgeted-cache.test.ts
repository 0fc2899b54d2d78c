import { expect, test } from 'vitest'
import { BudgetedCache } from './budgeted-cache.ts'

const cacheOf = (bytesMax: number) => new BudgetedCache<string>(bytesMax, ({ length }) => length)

test('the values used last stay, as many as the budget allows', () => {
  const cache = cacheOf(6)
  for (const key of ['a', 'b', 'c']) cache.set(key, 'xx')
  cache.get('a')
  cache.set('d', 'xx')

  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['xx', undefined, 'xx', 'xx'])
})

test('a value that is set again counts once', () => {
  const cache = cacheOf(6)
  for (let time = 0; time < 10; time++) cache.set('a', 'xxx')
  cache.set('b', 'xxx')

  expect([cache.get('a'), cache.get('b')]).toEqual(['xxx', 'xxx'])
})

test('a value larger than the budget is not kept, and leaves no debt behind', () => {
  const cache = cacheOf(6)
  cache.set('large', 'x'.repeat(100))
  cache.set('small', 'xxx')

  expect([cache.get('large'), cache.get('small')]).toEqual([undefined, 'xxx'])
})
