import { expect, test } from 'vitest'
import { PostingBytes, type PostingList, type PostingPart, toPostings } from './posting-list.ts'

test('postings are read as columns, large numbers too', () => {
  const list = [7, 1, 300, 8, 65_535, 1, 100_000, 127, 128, 2_000_000, 128, 65_535]

  const { chunks, counts, lengths } = toPostings([partOf(list, 5)])

  expect([...chunks]).toEqual([7, 8, 100_000, 2_000_000])
  expect([...counts]).toEqual([1, 65_535, 127, 128])
  expect([...lengths]).toEqual([300, 1, 128, 65_535])
})

test('the parts of several segments are read in ascending order of chunks', () => {
  const [one, other] = [partOf([2, 20, 200, 9, 90, 900], 2), partOf([5, 50, 500], 0)]

  const { chunks, counts, lengths } = toPostings([one, other])

  expect([...chunks]).toEqual([2, 5, 9])
  expect([...counts]).toEqual([20, 50, 90])
  expect([...lengths]).toEqual([200, 500, 900])
})

/** The list as bytes that do not begin with it. */
function partOf(list: PostingList, base: number): PostingPart {
  const written = new PostingBytes()
  written.write([1, 1, 1], 0, 0, 3)
  const start = written.length
  written.write(list, base, 0, list.length)
  return { bytes: written.finish(), start, end: written.length, base }
}
