import { expect, test } from 'vitest'
import { tellsRobots } from './tells-robots.ts'

test.each([
  ['noindex', true, false],
  ['NOINDEX, nofollow', true, true],
  ['none', true, true],
  ['otherbot: noindex, nofollow', false, false],
  ['otherbot: noindex, skein: nofollow', false, true],
  ['unavailable_after: 2020-01-01, noindex', true, false],
  ['index, follow', false, false],
  [undefined, false, false],
])('%j: noindex %s, nofollow %s', (said, noindex, nofollow) => {
  expect(tellsRobots('Skein', undefined, said)).toEqual({ noindex, nofollow })
})
