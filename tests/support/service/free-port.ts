import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port on which nobody listens at this moment, for a service that must know its address before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
