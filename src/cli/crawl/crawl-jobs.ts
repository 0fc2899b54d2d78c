import { setTimeout } from 'node:timers/promises'
import type { Caller } from '../../access/caller.ts'
import { type Crawl, listCrawls, startCrawl } from '../../contract/documents/crawls.ts'
import { mayBeServed } from '../../maintenance/may-be-served.ts'
import type { Core } from '../../open-core.ts'
import { crawlHandlers } from '../../operations/handlers/crawl-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { currentConfig } from '../current-config.ts'
import { inColumns } from '../in-columns.ts'
import { interrupted } from '../interrupted.ts'
import { type PageOptions, pageQuery, withMore } from '../list-page.ts'
import { namedOrNewGraph } from '../named-graph.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, withCaller } from '../with-core.ts'

type Options = { readonly email?: string }
type Wanted = Options & {
  readonly graph?: string
  readonly maxPages?: number
  readonly excludePaths?: string[]
  readonly removeGone?: boolean
  readonly detach?: boolean
}

/** How often the progress of a crawl is looked at. */
const lookMs = 250

/** Crawls a web site; an interruption ends the crawl, and what it has added stays. */
export function crawlSite(terminal: Terminal, url: string, options: Wanted): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const graph_id = options.graph && (await namedOrNewGraph(core, caller, options.graph))
    const { maxPages: max_pages, excludePaths: exclude_paths, removeGone: remove_gone } = options
    const wanted = { url, graph_id, max_pages, exclude_paths, remove_gone }
    const input = parseInput(startCrawl.input, wanted)
    if (!options.detach) core.jobs.start()
    const begun = await crawlHandlers(core.crawls).startCrawl(input, caller, callFrom(terminal))
    return described(options.detach ? begun : await untilOver(begun, core, caller, terminal))
  })
}

/** Lists the crawls of an account, newest first. */
export function listSites(terminal: Terminal, options: Options & PageOptions): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const query = parseInput(listCrawls.input, pageQuery(options))
    const handlers = crawlHandlers(core.crawls)
    const page = await handlers.listCrawls(query, caller, callFrom(terminal))
    const rows = page.data.map(({ crawl_id, status, created_at, url }) => {
      return [crawl_id, status, created_at, url]
    })
    return { json: page, text: withMore(inColumns(rows) || 'There are no crawls.', page) }
  })
}

/** Shows how far a crawl is. */
export function showCrawl(terminal: Terminal, crawl_id: string, { email }: Options) {
  return withCaller(email, async (core, caller) =>
    described(await crawlHandlers(core.crawls).getCrawl({ crawl_id }, caller, callFrom(terminal))),
  )
}

/** Cancels a crawl. If no server runs it, this process does, to end it. */
export function cancelCrawl(terminal: Terminal, crawl_id: string, { email }: Options) {
  return withCaller(email, async (core, caller) => {
    core.jobs.start()
    const handlers = crawlHandlers(core.crawls)
    return described(await handlers.cancelCrawl({ crawl_id }, caller, callFrom(terminal)))
  })
}

/** Deletes a crawl that is over; the documents that it added stay. */
export function deleteCrawl(terminal: Terminal, crawl_id: string, { email }: Options) {
  return withCaller(email, async (core, caller) => {
    const handlers = crawlHandlers(core.crawls)
    const json = await handlers.deleteCrawl({ crawl_id }, caller, callFrom(terminal))
    return { json, text: `${crawl_id} is deleted. Its documents stay.` }
  })
}

async function untilOver(
  begun: Crawl,
  core: Core,
  caller: Caller,
  terminal: Terminal,
): Promise<Crawl> {
  const { crawl_id } = begun
  const handlers = crawlHandlers(core.crawls)
  using progress = terminal.progress()
  for (let crawl = begun; ; ) {
    if (!isOpen(crawl)) return crawl
    progress.show(`${crawl.status === 'queued' ? 'Waiting' : 'Reading'}: ${countsOf(crawl)}`)
    await setTimeout(lookMs, undefined, { signal: terminal.signal }).catch(() => {})
    if (terminal.signal.aborted) {
      await core.crawls.cancel(caller.accountId, crawl_id)
      throw interrupted('What was read stays. The same command goes on, and adds nothing twice.')
    }
    crawl = await handlers.getCrawl({ crawl_id }, caller, callFrom(terminal))
  }
}

function described(crawl: Crawl): Outcome {
  const { crawl_id, url, graph_id, status, error, failures, gone } = crawl
  const rows = [
    ['crawl', crawl_id],
    ['site', url],
    ['graph', graph_id],
    ['status', status],
    ...(error ? [['why', error.message]] : []),
    ['pages', countsOf(crawl)],
    ...failures.map((one) => ['failed', `${one.url}: ${one.message}`]),
    ...gone.map((one) => ['gone', `${one.url} (${one.doc_id ?? 'deleted'})`]),
  ]
  // Most sites have links that lead nowhere: that is no failure of the crawl.
  const failed = status === 'failed'
  return { json: crawl, text: [inColumns(rows), ...next(crawl)].join('\n'), failed }
}

function next(crawl: Crawl): string[] {
  if (isOpen(crawl))
    return [
      mayBeServed(currentConfig().storage)
        ? `A running server reads it. Look with: skein crawl show ${crawl.crawl_id}`
        : 'No server is running. It waits until one is: npm start',
    ]
  if (crawl.gone.every(({ doc_id }) => doc_id === undefined)) return []
  return crawl.remove_gone && crawl.status === 'done'
    ? ['More pages are gone than are left. Their documents stay, as the site may be under repair.']
    : ['What is gone stays. To delete it, crawl again with --remove-gone.']
}

function countsOf({ pages }: Crawl): string {
  const told = [
    [pages.added, 'added'],
    [pages.updated, 'updated'],
    [pages.unchanged, 'unchanged'],
    [pages.skipped, 'skipped'],
    [pages.gone, 'gone'],
    [pages.failed, 'failed'],
    [pages.waiting, 'not read'],
  ] as const
  const some = told.filter(([count]) => count > 0)
  return some.map(([count, word]) => `${count} ${word}`).join(', ') || 'none yet'
}

function isOpen({ status }: Crawl): boolean {
  return status === 'queued' || status === 'running'
}
