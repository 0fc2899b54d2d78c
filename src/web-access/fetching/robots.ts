import robotsParser from 'robots-parser'
import { commonjsExport } from '../../base/commonjs-export.ts'

const parseRobots = commonjsExport(robotsParser)

/** The most sitemaps that are taken from a file: a crawl could read no more. */
const sitemapsMax = 50

/**
 * The most steps of matching a path: some tens of milliseconds. A rule takes as many steps as the path has characters,
 * and as many again for each of its characters from its first wildcard on.
 */
const stepsMax = 20_000_000

/** The rules of a `robots.txt` (RFC 9309) for one crawler. */
export class Robots {
  readonly #rules: ReturnType<typeof parseRobots>
  readonly #agent: string
  /** For each character of a path. */
  readonly #steps: number
  /** How long the rules are together, in characters. */
  readonly length: number
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
    this.#steps = lines.reduce((sum, line) => sum + stepsOf(line), 0)
    this.length = lines.reduce((sum, line) => sum + line.length, 0)
  }

  allows(url: URL): boolean {
    // Rules too expensive to evaluate are treated as disallowing.
    if (this.#steps * (url.pathname.length + url.search.length) > stepsMax) return false
    return this.#rules.isAllowed(url.href, this.#agent) ?? true
  }

  /** The time that the site wants between two requests; 0 if it names none. */
  get crawlDelaySeconds(): number {
    return Math.max(0, this.#rules.getCrawlDelay(this.#agent) || 0)
  }
}

function stepsOf(line: string): number {
  const wildcard = line.indexOf('*')
  return 1 + (wildcard < 0 ? 0 : line.length - wildcard)
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
