import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PageFailure, PageReader, WebPage } from './pages/web-page.ts'
import type { WebQuery, WebSearch } from './search/web-search.ts'
import { isWithin, withinDomains } from './within-domains.ts'

const label = fc.stringMatching(/^[a-z0-9]{1,6}$/)
/** A top-level domain has letters: a name that ends in a number is an address of IPv4. */
const domain = fc.tuple(label, fc.stringMatching(/^[a-z]{2,4}$/)).map((labels) => labels.join('.'))
const never = new AbortController().signal

describe('A domain', () => {
  test('has its own pages and those of what is below it, and no others', () => {
    fc.assert(
      fc.property(domain, label, (name, part) => {
        const only = { include: [name] }
        expect(isWithin(`https://${name}/a`, only)).toBe(true)
        expect(isWithin(`https://${part}.${name.toUpperCase()}:8080/a`, only)).toBe(true)
        expect(isWithin(`https://${name}./a`, only)).toBe(true)
        expect(isWithin(`https://${part}${name}/`, only)).toBe(false)
        expect(isWithin(`https://${name}.${part}/`, only)).toBe(false)
        expect(isWithin(`https://${part}.test/${name}?${name}`, only)).toBe(false)
        expect(isWithin(`https://${name}@${part}.test/`, only)).toBe(false)
      }),
    )
  })

  test('is excluded also where one above it is included', () => {
    const domains = { include: ['example.org'], exclude: ['ads.example.org'] }
    expect(isWithin('https://docs.example.org/', domains)).toBe(true)
    expect(isWithin('https://x.ads.example.org/', domains)).toBe(false)
  })

  test('may be written in any script', () => {
    expect(isWithin('https://www.xn--bcher-kva.example/', { include: ['bücher.example'] })).toBe(
      true,
    )
    expect(isWithin('no address', { include: ['bücher.example'] })).toBe(false)
    expect(isWithin('no address', { include: ['no.0'] })).toBe(false)
  })
})

describe('The web within some domains', () => {
  const urls = ['https://a.example/1', 'https://b.example/2', 'https://docs.a.example/3']
  const queries: WebQuery[] = []
  const fetched: string[] = []
  const search: WebSearch = {
    search: async (query) => {
      queries.push(query)
      const results = urls.map((url, index) => {
        return {
          engine: 'brave',
          rank: index + 1,
          url,
          title: url,
          snippet: '',
          kind: 'web' as const,
        }
      })
      return { results, coverage: [{ engine: 'brave', asked: 20, given: 3 }] }
    },
  }
  const pages: PageReader = {
    read: async (url) => {
      fetched.push(url)
      return pageAt(url === 'https://a.example/moved' ? 'https://b.example/2' : url)
    },
  }
  const query: WebQuery = { text: 'ropes', language: 'en', topic: 'general', limit: 20 }
  const some = withinDomains({ search, pages }, { include: ['a.example'] })
  const none = withinDomains({ search, pages }, { exclude: ['example'] })

  test('gives results of these alone, and says how many there were', async () => {
    const { results, coverage } = await some.search.search(query, 'ada', never)
    expect(results.map(({ url }) => url)).toEqual([urls[0], urls[2]])
    expect(coverage).toEqual([{ engine: 'brave', asked: 20, given: 2 }])
    expect(queries.at(-1)?.domains).toEqual({ include: ['a.example'] })
    expect((await none.search.search(query, 'ada', never)).coverage).toEqual([
      { engine: 'brave', asked: 20, given: 0, refused: expect.stringContaining('its 3 results') },
    ])
  })

  test('fetches no other page, and gives none that an address leads to', async () => {
    expect(await some.pages.read('https://docs.a.example/3', 'ada', never)).toEqual(pageAt(urls[2]))
    fetched.length = 0
    const outside = await some.pages.read('https://b.example/2', 'ada', never)
    expect(fetched).toEqual([])
    const moved = await some.pages.read('https://a.example/moved', 'ada', never)
    for (const read of [outside, moved] as PageFailure[]) {
      expect(read).toMatchObject({ status: 'failed', reason: 'address-refused' })
      expect(read.message).toContain('b.example')
    }
  })
})

function pageAt(url = ''): WebPage {
  return {
    status: 'read',
    askedUrl: url,
    url,
    canonicalUrl: url,
    title: '',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    kind: 'text',
    mediaType: 'text/plain',
    sha256: '',
    text: 'Ropes are twisted.',
    blocks: [],
  }
}
