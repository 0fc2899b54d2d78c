/** The host of a page without `www.`, or that of the original of a page at an archive: whose words they are. */
export function sourceHost(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const original = /^\/web\/\d+[a-z_]*\/(https?:\/\/.+)$/i.exec(url.pathname)?.[1]
  if (original !== undefined && URL.canParse(original)) return sourceHost(original)
  return url.hostname.replace(/^www\./, '')
}
