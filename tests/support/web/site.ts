import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startWebServer } from './web-server.ts'

/** What stands at a path of a site: a page by its text and links, or an answer of any kind. */
export type SitePage =
  | { readonly text: string; readonly links?: readonly string[]; readonly head?: string }
  | ((request: IncomingMessage, response: ServerResponse) => void)

/** A web site on this machine whose pages may change. It has validators for its pages, and answers 304 for them. */
export async function startSite(pages: Record<string, SitePage>) {
  const asked: string[] = []
  const unchanged: string[] = []
  const site = { pages, asked, unchanged, delayMs: 0, number: 1 }
  const server = await startWebServer(async (request, response) => {
    const path = request.url ?? '/'
    if (site.delayMs > 0) await pause(site.delayMs)
    const [, number] = request.headers.host?.match(/docs-(\d+)/) ?? []
    if (number !== undefined && number !== `${site.number}`) {
      response.writeHead(404).end()
      return
    }
    asked.push(path)
    const page = site.pages[path]
    if (page === undefined) response.writeHead(404).end('<p>There is no such page.')
    else if (typeof page === 'function') page(request, response)
    else {
      const html = htmlOf(path, page)
      const etag = `"${hash('sha256', html).slice(0, 16)}"`
      const isKnown = request.headers['if-none-match'] === etag
      if (isKnown) unchanged.push(path)
      response.writeHead(isKnown ? 304 : 200, { 'content-type': 'text/html', etag })
      response.end(isKnown ? undefined : html)
    }
  })
  return Object.assign(site, {
    url: (path: string) => server.url(path, `docs-${site.number}.localhost`),
    /** From now on it is another site, without pages. The former one is gone, for a crawl that still reads it too. */
    begin() {
      site.number += 1
      site.pages = {}
      asked.length = 0
      unchanged.length = 0
    },
    env: { FETCH_ALLOW_PRIVATE: `:${server.port}`, WEB_CONTACT: 'mailto:tests@example.org' },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  })
}

export type TestSite = Awaited<ReturnType<typeof startSite>>

/** A text that no other page has, long enough to be the main part of a page. */
export function told(what: string): string {
  return `The ${what} of the harbour is told here. ${`Of the ${what} there is much to say, and every word of it is true. `.repeat(6)}`
}

export function redirect(to: string, status = 301): SitePage {
  return (_, response) => response.writeHead(status, { location: to }).end()
}

/** A file that is no page: a sitemap, a PDF. */
export function file(body: string | Uint8Array, mediaType = 'application/xml'): SitePage {
  return (_, response) => response.setHeader('content-type', mediaType).end(body)
}

export function sitemapOf(addresses: readonly string[]): string {
  const urls = addresses.map(
    (address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`,
  )
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}

function htmlOf(
  path: string,
  { text, links = [], head = '' }: Exclude<SitePage, (...all: never[]) => void>,
): string {
  const menu = links
    .map((href) => `<li><a href="${href}">To ${href.slice(0, 40)}</a></li>`)
    .join('')
  const heading = text.split(/[.!?]/, 1)[0]
  return `<!doctype html><html lang="en"><head><title>${heading}</title>${head}</head><body><nav><ul>${menu}</ul></nav>
    <main><article><h1>${heading}</h1><p>${text}</p></article></main><footer>${path === '' ? '' : 'Harbour docs'}</footer></body></html>`
}
