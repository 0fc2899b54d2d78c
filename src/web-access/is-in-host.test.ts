import { expect, test } from 'vitest'
import { isInHost } from './is-in-host.ts'

test.each([
  ['norrvik', 'https://norrvik-ferries.example/', true],
  ['norrvikferries', 'https://www.norrvik-ferries.example/fares', true],
  ['norrvik', 'https://ferries.example/norrvik', false],
  ['rrvi', 'https://norrvik.example/', false],
  ['norrvik', 'no address', false],
  ['norrvik', undefined, false],
])('whether "%s" is in the host of %s: %s', (word, url, isThere) => {
  expect(isInHost(word, url)).toBe(isThere)
})
