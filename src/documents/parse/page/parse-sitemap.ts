import { gunzipSync } from 'node:zlib'
import type { Sitemap } from '../../../web-access/pages/web-page.ts'
import { readXml } from '../read-xml.ts'
import { unprocessable } from '../unprocessable.ts'

/** The most bytes of a compressed sitemap once it is unpacked. */
const bytesMax = 32 * 1024 * 1024
/** The most addresses that the protocol allows in one file; what comes after is left out. */
const addressesMax = 50_000
const lengthMax = 2_000

/**
 * Reads a sitemap or an index of sitemaps (sitemaps.org), compressed or not; also a plain list of addresses, one on a
 * line. Throws `unprocessable_document` if it cannot be unpacked.
 */
export function parseSitemap(bytes: Uint8Array): Sitemap {
  const text = new TextDecoder().decode(unpacked(bytes)).trimStart()
  return text.startsWith('<') ? fromXml(text) : { pages: fromLines(text), sitemaps: [] }
}

function fromXml(xml: string): Sitemap {
  const found: Record<'url' | 'sitemap', string[]> = { url: [], sitemap: [] }
  let of: 'url' | 'sitemap' | undefined
  let address: string | undefined
  readXml(xml, {
    open(name) {
      if (name === 'url' || name === 'sitemap') of = name
      else if (name === 'loc') address = ''
    },
    text(part) {
      if (address !== undefined && address.length <= lengthMax) address += part
    },
    close(name) {
      if (name === 'loc' && of && address !== undefined) {
        const list = found[of]
        if (list.length < addressesMax && address.length <= lengthMax) list.push(address.trim())
      }
      if (name === 'loc') address = undefined
      else if (name === of) of = undefined
    },
  })
  return { pages: found.url, sitemaps: found.sitemap }
}

function fromLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/, addressesMax).map((line) => line.trim())
  return lines.filter((line) => line.length <= lengthMax && /^https?:\/\//i.test(line))
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: bytesMax })
  } catch {
    throw unprocessable(
      `The sitemap cannot be unpacked, or is larger than ${bytesMax / 1024 / 1024} MiB`,
    )
  }
}
