import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { engineTable } from '../../../src/web-access/search-engines/engine-table.ts'
import { type LocalPage, localUrl, pageKey } from './local-page.ts'
import { searchEndpoints } from './search-endpoints.ts'
import { SearchIndex } from './search-index.ts'
import { startWebServer } from './web-server.ts'

const searchHost = 'search.localhost'

export type LocalWebOptions = {
  /** How long every answer takes; 0 if missing. */
  readonly delayMs?: number
  /** What engines answer instead of results, by their names. */
  readonly engineFaults?: Readonly<Record<string, EngineFault>>
  /** `robots.txt` files by host; a host without one has none. */
  readonly robots?: Readonly<Record<string, string>>
}

export type EngineFault = (response: ServerResponse, count: number) => boolean

export type LocalWeb = AsyncDisposable & {
  readonly port: number
  /** Where a page of the real web stands here. */
  url(realUrl: string): string
  /** The base addresses of engines, as `SEARCH_ENGINE_URLS` takes them. */
  readonly engineUrls: string
  /** The settings with which a service finds this web, and no other. */
  readonly env: Readonly<Record<string, string>>
  /** From now on this page is what stands at its address. */
  put(page: LocalPage): void
  /** What was asked for, in order: host and path. */
  readonly asked: readonly string[]
}

/**
 * A small web on this machine: sites under their own names below `localhost`, and search engines that know
 * them and answer in the shapes of the real ones.
 */
export async function startLocalWeb(
  pages: readonly LocalPage[],
  options: LocalWebOptions = {},
): Promise<LocalWeb> {
  const byKey = new Map(
    pages.map((page) => [pageKey(new URL(page.url).hostname, pathOf(page.url)), page]),
  )
  const index = new SearchIndex(pages)
  const asked: string[] = []
  const counts = new Map<string, number>()

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const host = request.headers.host ?? ''
    const path = request.url ?? '/'
    asked.push(`${host.replace(/:\d+$/, '')}${path}`)
    if (options.delayMs) await pause(options.delayMs, undefined, { ref: false })
    if (host.startsWith(searchHost)) await search(request, response)
    else if (path === '/robots.txt') sendRobots(response, options.robots?.[realHost(host)])
    else sendPage(response, byKey.get(pageKey(host, path)))
  }
  const search = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${searchHost}`)
    const [, name = ''] = url.pathname.split('/')
    const endpoint = searchEndpoints[name]
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (options.engineFaults?.[name]?.(response, count)) return
    if (!endpoint) {
      response.writeHead(404).end()
      return
    }
    const body = await textOf(request)
    const find = (query: string, limit: number) =>
      index
        .find(query, limit, endpoint.knows)
        .map((page) => ({ ...page, url: localUrl(page.url, server.port) }))
    const path = url.pathname.slice(name.length + 1)
    const { mediaType = 'application/json', text } = endpoint.answer({ url, path, body, find })
    response.setHeader('content-type', mediaType).end(text)
  }
  const server = await startWebServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error))
  })
  const engineUrls = Object.keys(searchEndpoints)
    .map((name) => `${name}=http://${searchHost}:${server.port}/${name}`)
    .join(' ')
  return {
    port: server.port,
    url: (realUrl) => localUrl(realUrl, server.port),
    engineUrls,
    env: {
      FETCH_ALLOW_PRIVATE: `:${server.port}`,
      SEARCH_ENGINES: quickEngines,
      SEARXNG_URL: `http://${searchHost}:${server.port}/searxng`,
      SEARCH_ENGINE_URLS: engineUrls,
      WEB_CONTACT: 'mailto:tests@example.org',
    },
    put: (page) => byKey.set(pageKey(new URL(page.url).hostname, pathOf(page.url)), page),
    asked,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/** Without those that may be asked only once in some seconds, for which each report would wait. */
const quickEngines = engineTable
  .filter(({ intervalMs = 0 }) => intervalMs < 1000)
  .map(({ name }) => name)
  .join(' ')

function sendRobots(response: ServerResponse, text: string | undefined): void {
  if (text === undefined) response.writeHead(404).end()
  else response.setHeader('content-type', 'text/plain').end(text)
}

function sendPage(response: ServerResponse, page: LocalPage | undefined): void {
  if (!page) {
    response
      .writeHead(404, { 'content-type': 'text/html' })
      .end('<title>Not found</title><p>There is no such page.')
    return
  }
  const { status = 200, mediaType, headers } = page
  response.writeHead(status, { 'content-type': mediaType, ...headers }).end(page.body())
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function realHost(host: string): string {
  return pageKey(host, '')
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
