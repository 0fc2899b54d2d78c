import type { LocalPage } from './local-page.ts'
import { escapeHtml } from './render-page.ts'

type Asked = {
  readonly url: URL
  /** Below the engine's base address. */
  readonly path: string
  readonly body: string
  readonly find: (query: string, limit: number) => readonly LocalPage[]
}

type Endpoint = {
  /** The pages that the engine has; all of them if missing. */
  readonly knows?: (page: LocalPage) => boolean
  answer(asked: Asked): { readonly mediaType?: string; readonly text: string }
}

/**
 * Search engines as they answer, by their names in `SEARCH_ENGINES`: shapes as the engines document them, not
 * recorded from them.
 */
export const searchEndpoints: Readonly<Record<string, Endpoint>> = {
  searxng: {
    answer: ({ url, find }) => {
      const query = url.searchParams.get('q') ?? ''
      const results = find(query, 20).map(({ url: at, title, lead, publishedAt }, index) => ({
        url: at,
        title,
        content: lead.slice(0, 300),
        engine: 'local',
        engines: ['local'],
        category: 'general',
        score: 1 / (index + 1),
        ...(publishedAt && { publishedDate: `${publishedAt.slice(0, 10)}T00:00:00` }),
      }))
      const rest = {
        answers: [],
        corrections: [],
        infoboxes: [],
        suggestions: [],
        unresponsive_engines: [],
      }
      return json({ query, number_of_results: 0, results, ...rest })
    },
  },
  wikipedia: { knows: on(/\.wikipedia\.org$/), answer: mediaWiki },
  wikinews: { knows: on(/\.wikinews\.org$/), answer: mediaWiki },
  crossref: {
    knows: isPaper,
    answer: ({ url, find }) => {
      const items = find(url.searchParams.get('query') ?? '', rows(url, 'rows')).map((page) => ({
        DOI: `10.5555/${encodeURIComponent(page.title).slice(0, 40)}`,
        URL: page.url,
        title: [page.title],
        author: [{ given: 'Ada', family: 'Berg' }],
        published: { 'date-parts': [dateParts(page)] },
        'container-title': ['Journal of Ferries'],
        abstract: `<jats:p>${escapeHtml(page.lead)}</jats:p>`,
        type: 'journal-article',
        'is-referenced-by-count': 3,
      }))
      return json({ status: 'ok', message: { 'total-results': items.length, items } })
    },
  },
  arxiv: {
    knows: isPaper,
    answer: ({ url, find }) => {
      const query = (url.searchParams.get('search_query') ?? '').replace(
        /\ball:|\bAND\b|\bOR\b|["()]/g,
        ' ',
      )
      const entries = find(query, rows(url, 'max_results')).map(
        (page) => `<entry><id>${escapeHtml(page.url)}</id><title>${escapeHtml(page.title)}</title>
<summary>${escapeHtml(page.lead)}</summary><published>${page.publishedAt ?? '2020-01-01'}T00:00:00Z</published>
<author><name>Ada Berg</name></author><link href="${escapeHtml(page.url)}" rel="alternate" type="text/html"/></entry>`,
      )
      const text = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`
      return { mediaType: 'application/atom+xml', text }
    },
  },
  europepmc: {
    knows: isPaper,
    answer: ({ url, find }) => {
      const result = find(url.searchParams.get('query') ?? '', rows(url, 'pageSize')).map(
        (page, index) => ({
          id: String(index + 1),
          source: 'MED',
          pmid: String(index + 1),
          title: page.title,
          authorString: 'Berg A, Solberg I.',
          abstractText: page.lead,
          firstPublicationDate: page.publishedAt ?? '2020-01-01',
          citedByCount: 2,
          isOpenAccess: 'Y',
          fullTextUrlList: {
            fullTextUrl: [{ documentStyle: 'html', availability: 'Open access', url: page.url }],
          },
        }),
      )
      return json({ hitCount: result.length, resultList: { result } })
    },
  },
  pubmed: { knows: isPaper, answer: pubMed },
  hackernews: {
    answer: ({ url, find }) => {
      const hits = find(url.searchParams.get('query') ?? '', rows(url, 'hitsPerPage')).map(
        (page, index) => ({
          objectID: String(index + 1),
          title: page.title,
          url: page.url,
          author: 'ada',
          points: 42,
          num_comments: 7,
          story_text: null,
          created_at_i: 1_600_000_000,
        }),
      )
      return json({ hits, nbPages: 1 })
    },
  },
  stackexchange: {
    knows: on(/stack(overflow|exchange)\.com$/),
    answer: ({ url, find }) => {
      const items = find(url.searchParams.get('q') ?? '', rows(url, 'pagesize')).map(
        (page, index) => ({
          question_id: index + 1,
          title: escapeHtml(page.title),
          link: page.url,
          body: `<p>${escapeHtml(page.lead)}</p>`,
          tags: ['ferries'],
          score: 5,
          is_answered: true,
          creation_date: 1_600_000_000,
        }),
      )
      return json({ items, has_more: false, quota_max: 300, quota_remaining: 299 })
    },
  },
  github: {
    knows: on(/^github\.com$/),
    answer: ({ url, find }) => {
      const items = find(url.searchParams.get('q') ?? '', rows(url, 'per_page')).map((page) => ({
        full_name: page.title,
        html_url: page.url,
        description: page.lead,
        stargazers_count: 10,
        pushed_at: '2024-01-01T00:00:00Z',
        license: { spdx_id: 'MIT' },
      }))
      return json({ total_count: items.length, incomplete_results: false, items })
    },
  },
  gdelt: {
    answer: ({ url, find }) => {
      const articles = find(url.searchParams.get('query') ?? '', rows(url, 'maxrecords')).map(
        (page) => ({
          url: page.url,
          title: page.title,
          seendate: `${(page.publishedAt ?? '2020-01-01').slice(0, 10).replaceAll('-', '')}T000000Z`,
          domain: new URL(page.url).hostname,
          language: 'English',
          sourcecountry: 'Norway',
        }),
      )
      return json({ articles })
    },
  },
  brave: {
    answer: ({ url, find }) => {
      const results = find(url.searchParams.get('q') ?? '', rows(url, 'count')).map((page) => ({
        url: page.url,
        title: page.title,
        description: `${escapeHtml(page.lead.slice(0, 200))} <strong>…</strong>`,
        ...(page.publishedAt && { page_age: `${page.publishedAt.slice(0, 10)}T00:00:00` }),
      }))
      return json({ type: 'search', web: { type: 'search', results } })
    },
  },
  tavily: {
    answer: ({ body, find }) => {
      const { query, max_results } = JSON.parse(body)
      const results = find(query, max_results).map((page) => ({
        url: page.url,
        title: page.title,
        content: page.lead,
        score: 0.5,
      }))
      return json({ query, results, response_time: 0.1 })
    },
  },
  exa: {
    answer: ({ body, find }) => {
      const { query, numResults } = JSON.parse(body)
      const results = find(query, numResults).map((page) => ({
        id: page.url,
        url: page.url,
        title: page.title,
        author: null,
        highlights: [page.lead],
        ...(page.publishedAt && { publishedDate: page.publishedAt }),
      }))
      return json({ requestId: '1', results })
    },
  },
  serper: {
    answer: ({ body, find }) => {
      const { q, num } = JSON.parse(body)
      const organic = find(q, num).map((page, index) => ({
        title: page.title,
        link: page.url,
        snippet: page.lead,
        position: index + 1,
        ...(page.publishedAt && { date: 'May 17, 2024' }),
      }))
      return json({ searchParameters: { q }, organic })
    },
  },
  openalex: {
    knows: isPaper,
    answer: ({ url, find }) => {
      const results = find(url.searchParams.get('search') ?? '', rows(url, 'per-page')).map(
        (page) => ({
          id: 'https://openalex.org/W1',
          doi: null,
          title: page.title,
          publication_date: page.publishedAt ?? '2020-01-01',
          authorships: [{ author: { display_name: 'Ada Berg' } }],
          primary_location: { landing_page_url: page.url, pdf_url: null },
          open_access: { oa_url: null },
          abstract_inverted_index: inverted(page.lead),
          cited_by_count: 4,
        }),
      )
      return json({ meta: { count: results.length }, results })
    },
  },
  semanticscholar: {
    knows: isPaper,
    answer: ({ url, find }) => {
      const data = find(url.searchParams.get('query') ?? '', rows(url, 'limit')).map(
        (page, index) => ({
          paperId: String(index + 1),
          title: page.title,
          abstract: page.lead,
          year: 2020,
          authors: [{ name: 'Ada Berg' }],
          url: page.url,
          openAccessPdf: null,
          citationCount: 4,
          externalIds: {},
        }),
      )
      return json({ total: data.length, data })
    },
  },
  marginalia: {
    answer: ({ url, find }) => {
      const query = url.searchParams.get('query') ?? ''
      const results = find(query, rows(url, 'count')).map((page) => ({
        url: page.url,
        title: page.title,
        description: page.lead,
        quality: 1,
        format: 'HTML5',
      }))
      return json({ license: 'CC-BY-NC-SA 4.0', query, results })
    },
  },
}

function mediaWiki({ url, find }: Asked) {
  const query = url.searchParams.get('gsrsearch') ?? ''
  const found = find(query, rows(url, 'gsrlimit'))
  const pages = found.map((page, index) => ({
    pageid: index + 1,
    ns: 0,
    title: page.title,
    index: index + 1,
    fullurl: page.url,
    canonicalurl: page.url,
    extract: page.lead.slice(0, 300),
    touched: `${page.publishedAt ?? '2020-01-01'}T00:00:00Z`,
  }))
  return json({ batchcomplete: true, ...(pages.length > 0 && { query: { pages } }) })
}

/** Two calls: one finds numbers, the other tells what they stand for. */
function pubMed({ url, path, find }: Asked) {
  if (path.endsWith('esearch.fcgi')) {
    const term = url.searchParams.get('term') ?? ''
    const count = find(term, rows(url, 'retmax')).length
    const idlist = Array.from(
      { length: count },
      (_, index) => `${Buffer.from(term).toString('hex')}.${index}`,
    )
    return json({ header: {}, esearchresult: { count: String(count), idlist } })
  }
  const ids = (url.searchParams.get('id') ?? '').split(',').filter(Boolean)
  const result: Record<string, unknown> = { uids: ids }
  for (const id of ids) {
    const [term = '', index = '0'] = id.split('.')
    const page = find(Buffer.from(term, 'hex').toString(), 50)[Number(index)]
    result[id] = {
      uid: id,
      title: page?.title,
      sortpubdate: `${(page?.publishedAt ?? '2020-01-01').replaceAll('-', '/')} 00:00`,
      authors: [{ name: 'Berg A' }],
      fulljournalname: 'Journal of Ferries',
      articleids: [{ idtype: 'doi', value: '10.5555/ferries' }],
    }
  }
  return json({ header: {}, result })
}

function json(value: unknown) {
  return { text: JSON.stringify(value) }
}

function rows(url: URL, name: string): number {
  return Number(url.searchParams.get(name) ?? 10)
}

function on(host: RegExp): (page: LocalPage) => boolean {
  return ({ url }) => host.test(new URL(url).hostname)
}

function isPaper({ url }: LocalPage): boolean {
  return /(^|\.)(arxiv\.org|doi\.org|ncbi\.nlm\.nih\.gov|nature\.com|springer\.com|sciencedirect\.com|wiley\.com|plos\.org|jstor\.org|journal[\w.-]*)$/.test(
    new URL(url).hostname,
  )
}

function dateParts({ publishedAt = '2020-01-01' }: LocalPage): number[] {
  return publishedAt.slice(0, 10).split('-').map(Number)
}

function inverted(text: string): Record<string, number[]> {
  const places: Record<string, number[]> = {}
  for (const [index, word] of text.split(' ').entries())
    places[word] = [...(places[word] ?? []), index]
  return places
}
