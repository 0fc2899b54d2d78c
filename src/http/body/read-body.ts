import { pipeline, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ServiceError } from '../../base/service-error.ts'
import type { Share } from '../bytes-in-flight.ts'
import type { Spool } from './spool.ts'

/** A client may take so long for a body, and for each so many bytes of it a second more. */
const receiveMsMax = 30_000
const bytesPerSecondMin = 16 * 1024

export type BodyLimits = {
  /** The size of the body is counted after decompression. */
  readonly bytesMax: number
  /**
   * Whether the time limit is for the whole body, or begins anew with each line, as an import may take as long as its
   * lines keep coming.
   */
  readonly time: 'whole' | 'line'
  /** The share of the bytes in flight that counts the pieces, where the body is kept in memory. */
  readonly share?: Share
  /**
   * The connection's own stream of the body, without the web stream around it, which takes longer than a short body.
   */
  readonly incoming?: Readable | undefined
}

/** Reads the body piece by piece and decompressed. Throws if it exceeds its limits. */
export async function* readBody(request: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const plain = decompressed(request, limits.incoming)
  // Who breaks off must not break the connection, on which the answer is still to go out.
  const pieces = plain.iterator({ destroyOnReturn: false })
  let bytes = 0
  let bytesInTime = 0
  let waitedMs = 0
  try {
    for (;;) {
      const waitsSince = performance.now()
      const msLeft = receiveMsMax + (bytesInTime / bytesPerSecondMin) * 1000 - waitedMs
      const { done, value: piece } = await inTime<IteratorResult<Uint8Array>>(pieces.next(), msLeft)
      if (done) return
      // The time that we take for a piece does not count as a pause of the client.
      waitedMs += performance.now() - waitsSince
      bytes += piece.byteLength
      bytesInTime += piece.byteLength
      if (bytes > limits.bytesMax) throw tooLarge(limits.bytesMax)
      limits.share?.take(piece.byteLength)
      if (limits.time === 'line' && piece.includes(lineFeed)) waitedMs = bytesInTime = 0
      yield piece
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError('invalid_request', 'The body is damaged or incomplete.', {
      cause: error,
    })
  } finally {
    pieces.return?.().catch(() => {}) // not awaited, as it waits for the next piece
    if (plain !== limits.incoming) plain.destroy()
  }
}

/** What `coming` resolves to. Throws if that takes longer than `msMax`. */
async function inTime<Coming>(coming: Promise<Coming>, msMax: number): Promise<Coming> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(tooSlow()), Math.max(0, msMax))
  try {
    return await Promise.race([coming, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads the whole body into a spool; `each` sees its pieces as they come. */
export async function spoolBody(
  request: Request,
  limits: BodyLimits,
  spool: Spool,
  each?: (piece: Uint8Array) => void,
): Promise<void> {
  for await (const piece of readBody(request, limits)) {
    each?.(piece)
    await spool.add(piece)
  }
}

/** The refusal of a body, with the limit that it exceeds. */
export function tooLarge(bytesMax: number): ServiceError {
  return new ServiceError('request_too_large', `The body is larger than ${bytesMax} bytes.`)
}

const lineFeed = 0x0a

const decompressors = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

function decompressed(request: Request, incoming: Readable | undefined): Readable {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' && incoming) return incoming
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
