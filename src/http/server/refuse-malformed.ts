import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { ServiceError } from '../../base/errors/service-error.ts'
import { newId } from '../../base/ids.ts'
import { describeProblem } from '../../operations/answer/describe-problem.ts'

/** Status line and message for each error code of Node's HTTP parser; any other code is answered with `noHttp`. */
const refusals = new Map<string | undefined, readonly [status: string, message: string]>([
  [
    'HPE_HEADER_OVERFLOW',
    ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', 'The request took too long to arrive.']],
])
const noHttp = ['400 Bad Request', 'This is no valid HTTP request.'] as const

/** Responds to bytes that are not a valid request, which never reach a handler, and closes the connection. */
export function refuseMalformed(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  running: ReadonlySet<ServerResponse>,
): void {
  const halfAnswered = [...running].some((each) => each.socket === socket && each.headersSent)
  if (!socket.writable || error.code === 'ECONNRESET' || halfAnswered) {
    socket.destroy()
    return
  }
  const [status, message] = refusals.get(error.code) ?? noHttp
  const problem = describeProblem(new ServiceError('invalid_request', message), newId('request'))
  const body = JSON.stringify({ error: problem })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
