import { once } from 'node:events'
import { connect } from 'node:net'

/** A request to chat, byte by byte. */
export function chatRequest(
  url: string,
  { key, idempotencyKey, body }: { key: string; idempotencyKey?: string; body: object },
): Buffer {
  const json = JSON.stringify(body)
  const lines = [
    'POST /agent/interactions HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(json)}`,
    ...(idempotencyKey === undefined ? [] : [`Idempotency-Key: ${idempotencyKey}`]),
    'Connection: close',
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json}`)
}

/** Sends the bytes and hangs up after so many bytes of the answer; all that came of it until then. */
export async function leaveEarly(url: string, request: Buffer, bytesMax: number): Promise<Buffer> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  await new Promise<void>((resolve, reject) => {
    socket.write(request, (error) => (error ? reject(error) : resolve()))
  })
  const parts: Buffer[] = []
  let length = 0
  if (bytesMax > 0)
    for await (const part of socket) {
      parts.push(part)
      length += part.length
      if (length >= bytesMax) break
    }
  socket.resetAndDestroy()
  return Buffer.concat(parts)
}
