import { ServiceError } from '../base/errors/service-error.ts'
import type { SafeFetch } from './fetching/safe-fetch.ts'
import { EngineClient, type EngineOutcome } from './search-engines/engine-client.ts'
import { engineTable } from './search-engines/engine-table.ts'
import { ownWiki } from './search-engines/media-wiki.ts'
import type { SearchEngine } from './search-engines/search-engine.ts'
import type { SearchConfig } from './web-config.ts'
import type { EngineCoverage, SearchOutcome, WebQuery, WebSearch } from './web-search.ts'

/** Stands for an account where the operator tries an engine. */
const nobody = ''

/** Queries the configured search engines that suit the topic, at once; all of them if none suits. */
export class WebSearcher implements WebSearch {
  readonly #clients: readonly EngineClient[]

  /** `contact` is a mailbox or page of the operator. */
  constructor(config: SearchConfig, fetch: SafeFetch, contact: string) {
    this.#clients = usableEngines(config).map((engine) => {
      const base = config.bases.get(engine.name) ?? engine.base ?? ''
      return new EngineClient(engine, fetch, { base, key: config.keys.get(engine.name), contact })
    })
  }

  /** All configured engines. */
  get engines(): readonly SearchEngine[] {
    return this.#clients.map(({ engine }) => engine)
  }

  async search(query: WebQuery, accountId: string, signal: AbortSignal): Promise<SearchOutcome> {
    const suited = this.#clients.filter(({ engine }) => engine.topics.includes(query.topic))
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
  return { ...about, given: outcome.results.length }
}

/** The operator's wikis, and the enabled engines whose required key and base URL are configured. */
function usableEngines({ engines, bases, keys, wikis }: SearchConfig): readonly SearchEngine[] {
  const usable = engineTable
    .filter(({ name }) => engines.length === 0 || engines.includes(name))
    .filter(
      ({ name, base, key }) => (base ?? bases.get(name)) && (key !== 'needed' || keys.has(name)),
    )
  return [...wikis.map(ownWiki), ...usable]
}

function nobodyAnswers(
  coverage: readonly EngineCoverage[],
  clients: readonly EngineClient[],
): ServiceError {
  const label = (name: string) =>
    clients.find(({ engine }) => engine.name === name)?.engine.label ?? name
  const told = coverage.map(({ engine, refused = '' }) => `${label(engine)} (${refused})`)
  const engines = coverage.map(({ engine, refused }) => ({ engine, refused }))
  const message =
    told.length > 0
      ? `No search engine answers: ${told.join('; ')}`
      : 'No search engine is configured'
  return new ServiceError('upstream_error', message, { details: { engines } })
}
