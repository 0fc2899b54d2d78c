import type { ZipArchive } from '../read-zip.ts'
import { decodeText } from '../text/charsets/decode-text.ts'
import { unprocessable } from '../unprocessable.ts'

/** The XML of an OpenDocument file. Throws `unprocessable_document` if the file is encrypted or has none. */
export function contentOf(zip: ZipArchive): string {
  const manifest = decodeText(zip.read('META-INF/manifest.xml') ?? new Uint8Array())
  if (/<(\w+:)?encryption-data\b/.test(manifest))
    throw unprocessable('The file is encrypted and needs a password')
  const content = zip.read('content.xml')
  if (!content) throw unprocessable('The file is damaged: it has no content.xml')
  return decodeText(content)
}
