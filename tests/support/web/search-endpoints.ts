import { paperEndpoints } from './paper-endpoints.ts'
import { escapeHtml } from './render-page.ts'
import { type Asked, type Endpoint, json, on, rows } from './search-endpoint.ts'

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
  ...paperEndpoints,
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
