import { expect, test } from 'vitest'
import { hashText } from '../base/hash/hash-text.ts'
import { encodeFilter, mayHave } from './segment-filter.ts'

const hashesOf = (name: string, count: number) =>
  Float64Array.from({ length: count }, (_, nth) => hashText(`${name} ${nth}`))

test('a filter has every feature that it is of, and few others', () => {
  const own = hashesOf('own', 5_000)
  const filter = encodeFilter(own)

  expect(own.every((hash) => mayHave(filter, hash))).toBe(true)
  expect(hashesOf('other', 5_000).filter((hash) => mayHave(filter, hash)).length).toBeLessThan(100)
})

test('the filter of no features has none', () => {
  expect(mayHave(encodeFilter(new Float64Array()), hashText('other'))).toBe(false)
})
