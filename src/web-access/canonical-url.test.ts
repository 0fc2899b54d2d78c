import { describe, expect, test } from 'vitest'
import { canonicalUrl } from './canonical-url.ts'

describe('An address', () => {
  test.each([
    ['http://www.Example.org/news/', 'https://example.org/news#today'],
    ['https://example.org/a?utm_source=x&id=3&fbclid=y', 'http://example.org/a?id=3'],
    ['https://en.m.wikipedia.org/wiki/Ada_Lovelace', 'https://en.wikipedia.org/wiki/Ada_Lovelace'],
    ['https://de.wikipedia.org/wiki/Z%C3%BCrich', 'https://de.wikipedia.org/wiki/Zürich'],
    ['https://doi.org/10.1000/ABC', 'http://dx.doi.org/10.1000/abc'],
    ['https://doi.org/10.48550/arXiv.2005.14165', 'https://arxiv.org/abs/2005.14165v2'],
    ['https://arxiv.org/pdf/2005.14165v4.pdf', 'http://arxiv.org/abs/2005.14165'],
    ['https://example.org/story/amp', 'https://m.example.org/story'],
  ])('%s is the same page as %s', (one, other) => {
    expect(canonicalUrl(one)).toBe(canonicalUrl(other))
  })

  test.each([
    ['https://example.org/?page=1', 'https://example.org/?page=2'],
    ['https://example.org/a', 'https://example.org/A'],
    ['https://m.org/', 'https://www.org/'],
    ['https://example.org:8443/', 'https://example.org/'],
  ])('%s is another page than %s', (one, other) => {
    expect(canonicalUrl(one)).not.toBe(canonicalUrl(other))
  })

  test('that is none stays as it is', () => {
    expect(canonicalUrl('not an address')).toBe('not an address')
    expect(canonicalUrl('mailto:ada@example.org')).toBe('mailto:ada@example.org')
  })
})
