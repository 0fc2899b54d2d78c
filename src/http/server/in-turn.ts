import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Call = readonly [request: IncomingMessage, answer: ServerResponse]

/** A client that sends more requests than this before it has an answer is cut off: each is kept in memory. */
const waitingMax = 100

/**
 * A listener that gets the requests of a connection one after the other, each when the answer before it has
 * gone. Node hands over all that arrive at once (pipelining), so that one packet could begin more than a thousand
 * calls, whose answers would wait in memory for the first of them to be read.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Call[]>()

  const begin = ([request, answer]: Call) => {
    answer.once('close', () => setImmediate(goOn, request.socket))
    listener(request, answer)
  }
  const goOn = (socket: Socket) => {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
    if (next) begin(next)
    else waiting.delete(socket)
  }
  return (request, answer) => {
    const { socket } = request
    const before = waiting.get(socket)
    if (before === undefined) {
      waiting.set(socket, [])
      begin([request, answer])
    } else if (before.length < waitingMax) before.push([request, answer])
    else socket.destroy()
  }
}
