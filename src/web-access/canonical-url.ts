/** Parameters that tell where a visitor came from, not what is shown. */
const trackingParameter =
  /^(utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|mc_cid|mc_eid|_ga|_gl|ref_src|ref_url|cmpid|ncid|smid|partner|ocid|at_\w+)$/i

/** Sub-domains under which sites serve the same page to other devices. */
const deviceHost = /^(www|m|mobile|amp)\.(?=[^.]+\.)/
/** Wikis have the language before the mark of the device: `en.m.wikipedia.org`. */
const deviceWithin = /^([a-z-]+)\.m\.(?=[^.]+\.)/

const arxivPath = /^\/(?:abs|pdf|html)\/([^/]+?(?:\/\d+)?)(?:v\d+)?(?:\.pdf)?$/

/**
 * One address for all the ways of writing that of a page: the same text under another scheme, the host for
 * other devices, tracking marks, a fragment, a slash at the end. A DOI and an arXiv number stand for
 * themselves. It tells pages apart and is not meant to be fetched. An address that is none stays as it is.
 */
export function canonicalUrl(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return address
  const host = siteHost(url)
  const path = url.pathname.replace(/\/(index\.html?|amp)?$/, '')
  if (host === 'doi.org' || host === 'dx.doi.org')
    return `doi:${decoded(path.slice(1)).toLowerCase()}`
  const arxivNumber = host === 'arxiv.org' ? arxivPath.exec(path)?.[1] : undefined
  if (arxivNumber) return `arxiv:${arxivNumber.toLowerCase()}`
  return `https://${host}${decoded(path)}${withoutTracking(url.searchParams)}`
}

/** The host and port of a URL, without the sub-domain that serves the same pages to other devices. */
export function siteHost({ host }: URL): string {
  return host.replace(deviceWithin, '$1.').replace(deviceHost, '')
}

/** An address without tracking marks and fragment; unlike the canonical address, one to fetch. */
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

/** Percent signs stand for the same letters in all addresses, unless they stand for none. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
