import { pipeline, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Share } from '../bytes-in-flight.ts'
import type { Spool } from './spool.ts'

/** The time that a client may take to send a body: this, and a second for each `bytesPerSecondMin` bytes. */
const receiveMsMax = 30_000
const bytesPerSecondMin = 16 * 1024

export type BodyLimits = {
  /** The limit of the decompressed size. */
  readonly bytesMax: number
  /**
   * Whether the time limit is for the whole body, or restarts with each line: an import may take as long as its lines
   * keep arriving.
   */
  readonly time: 'whole' | 'line'
  /** Counts the chunks as bytes in flight, if the body is kept in memory. */
  readonly share?: Share
  /** The connection's own stream of the body. The web stream around it costs more time than reading a short body. */
  readonly incoming?: Readable | undefined
  /** Ends the reading, with its reason as the error. */
  readonly signal?: AbortSignal
}

/** Yields the decompressed body in chunks. Throws if it exceeds its limits. */
export async function* readBody(request: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const plain = decompressed(request, limits.incoming)
  // Ending the iteration early must not close the connection, which still has to carry the response.
  const pieces = plain.iterator({ destroyOnReturn: false })
  let bytes = 0
  let bytesInTime = 0
  let waitedMs = 0
  try {
    for (;;) {
      const waitsSince = performance.now()
      const msLeft = receiveMsMax + (bytesInTime / bytesPerSecondMin) * 1000 - waitedMs
      const coming: Promise<IteratorResult<Uint8Array>> = pieces.next()
      const { done, value: piece } = await inTime(coming, msLeft, limits.signal)
      if (done) return
      // The time that this side takes for a chunk is not a pause of the client.
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

/** Awaits a promise. Throws if it takes longer than `msMax`, and the reason of the signal once it is aborted. */
async function inTime<Coming>(
  coming: Promise<Coming>,
  msMax: number,
  signal?: AbortSignal,
): Promise<Coming> {
  signal?.throwIfAborted()
  const ended = Promise.withResolvers<never>()
  const timer = setTimeout(() => ended.reject(tooSlow()), Math.max(0, msMax))
  const abort = () => ended.reject(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([coming, ended.promise])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Reads the whole body into a spool; `each` is called with every chunk. */
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

/** The error for a body above the limit. */
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
  // An error of either stream reaches the reader through the second one.
  return pipeline(raw, decompressors[encoding](), () => {})
}

function tooSlow(): ServiceError {
  return new ServiceError('invalid_request', 'The body did not arrive in time.')
}
