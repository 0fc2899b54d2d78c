import type { IncomingMessage } from 'node:http'

/** How much of a body that was refused is still taken, and for how long: in all, and while nothing comes. */
export type LingerLimits = {
  readonly bytesMax: number
  readonly msMax: number
  readonly pauseMsMax: number
}

/** The times are those of nginx (`lingering_time`, `lingering_timeout`). */
const defaults: LingerLimits = { bytesMax: 64 * 1024 * 1024, msMax: 30_000, pauseMsMax: 5_000 }

/**
 * The answer to a request whose body was refused as too large, which is sent at once but ends only when the rest of
 * the body has been thrown away. If the connection closed while the client still sends, most clients would report a
 * broken connection instead of the answer.
 */
export async function lingering(
  answer: Response,
  incoming: IncomingMessage,
  limits = defaults,
): Promise<Response> {
  if (answer.status !== 413 || incoming.readableEnded) return answer
  const body = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  // With its length the client knows the whole answer before it ends.
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
  // Whoever has read the body so far has refused it, and would only hold it up.
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
