import { connect, type Socket } from 'node:net'

export type Target = { readonly url: string; readonly key: string }

/** An upload of 30 MB that never ends: its bytes come at once, but for the last, or in drops. */
export function unfinishedUpload(
  { url, key }: Target,
  sent: 'all but the end' | 'in drops',
): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const head = [
    'POST /documents HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    'Content-Length: 30000000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  if (sent === 'in drops') socket.write('{')
  else socket.write(Buffer.alloc(29_000_000, ' '))
  return socket
}

/** A download that nobody reads. */
export function unreadDownload({ url, key }: Target, docId: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.pause()
  socket.write(
    `GET /documents/${docId}/content HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${key}\r\n\r\n`,
  )
  return socket
}
