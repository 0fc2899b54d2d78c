import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { messageOf } from './base/errors/message-of.ts'
import { ServiceError } from './base/errors/service-error.ts'
import { createLogger } from './base/logger.ts'
import { httpUrl } from './base/text/http-url.ts'
import { pathPrefix } from './base/text/path-prefix.ts'
import { compose, type Service } from './compose.ts'
import { type Config, readConfig } from './config/config.ts'
import { hostsOfMachine } from './hosts-of-machine.ts'
import { isLoopback } from './http/caller/own-address.ts'
import { startHttpServer } from './http/server/http-server.ts'
import { startMetricsServer } from './http/server/metrics-server.ts'
import { openInBrowser } from './open-in-browser.ts'
import { tellAddress } from './storage/embedded/server-address.ts'
import { contactWarning } from './web-access/contact-warning.ts'
import { isSearchable, noSearchEngine } from './web-access/search-engines/usable-engines.ts'

/** Two signals within this time count as one: a parent process may forward a signal that this process also received. */
const echoMs = 200
/** From the first signal: running requests have until `drainMs`, and everything has until `endMs`. */
const drainMs = 25_000
const endMs = 30_000

const onlyAtAddresses =
  'BASE_URL is not set, so its page and MCP work at IP addresses and localhost alone. ' +
  'Set BASE_URL to the address that clients use.\n'

// Files written by this process are readable for their owner only.
process.umask(0o077)

// Whoever reads what is printed may leave, and the disk of a log may be full: the service goes on without it.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

const stop = new AbortController()
let stoppedAt = 0
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)

try {
  await serve()
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel, (line) => process.stdout.write(line))
  await using service = await compose(config, logger).catch((error) => {
    throw namingStore(config, error)
  })
  const { host, port, metricsPort, drainDelayMs } = config
  await using _metrics =
    service.metrics && metricsPort !== undefined
      ? await startMetricsServer(service.metrics, { host, port: metricsPort })
      : null
  const listening = { host, port, drainMs: drainMs - drainDelayMs }
  await using server = await startHttpServer(service.http, listening)
  const url = httpUrl(host, server.port)
  for (const warning of webWarnings(config, url)) logger.warn(warning)
  process.stderr.write(`Skein listens on ${url}\n`)
  if (config.storage.kind === 'embedded')
    tellAddress(config.storage.directory, config.isBaseUrlSet ? config.baseUrl.href : url)
  if (!config.isBaseUrlSet && !isLoopback(config.host)) process.stderr.write(onlyAtAddresses)
  await welcomeOwner(service, pageUrls(config, server.port))
  void service.outdated.then((why) => {
    logger.error(why)
    process.exitCode = 1
    stop.abort()
  })
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
  service.startDraining()
  logger.info('Ending: running requests are finished first')
  if (drainDelayMs > 0) await pause(drainDelayMs)
  service.endImports()
}

/**
 * What the doctor warns of too: nobody reads its findings where nobody asks for them. `url` is where the server
 * listens.
 */
function webWarnings({ web, host, port }: Config, url: string): readonly string[] {
  if (web.isOff) return []
  const contact = web.contact === httpUrl(host, port) ? url : web.contact
  const warnings = [contactWarning(contact), isSearchable(web.search) ? undefined : noSearchEngine]
  return warnings.filter((warning) => warning !== undefined)
}

/** An outage of the embedded store with the path of its directory, which only the operator is told. */
function namingStore({ storage }: Config, error: unknown): unknown {
  const isOutage = error instanceof ServiceError && error.code === 'storage_unavailable'
  if (!isOutage || storage.kind !== 'embedded') return error
  const message = `The store in ${resolve(storage.directory)} cannot be used. ${error.message}`
  return new Error(message, { cause: error })
}

/** The URLs of the page, at each address of the machine if it listens on all; the system may have chosen the port. */
function pageUrls({ baseUrl, isBaseUrlSet, host }: Config, port: number): readonly string[] {
  if (isBaseUrlSet) return [`${baseUrl.origin}${pathPrefix(baseUrl)}/app`]
  return hostsOfMachine(host).map((each) => `${httpUrl(each, port)}/app`)
}

/** Prints the link with which the first person signs up, and opens it in a browser if the terminal is interactive. */
async function welcomeOwner(service: Service, pages: readonly string[]): Promise<void> {
  const token = await service.ownerToken()
  if (token === undefined) return
  const links = pages.map((page) => `${page}/welcome#${token}`)
  process.stderr.write(`Nobody owns it yet. Open this link to do so: ${links.join(' or ')}\n`)
  const [first] = links
  if (first !== undefined && process.stderr.isTTY) openInBrowser(first)
}

/**
 * Ends the server. The first signal lets requests in progress finish; a second one, or a timeout, ends the process at
 * once.
 */
function end(): void {
  if (stop.signal.aborted) {
    if (performance.now() - stoppedAt > echoMs) process.exit(1)
    return
  }
  stoppedAt = performance.now()
  stop.abort()
  setTimeout(() => process.exit(1), endMs).unref()
}
