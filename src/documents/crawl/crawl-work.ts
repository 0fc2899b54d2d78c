import { hash } from 'node:crypto'
import { ServiceError } from '../../base/errors/service-error.ts'
import { contractLimits } from '../../contract/limits.ts'
import type { RunningJob } from '../../jobs/running-job.ts'
import type { Work } from '../../jobs/work.ts'
import type { CrawlStore } from '../../storage/crawls/crawl-store.ts'
import type { GraphStore } from '../../storage/documents/graph-store.ts'
import type { OwnGraph } from '../../storage/own-graph.ts'
import type { SiteReader } from '../../web-access/pages/web-site.ts'
import type { Library } from '../library.ts'
import { CrawlInput, FoundSite } from './crawl-input.ts'
import { CrawlPages } from './crawl-pages.ts'
import { findSite } from './find-site.ts'
import { Frontier } from './frontier.ts'
import { resultSoFar } from './result-so-far.ts'
import { settings } from './settings.ts'
import { Site } from './site.ts'

type Parts = {
  readonly sites: SiteReader
  readonly store: CrawlStore
  readonly graphs: GraphStore
  readonly library: Library
}

/** The work of a crawl: finds the pages of a site, and makes documents of them. */
export function crawlWork(parts: Parts): Work {
  return {
    run: (job) => crawl(job, parts),
    abandon: async ({ job }, state, error) => {
      const { id: jobId, leaseToken, accountId, subject } = job
      const { graphId } = CrawlInput.parse(job.input)
      const result = await resultSoFar(parts.store, { accountId, graphId }, subject)
      const problem = state === 'failed' ? problemOf(error) : undefined
      await parts.store.write.endJob({ jobId, leaseToken, state, problem, result, keep: true })
      return problem
    },
    attemptsMax: 5,
    isKept: true,
  }
}

async function crawl(job: RunningJob, parts: Parts): Promise<'done' | 'later'> {
  const { accountId, subject: crawlId } = job.job
  const input = CrawlInput.parse(job.job.input)
  const graph = { accountId, graphId: input.graphId }
  const asked = { accountId, signal: job.signal }
  const found = FoundSite.parse(
    await job.step('site', () => findSite(parts.sites, input.url, asked)),
  )
  const site = new Site(found, input.excludePaths)
  await job.step('graph', () => makeGraph(parts.graphs, accountId, input))
  await job.step('queue', () => queueKnown(job, { input, graph, site, start: found.start }, parts))

  const frontier = new Frontier(site, addressesMax(input))
  const known = await parts.store.pagesOf(graph, crawlId)
  const scope = hash('sha256', JSON.stringify([site.scope, input.excludePaths, input.maxPages]))
  const pages = new CrawlPages({ ...parts, site, frontier, scope }, job, graph, known)
  if (!(await pages.readAll(input.maxPages))) return 'later'
  await end(job, input, graph, parts)
  return 'done'
}

/** How many addresses a crawl looks at, those that are no pages included. */
function addressesMax({ maxPages }: CrawlInput): number {
  return settings.addressesByPage * maxPages + 100
}

/** Creates the graph of the site, unless the documents go to one that is there; a taken name gets the end of its id. */
async function makeGraph(
  graphs: GraphStore,
  accountId: string,
  { graphId, graphName }: CrawlInput,
): Promise<void> {
  if (graphName === undefined) return
  for (const suffix of ['', ` · ${graphId.slice(-8)}`]) {
    const name = `${graphName.slice(0, contractLimits.nameCharacters - suffix.length)}${suffix}`
    try {
      return await graphs.create({ graphId, accountId, name, createdAt: Date.now() })
    } catch (error) {
      if (!(error instanceof ServiceError && error.code === 'conflict')) throw error
    }
  }
  throw new Error(`No name is free for the graph ${graphId}`)
}

type Begun = {
  readonly input: CrawlInput
  readonly graph: OwnGraph
  readonly site: Site
  readonly start: string
}

/**
 * Queues the start, the pages that earlier crawls of the site have put into the graph or found, as those that have not
 * changed do not tell where they lead, and what the sitemaps list.
 */
async function queueKnown(
  { job, signal }: RunningJob,
  { input, graph, site, start }: Begun,
  { store, sites }: Parts,
): Promise<void> {
  const frontier = new Frontier(site, addressesMax(input))
  const queue = (pages: ReturnType<Frontier['admit']>) =>
    store.write.queuePages({ ...graph, crawlId: job.subject, pages })
  await renameKnown(store, graph, site)
  await queue(frontier.admit([start], 0, true))
  const known = await store.knownPages(graph)
  // Those that are documents come first, should there be more than the crawl looks at.
  for (const isDocument of [true, false]) {
    const some = known.filter(({ docId }) => (docId !== null) === isDocument)
    for (const [depth, pages] of Map.groupBy(some, (page) => page.depth)) {
      const addresses = pages.map(({ address }) => address)
      await queue(frontier.admit(addresses, depth, true))
    }
  }
  const { origin, path } = site.scope
  const likely = new Set([`${origin}/sitemap.xml`, `${origin}${path}/sitemap.xml`])
  for await (const listed of sites.sitemapPages(origin, [...likely], graph.accountId, signal)) {
    await queue(frontier.admit(listed, 1, true))
    if (frontier.isFull) return
  }
}

/** A site that has another scheme or `www.` than before has the same pages. */
async function renameKnown(store: CrawlStore, graph: OwnGraph, site: Site): Promise<void> {
  const renamed = (await store.knownPages(graph)).flatMap(({ address: from }) => {
    const to = site.addressOf(from)
    return to === undefined || to === from ? [] : [{ from, to }]
  })
  for (let at = 0; at < renamed.length; at += settings.renamedAtOnce) {
    const pages = renamed.slice(at, at + settings.renamedAtOnce)
    await store.write.renamePages({ ...graph, pages })
  }
}

/** Removes what is gone, if that is wanted, and ends the job. Throws a problem if no page could be read. */
async function end(
  { job, signal }: RunningJob,
  { removeGone }: CrawlInput,
  graph: OwnGraph,
  { store }: Parts,
): Promise<void> {
  const { id: jobId, leaseToken, subject: crawlId } = job
  const { counts, failures } = await resultSoFar(store, graph, crawlId)
  const kept = counts.added + counts.updated + counts.unchanged
  if (kept === 0) {
    const why = failures[0]?.message ?? 'It has no page that may be read'
    throw new ServiceError('unprocessable_document', `No page of the site could be read. ${why}`)
  }
  // A site that has lost most of its pages is under repair, or asks who reads it, with the answer that all is well.
  if (removeGone && counts.gone <= kept)
    for (const { address, docId } of await store.some(graph, crawlId, ['gone'])) {
      signal.throwIfAborted()
      if (docId !== null) await store.write.removeGonePage({ ...graph, crawlId, address, docId })
    }
  const result = await resultSoFar(store, graph, crawlId)
  await store.write.endJob({ jobId, leaseToken, state: 'done', result, keep: true })
  await store.write.forgetPages({ ...graph, crawlId })
}

function problemOf(error: unknown): object {
  if (!(error instanceof ServiceError))
    return { code: 'internal_error', message: 'The crawl failed. What it had read stays.' }
  const { code, message, facts } = error
  return { code, message, ...(facts.details && { details: facts.details }) }
}
