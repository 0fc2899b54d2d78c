import { expect, test } from 'vitest'
import { foundPageOf } from '../../../tests/support/web/small-web.ts'
import { stalePages } from './stale-pages.ts'

const pagesOf = (...days: readonly string[]) =>
  days.map((day) =>
    foundPageOf({ url: `https://news.example/${day}`, title: 'News', text: 'News.' }),
  )

test('a page is out of date if it is years older than most of those about the topic', () => {
  const pages = pagesOf('2004/06/01', 'undated', '2024/04/02', '2025/11/03', '2026/01/15')
  expect(stalePages(pages, () => true)).toEqual(new Set([0]))
  expect(stalePages(pages, (page) => page < 3)).toEqual(new Set())
})
