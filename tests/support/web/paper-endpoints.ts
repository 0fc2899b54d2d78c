import { hash } from 'node:crypto'
import type { LocalPage } from './local-page.ts'
import { escapeHtml } from './render-page.ts'
import { type Asked, type Endpoint, json, rows } from './search-endpoint.ts'

/** Search engines for papers as they answer, by their names in `SEARCH_ENGINES`. */
export const paperEndpoints: Readonly<Record<string, Endpoint>> = {
  crossref: {
    knows: isPaper,
    answer: ({ url, find }) => {
      const items = find(url.searchParams.get('query') ?? '', rows(url, 'rows')).map((page) => ({
        DOI: doiOf(page),
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
<author><name>Ada Berg</name></author><link href="${escapeHtml(page.url)}" rel="alternate" type="text/html"/>
<link title="pdf" href="${escapeHtml(page.url)}.pdf" rel="related" type="application/pdf"/></entry>`,
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
          doi: doiOf(page),
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
      articleids: page ? [{ idtype: 'doi', value: doiOf(page) }] : [],
    }
  }
  return json({ header: {}, result })
}

/** Of a paper its own, whichever engine tells it. */
function doiOf({ title }: LocalPage): string {
  return `10.5555/${hash('sha256', title).slice(0, 12)}`
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
