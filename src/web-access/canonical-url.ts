/** Query parameters that record where a visitor came from and do not change the page. */
const trackingParameter =
  /^(utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|mc_cid|mc_eid|_ga|_gl|ref_src|ref_url|cmpid|ncid|smid|partner|ocid|at_\w+)$/i

/** Subdomains that serve the same page to other devices. */
const deviceHost = /^(www|m|mobile|amp)\.(?=[^.]+\.)/
/** Wikis put the language before the device: `en.m.wikipedia.org`. */
const deviceWithin = /^([a-z-]+)\.m\.(?=[^.]+\.)/

const arxivPath = /^\/(?:abs|pdf|html)\/([^/]+?(?:\/\d+)?)(?:v\d+)?(?:\.pdf)?$/

/**
 * A key for comparing addresses: equal for all spellings of one page's address, whatever its scheme, device subdomain,
 * tracking parameters, fragment or trailing slash. A DOI becomes `doi:…`, an arXiv number `arxiv:…`. Not meant for
 * fetching. Text that is no HTTP URL is returned as it is.
 */
export function canonicalUrl(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return address
  const host = siteHost(url)
  const path = url.pathname.replace(/\/(index\.html?|amp)?$/, '')
  if (host === 'doi.org' || host === 'dx.doi.org') return doiKey(decoded(path.slice(1)))
  const arxivNumber = host === 'arxiv.org' ? arxivPath.exec(path)?.[1] : undefined
  if (arxivNumber) return `arxiv:${arxivNumber.toLowerCase()}`
  return `https://${host}${decoded(path)}${withoutTracking(url.searchParams)}`
}

/** The key of the paper with a DOI: `doi:…`, in lower case; `arxiv:…` for the DOIs that arXiv gives its papers. */
export function doiKey(doi: string): string {
  const key = doi.toLowerCase()
  const ofArxiv = '10.48550/arxiv.'
  return key.startsWith(ofArxiv) ? `arxiv:${key.slice(ofArxiv.length)}` : `doi:${key}`
}

/** The host and port of a URL without device subdomains (`www.`, `m.`). */
export function siteHost({ host }: URL): string {
  return host.replace(deviceWithin, '$1.').replace(deviceHost, '')
}

/**
 * The address without tracking parameters and fragment. Unlike `canonicalUrl`, the result can be fetched. Throws a
 * `TypeError` if the address is no URL.
 */
export function withoutTrackingMarks(address: string): string {
  const url = new URL(address)
  const names = [...url.searchParams.keys()]
  if (names.some((name) => trackingParameter.test(name)))
    url.search = withoutTracking(url.searchParams)
  url.hash = ''
  return url.href
}

function withoutTracking(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(([name]) => !trackingParameter.test(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** Decodes percent escapes, so that escaped and plain letters compare equal; a malformed path stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
