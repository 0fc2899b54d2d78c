import { expect, test } from 'vitest'
import { ListCache } from './list-cache.ts'

const list = new Uint32Array(2000)
const newCache = () => new ListCache<Uint32Array>(20_000, ({ byteLength }) => byteLength)

test('what was asked for last stays, as much as the budget allows', () => {
  const cache = newCache()

  for (const state of ['first', 'second', 'third']) cache.of(state).set('t:film', list)

  expect(cache.of('third').get('t:film')).toBe(list)
  expect(cache.of('second').get('t:film')).toBe(list)
  expect(cache.of('first').get('t:film')).toBeUndefined()
})

test('what one state has beyond the budget is forgotten before the next question', () => {
  const cache = newCache()

  for (const feature of ['t:a', 't:b', 't:c']) cache.of('only').set(feature, list)
  cache.of('only')

  expect(cache.of('only').get('t:c')).toBeUndefined()
})
