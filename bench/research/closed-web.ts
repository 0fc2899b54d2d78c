import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readBlocks } from '../../src/extraction/blocks/read-blocks.ts'
import { terms } from '../../src/language/terms.ts'
import type { ResearchTools } from '../../src/research/research.ts'
import type { WebPage } from '../../src/web-access/web-page.ts'
import { evaluationFile, readRows } from '../evaluation-set.ts'

export const wildTopics = ['culture', 'history', 'mathematics', 'nature', 'technology']

const PageRow = z.object({ id: z.string(), url: z.string(), title: z.string(), text: z.string() })
export type PageRow = z.infer<typeof PageRow>

/** Characters of a page that its search engine knows, besides the title. */
const indexedLength = 300

/**
 * The pages of `wild` as a web within the process: one engine, BM25 (k1 0.9, b 0.4) over titles and first characters, so
 * that a good page may stand eighth; reading gives the text as it was scraped.
 */
export class ClosedWeb {
  readonly pages: readonly PageRow[]
  readonly #postings = new Map<string, { readonly page: number; readonly count: number }[]>()
  readonly #lengths: number[]
  readonly #averageLength: number
  readonly #pageOf: ReadonlyMap<string, PageRow>
  readonly #read = new Map<string, WebPage>()

  constructor() {
    this.pages = wildTopics.flatMap((topic) =>
      readRows(evaluationFile('wild', topic, 'pages.jsonl'), PageRow),
    )
    this.#pageOf = new Map(this.pages.map((page) => [page.url, page]))
    this.#lengths = this.pages.map(({ title, text }, page) => {
      const counts = new Map<string, number>()
      const words = terms(`${title} ${text.slice(0, indexedLength)}`, 'en')
      for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1)
      for (const [stem, count] of counts)
        this.#postings.set(stem, [...(this.#postings.get(stem) ?? []), { page, count }])
      return words.length
    })
    this.#averageLength = this.#lengths.reduce((sum, length) => sum + length, 0) / this.pages.length
  }

  /** The best pages for a query, with their scores. */
  find(query: string, limit: number): { readonly page: PageRow; readonly score: number }[] {
    const scores = new Map<number, number>()
    for (const stem of new Set(terms(query, 'en').map((term) => term.stem))) {
      const postings = this.#postings.get(stem) ?? []
      const rarity = Math.log(
        1 + (this.pages.length - postings.length + 0.5) / (postings.length + 0.5),
      )
      for (const { page, count } of postings) {
        const length = (this.#lengths[page] ?? 0) / this.#averageLength
        const score = (rarity * count * 1.9) / (count + 0.9 * (0.6 + 0.4 * length))
        scores.set(page, (scores.get(page) ?? 0) + score)
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, limit)
      .flatMap(([page, score]) => {
        const row = this.pages[page]
        return row ? [{ page: row, score }] : []
      })
  }

  /** What a research run may do with it. */
  get tools(): ResearchTools {
    return {
      search: async ({ text, limit }) => {
        const found = this.find(text, limit)
        const results = found.map(({ page: { url, title, text: whole } }, index) => ({
          ...{ engine: 'closed', rank: index + 1, url, title, kind: 'web' as const },
          snippet: whole.slice(0, indexedLength),
        }))
        return { results, coverage: [{ engine: 'closed', asked: limit, given: found.length }] }
      },
      read: async (url) => {
        const row = this.#pageOf.get(url)
        if (row) return this.#pageFrom(row)
        const message = `There is no page at ${url}`
        return { status: 'failed', askedUrl: url, reason: 'unreachable', message }
      },
      mayGoOn: async () => true,
    }
  }

  idOf(url: string): string | undefined {
    return this.#pageOf.get(url)?.id
  }

  #pageFrom({ url, title, text }: PageRow): WebPage {
    const known = this.#read.get(url)
    if (known) return known
    const page: WebPage = {
      status: 'read',
      ...{ askedUrl: url, url, canonicalUrl: url, title, text },
      fetchedAt: '2026-01-01T00:00:00Z',
      kind: 'html',
      mediaType: 'text/html',
      sha256: createHash('sha256').update(text).digest('hex'),
      blocks: readBlocks(text),
    }
    this.#read.set(url, page)
    return page
  }
}
