import type { WebCoverage } from '../../contract/web-coverage.ts'
import type { FusedResult } from '../../web-access/fuse-results.ts'
import type { PageFailure, PageReader, WebPage } from '../../web-access/web-page.ts'

type Outcome = { readonly result: FusedResult['result'] } & (
  | { readonly page: WebPage }
  | { readonly failure: Pick<PageFailure, 'message'> }
)

/** The pages that are read for one answer. */
export class PageSet {
  readonly #reader: PageReader
  readonly #outcomes = new Map<string, Outcome>()

  constructor(reader: PageReader) {
    this.#reader = reader
  }

  /** Those that were read, the most promising first; of pages that say the same the first. */
  get pages(): readonly WebPage[] {
    const pages = [...this.#outcomes.values()].flatMap((one) => ('page' in one ? [one.page] : []))
    return [...new Map(pages.toReversed().map((page) => [page.sha256, page])).values()].toReversed()
  }

  get coverage(): WebCoverage['pages'] {
    return [...this.#outcomes.values()].map((outcome) => {
      if ('page' in outcome)
        return { url: outcome.page.url, title: outcome.page.title, status: 'read' }
      const { url, title } = outcome.result
      return { url, title, status: 'failed', reason: outcome.failure.message }
    })
  }

  /** Reads what is not read yet, all at once, and goes on after `timeoutMs` with what there is. */
  async read(
    chosen: readonly FusedResult[],
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<void> {
    const fresh = chosen.filter(({ key }) => !this.#outcomes.has(key))
    const late = { message: `It was not there within ${Math.round(timeoutMs / 1000)} s` }
    for (const { key, result } of fresh) this.#outcomes.set(key, { result, failure: late })
    const patience = AbortSignal.timeout(timeoutMs)
    const either = AbortSignal.any([signal, patience])
    await Promise.all(
      fresh.map(async ({ key, result }) => {
        try {
          const page = await this.#reader.read(result.url, either)
          this.#outcomes.set(
            key,
            page.status === 'read' ? { result, page } : { result, failure: page },
          )
        } catch (error) {
          signal.throwIfAborted()
          if (!patience.aborted) throw error
        }
      }),
    )
  }
}
