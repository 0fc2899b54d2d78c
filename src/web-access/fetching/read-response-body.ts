import type { Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailure } from './fetch-failure.ts'

/** The largest ratio of decompressed to compressed size. Text reaches about 20; 100 means a decompression bomb. */
const ratioMax = 100
/** The ratio is not checked below this size. */
const ratioCountsFromBytes = 1024 * 1024

/**
 * Reads and decompresses a body. `bytesMaxOf` gets the first chunk and returns the limit for the decompressed size.
 * Throws a `FetchFailure` before more memory than that is used.
 */
export async function readResponseBody(
  body: Readable,
  encoding: string | undefined,
  bytesMaxOf: (head: Uint8Array) => number,
): Promise<Buffer> {
  const decoder = decoderOf(encoding)
  let packedBytes = 0
  body.on('data', (chunk: Buffer) => {
    packedBytes += chunk.length
  })
  body.pause()
  const unpacked = decoder ? body.pipe(decoder) : body
  body.once('error', (error) => decoder?.destroy(error))
  const chunks: Buffer[] = []
  let bytes = 0
  let allowed: number | undefined
  try {
    for await (const chunk of unpacked) {
      chunks.push(chunk)
      bytes += chunk.length
      allowed ??= bytesMaxOf(chunk)
      if (bytes > allowed) throw responseTooLarge(allowed)
      if (decoder && bytes > ratioCountsFromBytes && bytes > packedBytes * ratioMax)
        throw new FetchFailure(
          'too-large',
          `The answer unpacks to more than ${ratioMax} times its size`,
        )
    }
  } catch (cause) {
    if (isZlibError(cause))
      throw new FetchFailure('unreadable', 'The answer cannot be unpacked', { cause })
    throw cause
  } finally {
    body.destroy()
    decoder?.destroy()
  }
  return Buffer.concat(chunks)
}

/** The error for a body above the given limit. */
export function responseTooLarge(bytesMax: number): FetchFailure {
  const mebibytes = Math.round(bytesMax / 1024 / 1024)
  const size = mebibytes > 0 ? `${mebibytes} MiB` : `${bytesMax} bytes`
  return new FetchFailure('too-large', `The answer is larger than ${size}`)
}

function decoderOf(encoding = 'identity') {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return undefined
    case 'gzip':
    case 'x-gzip':
      // Returns what there is of a truncated body, as browsers do.
      return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
    case 'deflate':
      return createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
    case 'br':
      return createBrotliDecompress()
    default:
      throw new FetchFailure('unreadable', 'The answer is packed in a way that was not asked for')
  }
}

function isZlibError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/.test(String(error.code))
  )
}
