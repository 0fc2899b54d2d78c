import { expect, test } from 'vitest'
import { readThrough } from './read-through.ts'

test('a short document is read whole, a long one from its beginning at even distances', async () => {
  const read = async (last: number, limit: number) => {
    const numbers: number[] = []
    const chunks = async (asked: readonly number[]) => {
      numbers.push(...asked)
      return []
    }
    await readThrough({ chunks }, { first: 10, last }, limit)
    return numbers
  }

  expect(await read(12, 5)).toEqual([10, 11, 12])
  expect(await read(29, 5)).toEqual([10, 14, 18, 22, 26])
})
