import type { PageFailure, PageReader } from './pages/web-page.ts'
import type { DomainFilter, EngineCoverage, SearchOutcome, WebSearch } from './search/web-search.ts'

type Web = { readonly search: WebSearch; readonly pages: PageReader }

/**
 * A web search and a page reader that keep to the wanted domains. Search engines that can are asked for nothing else,
 * and results of other domains are left out. A page that leads elsewhere is a failure, as far as possible before it is
 * fetched.
 */
export function withinDomains({ search, pages }: Web, domains: DomainFilter = {}): Web {
  if (domains.include === undefined && domains.exclude === undefined) return { search, pages }
  return {
    search: {
      search: async (query, ...rest) =>
        withoutOthers(await search.search({ ...query, domains }, ...rest), domains),
    },
    pages: {
      async read(url, ...rest) {
        if (!isWithin(url, domains)) return elsewhere(url, url)
        const page = await pages.read(url, ...rest)
        return page.status === 'read' && !isWithin(page.url, domains)
          ? elsewhere(url, page.url)
          : page
      },
    },
  }
}

/** Whether the host of an address is an included domain or below one, and not an excluded one or below one. */
export function isWithin(url: string, { include, exclude = [] }: DomainFilter): boolean {
  const host = hostOf(url)
  const isOf = (domain: string) => {
    const name = hostOf(`http://${domain}`)
    return name !== '' && (host === name || host.endsWith(`.${name}`))
  }
  return (include === undefined || include.some(isOf)) && !exclude.some(isOf)
}

/** The host of an address as the DNS has it: in lower case, other scripts in ASCII. */
function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/\.$/, '') ?? ''
}

function withoutOthers({ results, coverage }: SearchOutcome, domains: DomainFilter): SearchOutcome {
  const wanted = results.filter(({ url }) => isWithin(url, domains))
  return {
    results: wanted,
    coverage: coverage.map((one) => {
      const given = wanted.filter(({ engine }) => engine === one.engine).length
      return given === one.given ? one : { ...one, given, ...toldOf(one, given) }
    }),
  }
}

function toldOf({ given, refused }: EngineCoverage, left: number): Pick<EngineCoverage, 'refused'> {
  if (left > 0 || refused !== undefined) return {}
  return { refused: `None of its ${given} results is of the wanted domains` }
}

function elsewhere(askedUrl: string, url: string): PageFailure {
  const message = `It leads to ${hostOf(url)}, which is not one of the wanted domains`
  return { status: 'failed', askedUrl, reason: 'address-refused', message }
}
