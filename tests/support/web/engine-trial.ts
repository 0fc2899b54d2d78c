import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { readConfig } from '../../../src/config/config.ts'
import { AddressRules } from '../../../src/web-access/fetching/address-rules.ts'
import { SafeFetch } from '../../../src/web-access/fetching/safe-fetch.ts'
import type { WebQuery } from '../../../src/web-access/search/web-search.ts'
import { WebSearcher } from '../../../src/web-access/search/web-searcher.ts'
import { engineTable } from '../../../src/web-access/search-engines/engine-table.ts'
import { builtInPages, builtInRobots } from './built-in-pages.ts'
import { type EngineFault, type LocalWeb, startLocalWeb } from './local-web.ts'

export const never = new AbortController().signal
export const query: WebQuery = {
  text: 'Norrvik Sound Bridge toll',
  language: 'en',
  topic: 'general',
  limit: 5,
}
const keys = Object.fromEntries(
  ['BRAVE', 'TAVILY', 'EXA', 'SERPER', 'OPENALEX', 'SEMANTIC_SCHOLAR', 'MARGINALIA'].map((name) => [
    `${name}_API_KEY`,
    'k',
  ]),
)

/** A local web with all search engines, each of which can be made to fail. */
export class EngineTrial {
  readonly web: LocalWeb
  /** By the names of the engines. */
  readonly faults: Record<string, EngineFault>
  readonly #opened: SafeFetch[] = []

  private constructor(web: LocalWeb, faults: Record<string, EngineFault>) {
    this.web = web
    this.faults = faults
  }

  static async start(): Promise<EngineTrial> {
    const faults: Record<string, EngineFault> = {}
    const web = await startLocalWeb(builtInPages, {
      robots: builtInRobots,
      engineFaults: Object.fromEntries(
        engineTable.map(({ name }) => [
          name,
          (response: ServerResponse, count: number) => faults[name]?.(response, count) ?? false,
        ]),
      ),
    })
    return new EngineTrial(web, faults)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#opened.map((fetch) => fetch[Symbol.asyncDispose]()))
    await this.web[Symbol.asyncDispose]()
  }

  /** What asks these engines; all that there are, if none is named. */
  searcher(engines: string): WebSearcher {
    const { search } = readConfig({ ...this.web.env, ...keys, SEARCH_ENGINES: engines }).web
    return new WebSearcher(search, this.fetchAnything(), 'mailto:tests@example.org')
  }

  fetchAnything(): SafeFetch {
    const fetch = new SafeFetch('Skein/1 (test)', new AddressRules([`:${this.web.port}`]))
    this.#opened.push(fetch)
    return fetch
  }

  /** What an engine is sent for a query, its path and its body. */
  async sentFor(name: string, query: WebQuery): Promise<string | undefined> {
    const sent: string[] = []
    this.faults[name] = (response) => {
      const url = decodeURIComponent(response.req.url?.replaceAll('+', ' ') ?? '')
      void text(response.req).then((body) => {
        sent.push(url + body)
        response.writeHead(400).end()
      })
      return true
    }
    await this.searcher(name)
      .search(query, 'ada', never)
      .catch(() => {})
    delete this.faults[name]
    return sent[0]
  }
}

export function status(code: number, headers: Record<string, string> = {}): EngineFault {
  return (response) => {
    response.writeHead(code, headers).end('<html>refused</html>')
    return true
  }
}

export function says(text: string): EngineFault {
  return (response) => {
    response.end(text)
    return true
  }
}

export function hangUp(response: ServerResponse): boolean {
  response.destroy()
  return true
}
