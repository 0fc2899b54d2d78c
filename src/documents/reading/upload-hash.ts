import { webcrypto } from 'node:crypto'
import type { Upload } from '../../contract/documents/upload.ts'
import type { Particulars } from '../prepared-document.ts'

/**
 * A digest by which the same upload is known again: of the file, of what its sender said of it, and of the languages in
 * which its pictures are read, as others may find more. Computed outside the main thread, which a large file would block
 * for 20 ms.
 */
export async function uploadHash({
  bytes,
  hint: { filename, contentType },
  said: { title, externalId, url },
  languages,
}: {
  readonly bytes: Uint8Array
  readonly hint: Omit<Upload, 'bytes'>
  readonly said: Particulars
  readonly languages: readonly string[]
}): Promise<string> {
  const file = await sha256(bytes)
  const said = [filename, contentType, title, externalId, url].map((one) => one ?? null)
  return sha256(Buffer.from(JSON.stringify([file, ...said, languages])))
}

async function sha256(bytes: Uint8Array): Promise<string> {
  // No upload is in memory that threads share.
  const own = bytes as Uint8Array<ArrayBuffer>
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', own)).toString('hex')
}
