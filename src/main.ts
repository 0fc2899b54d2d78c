import { once } from 'node:events'
import { createLogger } from './base/logger.ts'
import { compose } from './compose.ts'
import { httpUrl, readConfig } from './config.ts'
import { startHttpServer } from './http/http-server.ts'

/** Whoever starts us may pass on a signal that we got ourselves already: so close together, two are one. */
const echoMs = 200
const endMs = 30_000

const stop = new AbortController()
let stoppedAt = 0
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)

try {
  await serve()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel, (line) => process.stdout.write(line))
  await using service = await compose(config, logger)
  await using server = await startHttpServer(service.http, config)
  process.stderr.write(`Skein listens on ${httpUrl(config.host, server.port)}\n`)
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
  service.startDraining()
  logger.info('Ending: running requests are finished first')
}

/** The first signal lets running requests finish; a second one, or too long a wait, does not. */
function end(): void {
  if (stop.signal.aborted) {
    if (performance.now() - stoppedAt > echoMs) process.exit(1)
    return
  }
  stoppedAt = performance.now()
  stop.abort()
  setTimeout(() => process.exit(1), endMs).unref()
}
