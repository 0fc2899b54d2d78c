import { documentAt } from '../../contract/documents/document-address.ts'

/**
 * The host of a page without `www.`, or that of the original of a page at an archive: whose words they are. A document
 * that is no page of the web stands for itself, with its address.
 */
export function sourceHost(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (documentAt(address) !== undefined) return address
  const original = /^\/web\/\d+[a-z_]*\/(https?:\/\/.+)$/i.exec(url.pathname)?.[1]
  if (original !== undefined && URL.canParse(original)) return sourceHost(original)
  return url.hostname.replace(/^www\./, '')
}
