import { createServer } from 'node:http'
import { listen } from './listen.ts'

/** Answers `GET /metrics` on a port of its own, without a key: it is not for whoever calls the service. */
export async function startMetricsServer(
  text: () => Promise<string>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<AsyncDisposable> {
  const server = createServer(async (request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      answer.writeHead(404).end()
      return
    }
    try {
      const body = await text()
      answer
        .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
        .end(body)
    } catch {
      // The storage does not answer: whoever reads metrics is told by this status.
      answer.writeHead(503).end()
    }
  })
  await listen(server, { host, port }, 'METRICS_PORT')
  return {
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
