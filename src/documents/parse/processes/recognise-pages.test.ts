import { expect, test } from 'vitest'
import { ServiceError } from '../../../base/errors/service-error.ts'
import { unprocessable } from '../unprocessable.ts'
import { recognisePages } from './recognise-pages.ts'

test('pages that cannot be read, and those beyond the limits, are left with the reason', async () => {
  const found = Array.from({ length: 310 }, (_, index) => index + 1)
  const bad = [2, 306]

  const { pages, left } = await recognisePages(found, [], async (page) => {
    if (bad.includes(page)) throw unprocessable('Torn')
    return { page: { page, lines: [] }, ms: 1 }
  })

  expect(pages.map(({ page }) => page)).toEqual(found.filter((page) => page !== 2 && page <= 300))
  expect(left).toEqual([
    { pages: [2], reason: 'Torn' },
    { pages: found.slice(300), reason: 'At most 300 pages of a document are read as pictures' },
  ])
})

test('after three pages that cannot be read no other is tried', async () => {
  const tried: number[] = []
  const { left } = await recognisePages([1, 2, 3, 4, 5], [], async (page) => {
    tried.push(page)
    throw unprocessable('Torn')
  })
  expect(tried).toEqual([1, 2, 3])
  expect(left.at(-1)).toEqual({ pages: [4, 5], reason: 'The 3 pages before could not be read' })
})

test('a failure of the service is none of the page', async () => {
  const busy = new ServiceError('overloaded', 'Busy')
  await expect(recognisePages([1], [], () => Promise.reject(busy))).rejects.toBe(busy)
})
