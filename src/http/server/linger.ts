import type { IncomingMessage } from 'node:http'

/** How much of a rejected body is still received: bytes and time in total, and the longest pause. */
export type LingerLimits = {
  readonly bytesMax: number
  readonly msMax: number
  readonly pauseMsMax: number
}

/** The times are those of nginx (`lingering_time`, `lingering_timeout`). */
const defaults: LingerLimits = { bytesMax: 64 * 1024 * 1024, msMax: 30_000, pauseMsMax: 5_000 }

/**
 * The response to a request whose body was rejected as too large: sent at once, but completed only after the rest of
 * the body has been discarded. If the connection closed while the client is still sending, most clients would report a
 * broken connection instead of the response.
 */
export async function lingering(
  answer: Response,
  incoming: IncomingMessage,
  limits = defaults,
): Promise<Response> {
  if (answer.status !== 413 || incoming.readableEnded) return answer
  const body = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  // With a length, the client can process the response before it ends.
  headers.set('Content-Length', String(body.byteLength))
  const stream = new ReadableStream({
    async start(controller) {
      controller.enqueue(body)
      await throwAway(incoming, limits)
      controller.close()
    },
  })
  return new Response(stream, { status: answer.status, headers })
}

async function throwAway(incoming: IncomingMessage, limits: LingerLimits): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = setTimeout(resolve, limits.msMax)
  const pause = setTimeout(resolve, limits.pauseMsMax)
  let bytes = 0
  // Removes the readers so far, which have rejected the body and would block it.
  incoming.removeAllListeners('data')
  incoming.on('data', (piece: Uint8Array) => {
    pause.refresh()
    bytes += piece.byteLength
    if (bytes > limits.bytesMax) resolve()
  })
  for (const ending of ['end', 'close', 'error']) incoming.once(ending, () => resolve())
  incoming.resume()
  await promise
  clearTimeout(end)
  clearTimeout(pause)
}
