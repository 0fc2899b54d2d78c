import { ServiceError } from '../../base/errors/service-error.ts'
import type { SafeFetch } from '../fetching/safe-fetch.ts'
import { EngineClient, type EngineOutcome } from '../search-engines/engine-client.ts'
import { engineTable } from '../search-engines/engine-table.ts'
import { RememberedAnswers } from '../search-engines/remembered-answers.ts'
import type { SearchEngine } from '../search-engines/search-engine.ts'
import { missingOf, usableEngines } from '../search-engines/usable-engines.ts'
import type { SearchConfig } from '../web-config.ts'
import type { EngineCoverage, SearchOutcome, WebQuery, WebSearch } from './web-search.ts'

/** What others use of a `WebSearcher`. */
export type SearchEngines = Pick<
  WebSearcher,
  'engines' | 'isConfigured' | 'demandConfigured' | 'search' | 'try'
>

/** Stands for an account where the operator tries an engine. */
const nobody = ''

/** Queries the configured search engines that suit the topic, at once; all of them if none suits. */
export class WebSearcher implements WebSearch {
  readonly #clients: readonly EngineClient[]
  readonly #config: SearchConfig

  /** `contact` is a mailbox or page of the operator. */
  constructor(config: SearchConfig, fetch: SafeFetch, contact: string) {
    this.#config = config
    const shared = { fetch, remembered: new RememberedAnswers() }
    this.#clients = usableEngines(config).map((engine) => {
      const base = config.bases.get(engine.name) ?? engine.base ?? ''
      return new EngineClient(engine, shared, { base, key: config.keys.get(engine.name), contact })
    })
  }

  /** All configured engines. */
  get engines(): readonly SearchEngine[] {
    return this.#clients.map(({ engine }) => engine)
  }

  /** Whether any engine is configured. */
  get isConfigured(): boolean {
    return this.#clients.length > 0
  }

  /**
   * Throws, as a search does, `engine_unavailable` if no engine is configured, or `permission_denied` if the web is
   * off.
   */
  demandConfigured(): void {
    if (!this.isConfigured) throw nothingConfigured(this.#config)
  }

  async search(query: WebQuery, accountId: string, signal: AbortSignal): Promise<SearchOutcome> {
    this.demandConfigured()
    const suited = this.#clients.filter(({ engine: { topics } }) => {
      return topics.includes(query.topic) || (query.period && topics.includes('news'))
    })
    return this.#ask(suited.length > 0 ? suited : this.#clients, query, accountId, signal)
  }

  /** Queries one engine; `undefined` if it is not configured. */
  async try(
    name: string,
    query: WebQuery,
    signal: AbortSignal,
  ): Promise<EngineCoverage | undefined> {
    const client = this.#clients.find(({ engine }) => engine.name === name)
    return client && coverageOf(client, query, await client.search(query, nobody, signal))
  }

  async #ask(
    clients: readonly EngineClient[],
    query: WebQuery,
    accountId: string,
    signal: AbortSignal,
  ): Promise<SearchOutcome> {
    const outcomes = await Promise.all(
      clients.map((client) => client.search(query, accountId, signal)),
    )
    const coverage = clients.map((client, index) =>
      coverageOf(client, query, outcomes[index] ?? { results: [] }),
    )
    if (outcomes.every((outcome) => 'refused' in outcome)) throw nobodyAnswers(coverage, clients)
    return {
      results: outcomes.flatMap((outcome) => ('results' in outcome ? outcome.results : [])),
      coverage,
    }
  }
}

function coverageOf(
  { engine }: EngineClient,
  { limit }: WebQuery,
  outcome: EngineOutcome,
): EngineCoverage {
  const about = { engine: engine.name, asked: limit }
  if ('refused' in outcome) return { ...about, given: 0, refused: outcome.refused }
  const { results, lacking } = outcome
  return { ...about, given: results.length, ...(lacking !== undefined && { refused: lacking }) }
}

/** All engines may be asked where none is named, and some of them need nothing; so here some are named. */
function nothingConfigured(config: SearchConfig): ServiceError {
  const engines = engineTable
    .filter(({ name }) => config.engines.includes(name))
    .map((engine) => ({ engine, missing: missingOf(engine, config) }))
  const told = engines.map(({ engine, missing }) => `${engine.label} needs its ${missing}`)
  return new ServiceError(
    'engine_unavailable',
    `The web is not available here, as no search engine is configured: ${told.join('; ')}.`,
    {
      details: {
        engines: engines.map(({ engine, missing }) => ({ engine: engine.name, missing })),
      },
    },
  )
}

function nobodyAnswers(
  coverage: readonly EngineCoverage[],
  clients: readonly EngineClient[],
): ServiceError {
  const label = (name: string) =>
    clients.find(({ engine }) => engine.name === name)?.engine.label ?? name
  const told = coverage.map(({ engine, refused = '' }) => `${label(engine)} (${refused})`)
  const engines = coverage.map(({ engine, refused }) => ({ engine, refused }))
  const message = `No search engine answers: ${told.join('; ')}`
  return new ServiceError('upstream_error', message, { details: { engines } })
}
