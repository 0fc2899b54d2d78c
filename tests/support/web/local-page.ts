/** A page of the local web. */
export type LocalPage = {
  /** Where it stands on the real web; on the local one the host is the same, below `localhost`. */
  readonly url: string
  readonly title: string
  /** What search engines know of it besides its title, and show of it. */
  readonly lead: string
  readonly mediaType: string
  body(): string | Uint8Array
  /** An ISO-8601 date. */
  readonly publishedAt?: string
  /** 200 if missing. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Whether search engines know it; if missing, they do. A page that is not listed is only found by its links. */
  readonly isListed?: boolean
}

/** `https://example.org/a` → `http://example.org.localhost:4000/a` */
export function localUrl(url: string, port: number): string {
  const { hostname, pathname, search } = new URL(url)
  return `http://${hostname}.localhost:${port}${pathname}${search}`
}

/** What a page is known by on the local web, whatever the port. */
export function pageKey(host: string, pathAndQuery: string): string {
  return `${host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.localhost$/, '')}${pathAndQuery}`
}
