import type { DomainFilter } from '../../web-access/search/web-search.ts'

/** The domains of the web that a request includes and excludes, if it names any. */
export function domainsOf({
  include_domains: include,
  exclude_domains: exclude,
}: {
  readonly include_domains?: readonly string[] | undefined
  readonly exclude_domains?: readonly string[] | undefined
}): { readonly domains?: DomainFilter } {
  if (include === undefined && exclude === undefined) return {}
  return { domains: { ...(include && { include }), ...(exclude && { exclude }) } }
}
