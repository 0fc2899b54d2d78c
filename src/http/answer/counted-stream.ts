import type { Share } from '../bytes-in-flight.ts'

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Bytes are counted as they leave, so a piece is about what a socket takes at once. */
const pieceBytes = 64 * 1024

/**
 * Streams the chunks of an answer. What `share` has taken counts as in flight until all chunks have been read, or the
 * reader has left, even before the first one.
 */
export function countedStream(
  pieces: Pieces,
  share: Share,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const iterator = iteratorOf(pieces)
  const leave = () => share[Symbol.dispose]()
  if (signal.aborted) leave()
  // A reader who leaves before the response begins may neither read nor cancel it.
  signal.addEventListener('abort', leave, { once: true })
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await Promise.resolve(iterator.next()).catch((error) => {
          leave()
          throw error
        })
        if (!next.done) return controller.enqueue(next.value)
        leave()
        controller.close()
      },
      async cancel() {
        leave()
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Splits bytes into chunks that a socket takes at once. */
export function* socketChunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += pieceBytes)
    yield bytes.subarray(start, start + pieceBytes)
}

function iteratorOf(pieces: Pieces): Iterator<Uint8Array> | AsyncIterator<Uint8Array> {
  return Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
}
