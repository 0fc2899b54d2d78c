import { ServiceError } from '../base/errors/service-error.ts'
import { fuseResults, type RankedList } from '../web-access/search/fuse-results.ts'
import { timelyQueries } from '../web-access/search/timely-queries.ts'
import type { EngineCoverage } from '../web-access/search/web-search.ts'
import type { OnResearchEvent, ResearchTools } from './research.ts'
import type { FoundResult, ResearchPlan } from './research-mind.ts'
import { settings } from './settings.ts'

/** All that a run has searched for, and what was found. */
export class SearchesOfRun {
  /** Each once, in the order in which they were asked. */
  readonly queries: string[] = []
  readonly coverage: EngineCoverage[] = []
  /** The language in which is searched, once pages have told it; before, that of the plan. */
  language: string | undefined
  readonly #tools: Pick<ResearchTools, 'search'>
  readonly #onEvent: OnResearchEvent
  readonly #lists: RankedList[] = []
  #refusal: ServiceError | undefined

  constructor(tools: Pick<ResearchTools, 'search'>, onEvent: OnResearchEvent) {
    this.#tools = tools
    this.#onEvent = onEvent
  }

  /** Why no search was answered. */
  get refusal(): ServiceError | undefined {
    return this.#lists.length === 0 ? this.#refusal : undefined
  }

  /**
   * Asks all queries at once; a failed search does not end a run in which others succeed. The first time, a topic of the
   * present is searched among what is new.
   */
  async search(queries: readonly string[], { topic, ...plan }: ResearchPlan): Promise<void> {
    const language = this.language ?? plan.language
    const isFirst = this.queries.length === 0
    const wanted = isFirst ? timelyQueries(queries, language) : queries.map((text) => ({ text }))
    const asked = wanted.map((query) =>
      this.#tools
        .search({ ...query, language, topic, limit: settings.hitsByQuery })
        .catch((error: unknown) => this.#refused(error)),
    )
    const outcomes = await Promise.all(asked)
    for (const [index, { text }] of wanted.entries()) {
      const outcome = outcomes[index]
      if (!this.queries.includes(text)) this.queries.push(text)
      if (outcome === undefined) continue
      this.coverage.push(...outcome.coverage)
      const weight = text === plan.queries[0] ? settings.wholeTopicWeight : 1
      const ofEngines = Map.groupBy(outcome.results, ({ engine }) => engine)
      for (const results of ofEngines.values()) this.#lists.push({ results, weight })
      this.#onEvent({ type: 'search-end', query: text, hitCount: outcome.results.length })
    }
  }

  /** All results by reciprocal rank fusion, best first. Lists for the whole topic weigh `wholeTopicWeight`. */
  results(): FoundResult[] {
    const fused = fuseResults(this.#lists, settings.rankOffset)
    const most = fused[0]?.score ?? 1
    return fused.map(({ score, ...found }) => ({ ...found, standing: score / most }))
  }

  #refused(error: unknown): undefined {
    if (!(error instanceof ServiceError && error.code === 'upstream_error')) throw error
    this.#refusal ??= error
    return undefined
  }
}
