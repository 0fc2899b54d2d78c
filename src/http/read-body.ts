import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ServiceError } from '../base/service-error.ts'

const receiveMsMax = 30_000

export type BodyLimits = {
  /** The size of the body is counted after decompression. */
  readonly bytesMax: number
  /** Whether the time limit is for the whole body, or for each pause in it. */
  readonly time: 'whole' | 'pause'
}

/** Reads the body piece by piece and decompressed. Throws if it exceeds its limits. */
export async function* readBody(request: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const plain = decompressed(request)
  const startWaiting = () => setTimeout(() => plain.destroy(tooSlow()), receiveMsMax)
  let waiting = startWaiting()
  let bytes = 0
  try {
    for await (const piece of plain as AsyncIterable<Uint8Array>) {
      bytes += piece.byteLength
      if (bytes > limits.bytesMax) throw tooLarge(limits.bytesMax)
      // The time that we take for a piece does not count as a pause of the client.
      if (limits.time === 'pause') clearTimeout(waiting)
      yield piece
      if (limits.time === 'pause') waiting = startWaiting()
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError('invalid_request', 'The body is damaged or incomplete.', {
      cause: error,
    })
  } finally {
    clearTimeout(waiting)
    plain.destroy()
  }
}

/** Reads the whole body. */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  return buffer(readBody(request, limits))
}

export function tooLarge(bytesMax: number): ServiceError {
  return new ServiceError('request_too_large', `The body is larger than ${bytesMax} bytes.`)
}

const decompressors = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

function decompressed(request: Request): Readable {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity'
  const raw = request.body ? Readable.fromWeb(request.body) : Readable.from([])
  if (encoding === 'identity') return raw
  if (encoding !== 'gzip' && encoding !== 'deflate' && encoding !== 'br') {
    throw new ServiceError(
      'unsupported_media_type',
      'A body may be compressed with gzip, deflate or br, and nothing else.',
    )
  }
  // A failure of either stream reaches the reader as an error of the second one.
  return pipeline(raw, decompressors[encoding](), () => {})
}

function tooSlow(): ServiceError {
  return new ServiceError('invalid_request', 'The body did not arrive in time.')
}
