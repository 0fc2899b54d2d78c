import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Call = readonly [request: IncomingMessage, answer: ServerResponse]

/** A client with more unanswered requests than this on one connection is disconnected: each is kept in memory. */
const waitingMax = 100

/**
 * Passes on the requests of a connection one at a time, each after the previous response was sent. Node delivers all
 * pipelined requests at once, so a single packet could start more than a thousand calls, whose responses would wait in
 * memory.
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
