import { expect, test } from 'vitest'
import { ListCache } from './list-cache.ts'

const list = new Uint32Array(2000)

test('what was asked for last stays, as much as the budget allows, of one state or of several', () => {
  const cache = new ListCache<Uint32Array>(20_000, ({ byteLength }) => byteLength)

  cache.of('first').set('t:a', list)
  cache.of('second').set('t:a', list)
  expect(cache.of('first').get('t:a')).toBe(list)
  cache.of('second').set('t:b', list)

  expect(cache.of('first').get('t:a')).toBe(list)
  expect(cache.of('second').get('t:a')).toBeUndefined()
  expect(cache.of('second').get('t:b')).toBe(list)
})
