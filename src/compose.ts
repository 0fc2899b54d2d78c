import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyWith } from './access/identify.ts'
import { sessionCalls } from './access/sessions/session-calls.ts'
import { stopping } from './base/errors/stopping.ts'
import type { Logger } from './base/logger.ts'
import type { Config } from './config/config.ts'
import type { IndexingBacklog } from './documents/indexing/indexing-backlog.ts'
import { type IndexingEvents, IndexingProgress } from './documents/indexing/indexing-progress.ts'
import { handlersOf } from './handlers-of.ts'
import { JsonThreads } from './http/body/json-threads.ts'
import { Spool } from './http/body/spool.ts'
import { BytesInFlight } from './http/bytes-in-flight.ts'
import { trusting } from './http/caller/client-address.ts'
import { OwnAddress } from './http/caller/own-address.ts'
import { createHttpApp } from './http/http-app.ts'
import type { HttpApp } from './http/http-env.ts'
import type { HttpEvents } from './http/http-events.ts'
import { findPageFiles } from './http/routes/page-files.ts'
import { Reaper, releaseDeadHolds } from './ledger/reaper.ts'
import { RepeatableCalls } from './ledger/repeatable-calls.ts'
import { Retention } from './maintenance/retention.ts'
import { McpDoor } from './mcp/mcp-door.ts'
import type { McpParts } from './mcp/mcp-parts.ts'
import { type Core, openCore } from './open-core.ts'
import { dialectError } from './openai/dialect-error.ts'
import { answerOpenAi } from './openai/openai-door.ts'
import type { Admission } from './operations/admit-call.ts'
import { logFailure } from './operations/answer/log-failure.ts'
import { RateLimits } from './operations/rate-limits.ts'
import { Readiness } from './readiness.ts'
import { lockDirectory } from './storage/embedded/directory-lock.ts'
import { SchemaWatch } from './storage/upkeep/schema-watch.ts'
import { version } from './version.ts'

export type Service = AsyncDisposable & {
  readonly http: HttpApp
  /** The token of the owner link, while the installation has no owner. */
  ownerToken(): Promise<string | undefined>
  /** Resolves with the reason when a newer version has changed the schema; this process must then stop working. */
  readonly outdated: Promise<string>
  /** Gives what the process has counted, in the text form of Prometheus; undefined where no port is set for it. */
  readonly metrics: (() => Promise<string>) | undefined
  /** Makes `/readyz` tell the load balancer to send no more requests. */
  startDraining(): void
  /** Makes imports end at their next line. */
  endImports(): void
}

/** Additions that tests make to the doors. */
export type Extensions = { readonly mcp?: ConstructorParameters<typeof McpDoor>[1] }

