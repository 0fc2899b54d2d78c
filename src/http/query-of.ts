/** The parameters in the URL of a request. Most have none, and a look for the "?" takes less than reading the URL. */
export function queryOf({ url }: Request): URLSearchParams {
  return url.includes('?') ? new URL(url).searchParams : new URLSearchParams()
}
