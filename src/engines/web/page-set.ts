import { Deadline } from '../../base/turns/deadline.ts'
import type { WebCoverage } from '../../contract/web/web-coverage.ts'
import type { PagesMissing } from '../../mind/question.ts'
import { readResult } from '../../web-access/pages/read-result.ts'
import { areCopies, type Signature, signatureOf } from '../../web-access/pages/signature.ts'
import type { PageFailure, PageReader, WebPage } from '../../web-access/pages/web-page.ts'
import type { FusedResult } from '../../web-access/search/fuse-results.ts'

type Reason = Pick<PageFailure, 'message'>
/** With both, `page` is the abstract of a paper whose page could not be read. */
type Outcome = { readonly result: FusedResult['result'] } & (
  | { readonly page: WebPage; readonly signature: Signature; readonly failure?: Reason }
  | { readonly page?: never; readonly failure: Reason }
)

export type ReadLimits = {
  readonly pagesMax: number
  /** How long pages may take to come, … */
  readonly fetchMs: number
  /** … and to be parsed as well, at least `fetchMs`. */
  readonly wholeMs: number
}

type Patience = ReadLimits & { readonly fetching: AbortSignal; readonly whole: AbortSignal }

/** The host of a page without `www.`: with and without it, it is one site. */
function siteOf({ url }: WebPage): string {
  return new URL(url).hostname.replace(/^www\./, '')
}

function seconds(ms: number): number {
  return Math.round(ms / 1000)
}

/** The pages that are read for one answer. */
export class PageSet {
  readonly #reader: PageReader
  readonly #accountId: string
  readonly #outcomes = new Map<string, Outcome>()

  constructor(reader: PageReader, accountId: string) {
    this.#reader = reader
    this.#accountId = accountId
  }

  /** The pages that were read, the most promising first; of pages with the same text the first. */
  get pages(): readonly WebPage[] {
    const distinct: Extract<Outcome, { page: WebPage }>[] = []
    for (const one of this.#outcomes.values()) {
      if (one.page === undefined) continue
      const isCopy = distinct.some(
        ({ page, signature }) =>
          page.sha256 === one.page.sha256 ||
          areCopies(signature, one.signature, siteOf(page) !== siteOf(one.page)),
      )
      if (!isCopy) distinct.push(one)
    }
    return distinct.map(({ page }) => page)
  }

  /** Why there is nothing to quote; undefined if there is a page. */
  get missing(): PagesMissing | undefined {
    if (this.pages.length > 0) return undefined
    return this.#outcomes.size > 0 ? 'unreadable' : 'noPage'
  }

  get coverage(): WebCoverage['pages'] {
    return [...this.#outcomes.values()].map(({ page, result, failure }) => {
      const reason = failure && { reason: failure.message }
      if (page === undefined)
        return { url: result.url, title: result.title, status: 'failed', ...reason }
      const { url, title } = page
      return { url, title, status: 'read', ...(reason && { abstract_only: true, ...reason }) }
    })
  }

  /**
   * Reads those of the first `pagesMax` results that are not read yet, concurrently; then as many further ones as could
   * not be read among them, or were copies. What has not come after `fetchMs` is given up; what has come is parsed,
   * though other work of this service is before it, until `wholeMs` are over.
   */
  async read(results: readonly FusedResult[], limits: ReadLimits, signal: AbortSignal) {
    using fetching = new Deadline(limits.fetchMs)
    using whole = new Deadline(limits.wholeMs)
    const patience = { ...limits, fetching: fetching.signal, whole: whole.signal }
    const wastedBefore = this.#wastedCount
    await this.#readAll(results.slice(0, limits.pagesMax), patience, signal)
    const wasted = this.#wastedCount - wastedBefore
    if (wasted === 0 || fetching.signal.aborted) return
    const rest = results.slice(limits.pagesMax).filter(({ key }) => !this.#outcomes.has(key))
    await this.#readAll(rest.slice(0, wasted), patience, signal)
  }

  /** How many results gave no page of their own. */
  get #wastedCount(): number {
    return this.#outcomes.size - this.pages.length
  }

  async #readAll(
    results: readonly FusedResult[],
    { fetching, whole, fetchMs, wholeMs }: Patience,
    signal: AbortSignal,
  ): Promise<void> {
    const late = { message: `It was not there within ${seconds(fetchMs)} s` }
    const busy = {
      message: `It came, but this service was too busy to parse it within ${seconds(wholeMs)} s`,
    }
    const fresh = results.filter(({ key }) => !this.#outcomes.has(key))
    for (const { key, result } of fresh) this.#outcomes.set(key, { result, failure: late })
    const either = AbortSignal.any([signal, whole])
    await Promise.all(
      fresh.map(async ({ key, ...found }) => {
        const { result } = found
        const now = new Date().toISOString()
        try {
          const reading = (url: string) =>
            this.#reader.read(url, this.#accountId, either, { fetchSignal: fetching })
          const read = await readResult<never>(found, reading, now)
          this.#outcomes.set(
            key,
            read.page
              ? { result, ...read, signature: signatureOf(read.page.text) }
              : { result, failure: read.failure },
          )
        } catch (error) {
          signal.throwIfAborted()
          if (!fetching.aborted && !whole.aborted) throw error
          // What has not come is given up by the time for fetching, though both may be over at once.
          if (error === whole.reason) this.#outcomes.set(key, { result, failure: busy })
        }
      }),
    )
  }
}
