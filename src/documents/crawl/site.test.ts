import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameOfSite, Site, scopeOf } from './site.ts'

const docs = new Site({ origin: 'https://docs.example.org', path: '/guide' }, [
  '/guide/v1/',
  '/guide/häfen',
])

test.each([
  ['https://docs.example.org/guide', '/guide'],
  ['https://docs.example.org/guide/', '/guide/'],
  ['http://www.docs.example.org/guide/a#part', '/guide/a'],
  ['https://docs.example.org/guide/a?utm_source=x&page=2', '/guide/a?page=2'],
  ['https://docs.example.org/guide/a?PHPSESSID=7f&page=2', '/guide/a?page=2'],
  ['https://docs.example.org/guide/a;jsessionid=7F?x=1', '/guide/a?x=1'],
  ['https://docs.example.org/guide/a?', '/guide/a'],
  ['https://docs.example.org/guide/b/../a.pdf', '/guide/a.pdf'],
  ['https://docs.example.org/guide/v10', '/guide/v10'],
  ['https://docs.example.org/guide/v1', undefined],
  ['https://docs.example.org/guide/v1/a', undefined],
  ['https://docs.example.org/guide/h%C3%A4fen/a', undefined],
  ['https://docs.example.org/guided', undefined],
  ['https://docs.example.org/guide/../other', undefined],
  ['https://example.org/guide/a', undefined],
  ['https://docs.example.org:8443/guide/a', undefined],
  ['https://docs.example.org.evil.org/guide/a', undefined],
  ['https://ada@docs.example.org/guide/a', undefined],
  ['ftp://docs.example.org/guide/a', undefined],
  ['https://docs.example.org/guide/a.PNG', undefined],
  [`https://docs.example.org/guide/${'a'.repeat(1000)}`, undefined],
])('%s is read as %s', (address, path) => {
  expect(docs.addressOf(address)).toBe(path && `https://docs.example.org${path}`)
})

test.each([
  ['/guide/a?print=1', '/guide/a', '/guide/a'],
  ['/guide/?page=2', '/guide/', '/guide/'],
  ['/guide', '/guide/', '/guide/'],
  ['/guide/a', '/guide/', undefined],
  ['/guide/a', '/guide?from=a', undefined],
  ['/guide/a', '/', undefined],
])('of %s, the canonical link %s is believed as %s', (path, canonical, own) => {
  const on = (path: string) => `https://docs.example.org${path}`
  expect(docs.ownAddressOf(on(path), on(canonical))).toBe(own && on(own))
})

test.each([
  ['https://a.org/', 'https://www.a.org/en/', 'https://www.a.org', ''],
  ['http://a.org/docs', 'https://a.org/docs/', 'https://a.org', '/docs'],
  ['https://a.org/docs/intro.html', 'https://a.org/docs/intro.html', 'https://a.org', '/docs'],
  ['https://a.org/latest/', 'https://a.org/v5/start.html', 'https://a.org', '/v5'],
])('%s that leads to %s is crawled on %s below %j', (asked, reached, origin, path) => {
  expect(scopeOf(asked, reached)).toEqual({ origin, path })
})

test('a site has the name of its host and path', () => {
  expect(nameOfSite('https://www.docs.example.org/h%C3%A4fen/index.html')).toBe(
    'docs.example.org/häfen',
  )
  // No store takes the character.
  expect(nameOfSite('https://docs.example.org/a%00/')).toBe('docs.example.org/a%00')
})

describe('Any address', () => {
  const anyAddress = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .webPath()
      .chain((path) =>
        fc.webQueryParameters().map((query) => `https://docs.example.org/guide${path}?${query}`),
      ),
  )
  test('that is read stands below the start, and is written in one way', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const read = docs.addressOf(address)
        if (read === undefined) return
        const { origin, pathname, hash } = new URL(read)
        expect(origin).toBe('https://docs.example.org')
        expect(`${pathname}/`).toMatch(/^\/guide\//)
        expect(hash).toBe('')
        expect(docs.addressOf(read)).toBe(read)
      }),
    )
  })
})
