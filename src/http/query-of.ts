/** The query parameters of a request. Most have none, and searching for "?" is faster than parsing the URL. */
export function queryOf({ url }: Request): URLSearchParams {
  return url.includes('?') ? new URL(url).searchParams : new URLSearchParams()
}
