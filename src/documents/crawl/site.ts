import { siteHost, withoutTrackingMarks } from '../../web-access/canonical-url.ts'
import { settings } from './settings.ts'

/** What a crawl reads of a web site: the addresses of one host at or below a path. */
export type SiteScope = {
  /** `https://docs.example.org` */
  readonly origin: string
  /** Without a slash at its end: `/guide`, or empty for the whole site. */
  readonly path: string
}

/** Parameters and parts of paths that name the session of a visitor, and not the page. */
const sessionParameter =
  /^(phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sid|cfid|cftoken)$/i
const sessionInPath = /;jsessionid=[^/?]*/i

/** What ends the names of files that are no documents. */
const otherFiles = new Set(
  (
    'jpg jpeg png gif svg webp ico avif bmp tif tiff css js mjs map json xml rss atom zip gz tgz tar bz2 xz 7z rar ' +
    'dmg exe msi deb rpm apk iso jar whl mp3 mp4 m4a webm avi mov wav ogg flac woff woff2 ttf eot otf wasm bin'
  ).split(' '),
)

/**
 * The scope of a crawl that begins at `asked`, which the site leads on to `reached`: what is at or below the asked path,
 * where a file stands for its folder; at or below the reached one if that is elsewhere on the site.
 */
export function scopeOf(asked: string, reached: string): SiteScope {
  const [from, to] = [new URL(asked), new URL(reached)]
  const path = folderOf(from.pathname)
  return { origin: to.origin, path: isBelow(to.pathname, path) ? path : folderOf(to.pathname) }
}

/** Whether two addresses are of the same site, whatever their scheme and device subdomain. */
export function areOfOneSite(one: string, other: string): boolean {
  return siteHost(new URL(one)) === siteHost(new URL(other))
}

/** The name of a site, as its graph has it: `docs.example.org/guide`. */
export function nameOfSite(address: string): string {
  const url = new URL(address)
  return `${siteHost(url)}${decoded(folderOf(url.pathname))}`
}

/** Tells which addresses a crawl reads, and how it writes them. */
export class Site {
  readonly scope: SiteScope
  readonly #host: string
  readonly #excluded: readonly string[]

  /** `excludePaths`: nothing at or below these paths is read. */
  constructor(scope: SiteScope, excludePaths: readonly string[] = []) {
    this.scope = scope
    this.#host = siteHost(new URL(scope.origin))
    // As addresses have them, whose other letters are escaped.
    this.#excluded = excludePaths.map((one) => withoutSlash(new URL(scope.origin + one).pathname))
  }

  /**
   * The address under which a crawl knows a page: without fragment, tracking parameters and session, and with the
   * scheme and host of the start. `undefined` if the crawl does not read it.
   */
  addressOf(address: string): string | undefined {
    if (address.length > settings.addressLengthMax) return undefined
    const given = URL.parse(address)
    if (!given || !/^https?:$/.test(given.protocol) || siteHost(given) !== this.#host)
      return undefined
    if (given.username !== '' || given.password !== '') return undefined
    const url = new URL(withoutTrackingMarks(address))
    const { origin, path } = this.scope
    const pathname = url.pathname.replace(sessionInPath, '')
    if (!isBelow(pathname, path) || this.#excluded.some((one) => isBelow(pathname, one)))
      return undefined
    return isOtherFile(pathname) ? undefined : `${origin}${pathname}${queryOf(url)}`
  }

  /**
   * The address that a page says is its own; `undefined` if the crawl does not read it. A page below the front page that
   * names that has a wrong template, as all pages of its site: if it is a copy, it has the same text too.
   */
  ownAddressOf(address: string, canonicalUrl: string): string | undefined {
    const own = this.addressOf(canonicalUrl)
    return own !== undefined && this.#isFront(own) && !this.#isFront(address) ? undefined : own
  }

  #isFront(address: string): boolean {
    return withoutSlash(new URL(address).pathname) === this.scope.path
  }
}

function queryOf({ search, searchParams }: URL): string {
  const kept = [...searchParams].filter(([name]) => !sessionParameter.test(name))
  if (kept.length === 0) return ''
  return kept.length === searchParams.size ? search : `?${new URLSearchParams(kept)}`
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

/** The path that an address stands for: `/guide/intro.html` for `/guide`, `/guide/` and `/guide` for themselves. */
function folderOf(pathname: string): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  return withoutSlash(last.includes('.') ? pathname.slice(0, -last.length) : pathname)
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

function isOtherFile(pathname: string): boolean {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  const dot = last.lastIndexOf('.')
  return dot > 0 && otherFiles.has(last.slice(dot + 1).toLowerCase())
}

function decoded(path: string): string {
  try {
    const plain = decodeURIComponent(path)
    return plain.includes('\0') ? path : plain
  } catch {
    return path
  }
}
