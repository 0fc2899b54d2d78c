import type { WebCoverage } from '../../contract/web-coverage.ts'
import type { EngineCoverage } from '../../web-access/web-search.ts'

/** Adds up how search engines fared with several queries. */
export class EngineTally {
  readonly #engines = new Map<string, EngineCoverage>()

  add(coverage: readonly EngineCoverage[]): void {
    for (const one of coverage) {
      const former = this.#engines.get(one.engine) ?? { asked: 0, given: 0 }
      const refused = one.refused ?? ('refused' in former ? former.refused : undefined)
      this.#engines.set(one.engine, {
        engine: one.engine,
        asked: former.asked + one.asked,
        given: former.given + one.given,
        ...(refused !== undefined && { refused }),
      })
    }
  }

  get coverage(): WebCoverage['engines'] {
    return [...this.#engines.values()]
  }
}
