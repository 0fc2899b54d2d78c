/** Who a page is from: its host without `www.`; of an archived page that of the original. */
export function sourceHost(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const original = /^\/web\/\d+[a-z_]*\/(https?:\/\/.+)$/i.exec(url.pathname)?.[1]
  if (original !== undefined && URL.canParse(original)) return sourceHost(original)
  return url.hostname.replace(/^www\./, '')
}
