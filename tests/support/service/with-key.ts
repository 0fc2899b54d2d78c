import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Proxy = AsyncDisposable & { readonly url: string }

/**
 * A proxy that adds a key to every request and leaves all else as it is, for clients that cannot send a header. It
 * takes the services in turn.
 */
export async function withKey(key: string, ...services: readonly string[]): Promise<Proxy> {
  let turn = 0
  const server = createServer((asked, answer) => {
    const { hostname, port } = new URL(services[turn++ % services.length] ?? '')
    const headers = { ...asked.headers, authorization: `Bearer ${key}` }
    const { method, url: path } = asked
    const passed = request({ hostname, port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has such an address
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
