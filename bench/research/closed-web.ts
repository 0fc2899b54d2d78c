import { terms } from '../../src/language/word-forms/terms.ts'
import type { ResearchTools } from '../../src/research/research.ts'
import type { WebPage } from '../../src/web-access/pages/web-page.ts'
import { snippetLength, webOf, webPageOf } from '../../tests/support/web/small-web.ts'
import { readScrapedPages, type ScrapedPage, wildTopics } from '../evaluation-set.ts'

/**
 * The pages of `wild` as a web within the process: one engine, BM25 (k1 0.9, b 0.4) over titles and first characters,
 * so that a good page may stand eighth; reading gives the text as it was scraped.
 */
export class ClosedWeb {
  readonly pages: readonly ScrapedPage[]
  readonly #postings = new Map<string, { readonly page: number; readonly count: number }[]>()
  readonly #lengths: number[]
  readonly #averageLength: number
  readonly #pageOf: ReadonlyMap<string, ScrapedPage>
  readonly #read = new Map<string, WebPage>()

  constructor() {
    this.pages = wildTopics.flatMap(readScrapedPages)
    this.#pageOf = new Map(this.pages.map((page) => [page.url, page]))
    this.#lengths = this.pages.map(({ title, text }, page) => {
      const counts = new Map<string, number>()
      const words = terms(`${title} ${text.slice(0, snippetLength)}`, 'en')
      for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1)
      for (const [stem, count] of counts)
        this.#postings.set(stem, [...(this.#postings.get(stem) ?? []), { page, count }])
      return words.length
    })
    this.#averageLength = this.#lengths.reduce((sum, length) => sum + length, 0) / this.pages.length
  }

  /** The best pages for a query, with their scores. */
  find(query: string, limit: number): { readonly page: ScrapedPage; readonly score: number }[] {
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
    return webOf({
      engine: 'closed',
      find: (query, limit) => this.find(query, limit).map(({ page }) => page),
      pageAt: (url) => {
        const row = this.#pageOf.get(url)
        return row && this.#pageFrom(row)
      },
    })
  }

  idOf(url: string): string | undefined {
    return this.#pageOf.get(url)?.id
  }

  #pageFrom(row: ScrapedPage): WebPage {
    const page = this.#read.get(row.url) ?? webPageOf(row)
    this.#read.set(row.url, page)
    return page
  }
}
