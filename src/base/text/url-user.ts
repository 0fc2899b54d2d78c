/** Whether a URL has a user or a password; false for a text that is no URL. */
export function hasUser(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (url.username !== '' || url.password !== '')
}

/**
 * A URL, or a name and a URL such as `crossref=https://…`, with `***` in place of its user and password; other texts as
 * they are.
 */
export function withoutUser(text: string): string {
  for (const start of [0, text.indexOf('=') + 1]) {
    const address = text.slice(start)
    if (!hasUser(address)) continue
    const url = new URL(address)
    url.username = '***'
    url.password = ''
    return `${text.slice(0, start)}${url.href}`
  }
  return text
}
