import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on a free port of this machine, which answers as it is told; for what real sites do. */
export async function startWebServer(answer: RequestListener) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so its address is no string.
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** The address of a path, on a host that is this machine by its name. */
    url: (path: string, host = 'site.localhost') => `http://${host}:${port}${path}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
