import robotsParser from 'robots-parser'
import { commonjsExport } from '../../base/commonjs-export.ts'

const parseRobots = commonjsExport(robotsParser)

/** As many sitemaps as a crawl could read. */
const sitemapsMax = 50

/** The limit of wildcard characters × path characters, as matching is quadratic: some tens of milliseconds. */
const workMax = 20_000_000

/** The rules of a `robots.txt` (RFC 9309) for one crawler. */
export class Robots {
  readonly #rules: ReturnType<typeof parseRobots>
  readonly #agent: string
  readonly #wildcardLength: number
  /** The addresses of sitemaps that the file names, as it names them. */
  readonly sitemaps: readonly string[]

  /** `origin` is the site of the file, `agent` the crawler's name without a version. */
  constructor(origin: string, text: string, agent: string) {
    const lines = linesFor(agent.toLowerCase(), text)
    this.#agent = agent
    this.#rules = parseRobots(`${origin}/robots.txt`, lines.join('\n'))
    this.sitemaps = Array.from(
      text.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim),
      ([, url = '']) => url,
    ).slice(0, sitemapsMax)
    this.#wildcardLength = lines.filter((line) => /\*./.test(line)).join('').length
  }

  allows(url: URL): boolean {
    // Rules too expensive to evaluate are treated as disallowing.
    if (this.#wildcardLength * (url.pathname.length + url.search.length) > workMax) return false
    return this.#rules.isAllowed(url.href, this.#agent) ?? true
  }

  /** The time that the site wants between two requests; 0 if it names none. */
  get crawlDelaySeconds(): number {
    return Math.max(0, this.#rules.getCrawlDelay(this.#agent) || 0)
  }
}

/** Replaces the names of other crawlers by one, as the parser would store each rule once per name. */
function linesFor(agent: string, text: string): string[] {
  const lines: string[] = []
  const named = new Set<string>()
  for (const line of text.split(/\r\n|\r|\n/)) {
    const name = /^\s*user-agent\s*:([^#]*)/i.exec(line)?.[1]?.trim().toLowerCase().split('/', 1)[0]
    if (name === undefined) {
      if (/^\s*(allow|disallow|crawl-delay)\s*:/i.test(line)) {
        lines.push(line)
        named.clear()
      }
      continue
    }
    const kept = name === agent || name === '*' ? name : 'another'
    if (named.has(kept)) continue
    named.add(kept)
    lines.push(`User-agent: ${kept}`)
  }
  return lines
}