/** Builds the server; no other function does. Parts are closed in reverse order, also if a later one fails to open. */
export async function compose(
  config: Config,
  logger: Logger,
  extend: Extensions = {},
): Promise<Service> {
  await using opening = new AsyncDisposableStack()
  if (config.storage.kind === 'embedded') opening.use(lockDirectory(config.storage.directory))
  const core = opening.use(await openCore(config, 'server', logger))
  if (config.storage.kind === 'embedded') await freeOfFormerServers(core)
  opening.defer(() => freeOwnHolds(core))
  const metrics = await metricsOf(config, core)
  opening.use(startUpkeep(config, core, logger, metrics))
  const readiness = new Readiness(core.storage)
  const ending = new AbortController()
  const http = await openDoors(opening, core, config, {
    logger,
    metrics,
    extend,
    ready: () => readiness.check(),
    ending: ending.signal,
  })
  const indexing = opening.use(new IndexingProgress(core.jobStore, indexingEvents(logger)))
  await indexing.start()
  core.jobs.start()
  opening.use(core.embeddingSweep)?.start()
  const schema = opening.use(new SchemaWatch(core.storage.db))

  const open = opening.move()
  return {
    http,
    ownerToken: async () => ((await core.sessions.isOwnerWanted()) ? core.ownerToken : undefined),
    outdated: schema.outdated,
    metrics: metrics && (() => metrics.text()),
    startDraining: () => readiness.startDraining(),
    endImports: () => ending.abort(stopping('it takes nothing more.')),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

type DoorParts = Pick<Parameters<typeof createHttpApp>[0], 'ready' | 'ending'> & {
  readonly logger: Logger
  readonly metrics: Metrics
  readonly extend: Extensions
}

/** The doors over HTTP: the API, the page, MCP and the dialect of OpenAI. */
async function openDoors(
  opening: AsyncDisposableStack,
  core: Core,
  config: Config,
  { logger, metrics, extend, ready, ending }: DoorParts,
): Promise<HttpApp> {
  const { baseUrl, limits } = config
  const logged = httpEvents(logger)
  const events = metrics?.http(logged) ?? logged
  const { failed } = events
  const handlers = handlersOf(core)
  const admission: Admission = {
    handlers: metrics?.handlers(handlers) ?? handlers,
    rates: new RateLimits(limits),
    claims: new RepeatableCalls(core.storage.write, core.owner),
    failed,
  }
  const spoolDirectory = spoolDirectoryOf(config)
  const waitForRoom: IndexingBacklog['wait'] = (...asked) => core.indexingBacklog.wait(...asked)
  const called: McpParts['called'] = (call) => logger.info(call, 'called')
  const parts = { admission, limits, version, failed, called }
  const mcp = opening.use(new McpDoor(parts, extend.mcp))
  return createHttpApp({
    admission,
    identify: identifyWith(core.keys, core.sessions),
    limits,
    json: opening.use(new JsonThreads()),
    flight: new BytesInFlight(limits.bytesInFlightMax, waitForRoom),
    spool: () => new Spool(spoolDirectory),
    events,
    baseUrl,
    address: new OwnAddress(config),
    version,
    ready,
    ending,
    session: sessionCalls(core.sessions, baseUrl),
    mcp: (asked) => mcp.answer(asked),
    ...(core.oauth && { oauth: core.oauth }),
    openai: { answer: (call) => answerOpenAi(call, admission), describeError: dialectError },
    trustsProxy: trusting(config.trustedProxies),
    page: await findPageFiles(join(import.meta.dirname, '../web/dist')),
  })
}

/** What goes on without being asked for: holds of dead processes are given back, and old rows removed. */
function startUpkeep(
  { retentionDays }: Config,
  { ledgerStore, storage }: Core,
  logger: Logger,
  metrics: Metrics,
): AsyncDisposable {
  const upkeep = new AsyncDisposableStack()
  const reaped = reaperEvents(logger)
  upkeep.use(new Reaper(ledgerStore, metrics?.reaper(reaped) ?? reaped))
  upkeep.use(new Retention(storage.write, retentionDays, retentionFailed(logger)))
  return upkeep
}

type Metrics = Awaited<ReturnType<typeof metricsOf>>

/** Loaded only where somebody asks for metrics: the library takes 20 MB. */
async function metricsOf({ metricsPort }: Config, core: Core) {
  if (metricsPort === undefined) return undefined
  const { ServiceMetrics } = await import('./service-metrics.ts')
  return new ServiceMetrics(core)
}

/** A service on PostgreSQL may have no data directory. */
function spoolDirectoryOf({ storage }: Config): string {
  return storage.kind === 'embedded' ? storage.directory : tmpdir()
}

/**
 * Frees the jobs, holds and idempotency keys of earlier servers. Only for a process that holds the lock of the data
 * directory, so that no earlier server can be running.
 */
async function freeOfFormerServers({ owner, storage, ledgerStore }: Core): Promise<void> {
  const formerOwners = { startsWith: 'server:', except: owner }
  await storage.write.freeJobs(formerOwners)
  await releaseDeadHolds(ledgerStore, formerOwners)
  await storage.write.freeClaims({ leaseStartsWith: 'server:', exceptStart: owner })
}

/**
 * At the end, frees the holds of calls that were broken off: else their tokens would be held until the leases run out.
 */
async function freeOwnHolds({ owner, ledgerStore, storage }: Core): Promise<void> {
  try {
    await releaseDeadHolds(ledgerStore, { startsWith: owner, except: '' })
    await storage.write.freeClaims({ leaseStartsWith: owner })
  } catch {
    // The storage is away. Then they do run out.
  }
}

function reaperEvents(logger: Logger): ConstructorParameters<typeof Reaper>[1] {
  return {
    holdsExpired: (count) => logger.warn({ count }, 'Holds of dead processes were given back'),
    discrepanciesFound: (found) => logger.error({ found }, 'The ledger does not balance'),
    roundFailed: (error) => logger.error({ err: error }, 'The reaper failed'),
  }
}

function retentionFailed(logger: Logger): (error: unknown) => void {
  return (error) => logger.error({ err: error }, 'Old rows could not be removed')
}

function indexingEvents(logger: Logger): IndexingEvents {
  return {
    documentsLeft: (left, all) => logger.info({ left, all }, 'Documents wait to be indexed'),
    indexingDone: (all) => logger.info({ all }, 'All documents are indexed'),
    roundFailed: (error) =>
      logger.warn({ err: error }, 'The documents that wait to be indexed could not be counted'),
  }
}

function httpEvents(logger: Logger): HttpEvents {
  return {
    answered: (answer) => logger.info(answer, 'answered'),
    failed: ({ requestId, error }) => logFailure(logger, { requestId }, error, 'failed'),
  }
}
