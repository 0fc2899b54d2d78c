import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readEvents } from '../../src/client/read-events.ts'

test('a reader who leaves closes the connection', async () => {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.write('event: step\ndata: {"number":1}\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const asked = once(server, 'request')
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/`)
    const [request] = await asked
    const closed = once(request.socket, 'close')

    for await (const event of readEvents(response)) {
      expect(event).toEqual({ number: 1 })
      break
    }

    await closed
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
