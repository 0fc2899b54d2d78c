import { expect, test } from 'vitest'
import { parseFeed } from './parse-feed.ts'

const url = 'https://example.org/feed'
const feedWith = (content: string) =>
  `<rss><channel><title>News</title><item><title>Ferry</title>${content}</item></channel></rss>`

test('a feed is its entries, each under its title', () => {
  const { text, title } = parseFeed(feedWith('<description>It sails at noon.</description>'), url)

  expect(title).toBe('News')
  expect(text).toBe('Ferry\n\nIt sails at noon.')
})

test('a feed whose elements nest deeper than those of any real one is refused', () => {
  expect(() => parseFeed(feedWith('<b>'.repeat(20_000)), url)).toThrow('nest more than')
})
