import { expect, test } from 'vitest'
import { areNamedNear } from './named-near.ts'

test('names of a sentence are named near each other unless much stands between all of their mentions', () => {
  const at = (start: number, sentence = 0) => ({ start, end: start + 5, sentence })

  expect(areNamedNear([at(0)], [at(100)], 0)).toBe(true)
  expect(areNamedNear([at(100)], [at(0)], 0)).toBe(true)
  expect(areNamedNear([at(0)], [at(400)], 0)).toBe(false)
  expect(areNamedNear([at(0), at(350)], [at(400)], 0)).toBe(true)
  expect(areNamedNear([at(0, 1)], [at(100)], 0)).toBe(false)
})
