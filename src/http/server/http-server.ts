import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { ServiceError } from '../../base/errors/service-error.ts'
import { newId } from '../../base/ids.ts'
import { problemAnswer } from '../answer/problem-answer.ts'
import type { HttpApp, HttpEnv } from '../http-env.ts'
import { BreakableCalls } from './breakable-calls.ts'
import { inTurn } from './in-turn.ts'
import { type LingerLimits, lingering } from './linger.ts'
import { listen } from './listen.ts'
import { oneHost } from './one-host.ts'
import { refuseMalformed } from './refuse-malformed.ts'

export type HttpServer = AsyncDisposable & {
  /** The port that the server listens on, also if 0 (any free port) was requested. */
  readonly port: number
}

type ServerOptions = {
  readonly host: string
  readonly port: number
  /** How long requests in progress may continue after the server was told to end. */
  readonly drainMs: number
  /** How long the rest of a rejected body is still received. */
  readonly linger?: LingerLimits
}

/** How long the answers to calls that are broken off have to reach their clients. */
const lastWordMs = 250
/**
 * How long a request may take to arrive on a connection on which nothing was sent before the server was told to end.
 * Browsers open some ahead, and so do clients in Node after an answer that was not read to its end. Node does not count
 * them as idle.
 */
const firstWordMs = 250

/**
 * Starts the server, which runs until it is disposed of. Then it accepts no more connections, lets requests in progress
 * finish within `drainMs`, and answers and aborts the rest. Rejects if the server cannot listen on the address.
 */
export async function startHttpServer(app: HttpApp, options: ServerOptions): Promise<HttpServer> {
  const server = createServer({
    headersTimeout: 20_000,
    // A request without Host is rejected by our code, with a body that says why.
    requireHostHeader: false,
    // Longer than proxies keep idle connections open: if we closed first, one might just be sending a request.
    keepAliveTimeout: 65_000,
    // Bodies have time limits of their own; an import may take as long as data keeps arriving.
    requestTimeout: 0,
    connectionsCheckingInterval: 5_000,
  })
  const unanswered = new BreakableCalls()
  const answer = getRequestListener(
    async (request, bindings) => {
      // The server speaks HTTP/1.1 only.
      const env: HttpEnv['Bindings'] = bindings as HttpBindings
      const answered = await unanswered.orBrokenOff(app.fetch(request, env), env)
      return lingering(answered, bindings.incoming as IncomingMessage, options.linger)
    },
    {
      errorHandler: (error) => problemAnswer(asProblem(error), newId('request')),
    },
  )
  const running = new Set<ServerResponse>()
  const connections = openConnections(server)
  server.on('request', inTurn(tracked(oneHost(answer), server, running)))
  // What a client expects besides 100-continue may be ignored; Node would answer 417 without a body that says why.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  const slowReaders = dropSlowReaders(running)
  server.once('close', () => clearInterval(slowReaders))
  server.on('clientError', (error, socket) => refuseMalformed(error, socket, running))
  await listen(server, options, 'PORT')
  return {
    port: (server.address() as AddressInfo).port, // a server that listens on a port has such an address
    [Symbol.asyncDispose]: () => {
      return drain(server, { running, unanswered, connections }, options.drainMs)
    },
  }
}

function asProblem(error: unknown): unknown {
  if (!(error instanceof RequestError)) return error
  return new ServiceError('invalid_request', 'The request has no valid URL or Host.')
}

/** A client that reads nothing of its response for this long is gone, or wants to occupy memory; it is disconnected. */
const takesNothingMsMax = 30_000
/** How often it is looked whether a client takes something. */
const watchMs = 5_000

function dropSlowReaders(running: ReadonlySet<ServerResponse>): NodeJS.Timeout {
  const seen = new WeakMap<ServerResponse, { readonly taken: number; readonly at: number }>()
  const look = () => {
    for (const answer of running) {
      const { socket } = answer
      const waiting = socket?.writableLength ?? 0
      const taken = (socket?.bytesWritten ?? 0) - waiting
      const before = seen.get(answer)
      if (waiting === 0 || taken !== before?.taken)
        seen.set(answer, { taken, at: performance.now() })
      else if (performance.now() - before.at > takesNothingMsMax) socket?.destroy()
    }
  }
  return setInterval(look, watchMs).unref()
}

/** A listener that keeps each response in `running` until it is complete. */
function tracked(
  listener: RequestListener,
  server: Server,
  running: Set<ServerResponse>,
): RequestListener {
  return (request, answer) => {
    running.add(answer)
    if (!server.listening) answer.setHeader('Connection', 'close')
    answer.once('close', () => {
      running.delete(answer)
      // The head of a long response may have promised to keep the connection open.
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
    listener(request, answer)
  }
}

/** The connections of a server, those included that nothing has been sent on. */
function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

type Draining = {
  readonly running: ReadonlySet<ServerResponse>
  readonly unanswered: BreakableCalls
  readonly connections: ReadonlySet<Socket>
}

async function drain(
  server: Server,
  { running, unanswered, connections }: Draining,
  drainMs: number,
): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const unused = setTimeout(() => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }, firstWordMs)
  for (const answer of running) {
    if (!answer.headersSent) answer.setHeader('Connection', 'close')
  }
  const patience = setTimeout(() => unanswered.breakOff(), drainMs)
  const end = setTimeout(() => server.closeAllConnections(), drainMs + lastWordMs)
  await closed
  clearTimeout(unused)
  clearTimeout(patience)
  clearTimeout(end)
}
