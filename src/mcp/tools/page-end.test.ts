import { expect, test } from 'vitest'
import { pageEnd } from './page-end.ts'

test.each([1, 2, 3])('pages of %i characters are whole characters, and come to an end', (most) => {
  const text = '😀a😀😀'
  const pages: string[] = []
  for (let at = 0; at < text.length && pages.length < 10; ) {
    const end = pageEnd(text, at, most)
    pages.push(text.slice(at, end))
    at = end
  }

  expect(pages.join('')).toBe(text)
  expect(pages.filter((page) => !page.isWellFormed())).toEqual([])
})
