import robotsParser from 'robots-parser'
import { commonjsExport } from '../../base/commonjs-export.ts'

const parseRobots = commonjsExport(robotsParser)

/** Characters of wildcard patterns times characters of the path: some tens of milliseconds. */
const workMax = 20_000_000

/** What a `robots.txt` (RFC 9309) says to one robot. */
export class Robots {
  readonly #rules: ReturnType<typeof parseRobots>
  readonly #agent: string
  readonly #wildcardLength: number

  /** `origin` is where the file was found, `agent` the robot's name without a version. */
  constructor(origin: string, text: string, agent: string) {
    const lines = linesFor(agent.toLowerCase(), text)
    this.#agent = agent
    this.#rules = parseRobots(`${origin}/robots.txt`, lines.join('\n'))
    this.#wildcardLength = lines.filter((line) => /\*./.test(line)).join('').length
  }

  allows(url: URL): boolean {
    // Rules that take too long to obey are obeyed by staying away.
    if (this.#wildcardLength * (url.pathname.length + url.search.length) > workMax) return false
    return this.#rules.isAllowed(url.href, this.#agent) ?? true
  }

  /** How long the site wants to be left alone between two pages. */
  get crawlDelaySeconds(): number {
    return Math.max(0, this.#rules.getCrawlDelay(this.#agent) || 0)
  }
}

/** Without the other robots' names, as the parser would keep every rule once for each of them. */
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
