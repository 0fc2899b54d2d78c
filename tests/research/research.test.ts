import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEvents } from '../../src/client/read-events.ts'
import { ProblemBody } from '../../src/contract/problems/problem.ts'
import { ResearchJob } from '../../src/contract/research/research.ts'
import type { ResearchEvent } from '../../src/contract/research/research-events.ts'
import { ResearchResult } from '../../src/contract/research/research-result.ts'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const topic = 'The Norrvik Sound Bridge and the ferry Aurelia'
const snap = { topic, model: 'snap' as const, max_results: 3 }

describe.each(storageEngines)('research on $name', ({ name }) => {
  let web: LocalWeb
  let service: ComposedService
  let ada: TestCaller

  beforeAll(async () => {
    web = await startLocalWeb(builtInPages)
    service = await composeService(name, web.env)
  })
  beforeEach(async () => {
    ada = await service.account(500)
  })
  afterAll(async () => {
    await expectBooksBalance(service.storage)
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('leaves a report, a graph and sources, which can be asked about at once', async () => {
    const result = await ada.call('research', snap)

    expect(result.usage).toEqual({
      tokens_consumed: 30,
      balance_remaining: 470,
      operation: 'research',
      model: 'snap',
    })
    expect(result.sources.length).toBeGreaterThan(0)
    expect(result.sources.length).toBeLessThanOrEqual(3)
    const report = await ada.text(result.doc_id)
    expect(report).toContain('[1]')
    expect(report).toContain('CC BY-SA')
    for (const { url, licence } of result.sources)
      expect(licence).toBe(url.includes('.wikipedia.org') ? 'CC BY-SA' : undefined)
    for (const { doc_id, url } of result.sources) {
      expect(await ada.call('getDocument', { doc_id })).toMatchObject({ url, status: 'ready' })
    }
    const { research_id } = result
    const {
      statements,
      markdown,
      graph: web,
    } = await ada.call('getResearchReport', { research_id })
    expect(statements.length).toBeGreaterThan(0)
    for (const { evidence } of statements)
      for (const { doc_id, start, end, quote } of evidence)
        expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
    for (const { title } of result.sources) expect(markdown).toContain(title.split(' | ')[0])
    expect(web.nodes.filter(({ kind }) => kind === 'source')).toHaveLength(result.sources.length)
    const graph = await ada.call('getGraph', { graph_id: result.graph_id })
    expect(graph).toMatchObject({ name: topic, documents: result.sources.length + 1 })
    const { messages, citations } = await ada.call('interact', {
      messages: [{ role: 'user', content: 'When was the Norrvik Sound Bridge opened?' }],
      target_graph_id: result.graph_id,
    })
    expect(messages.at(-1)?.content).toContain('14 June 2021')
    expect(citations.length).toBeGreaterThan(0)
    const { data } = await ada.call('listNodes', { graph_id: result.graph_id, q: 'Norrvik' })
    expect(data.length).toBeGreaterThan(0)
  })

  test('quotes no document that has been deleted since', async () => {
    for (const deleted of ['source', 'report'] as const) {
      const { research_id, doc_id, sources } = await ada.call('research', snap)
      await ada.call('deleteDocument', {
        doc_id: deleted === 'report' ? doc_id : (sources[0]?.doc_id ?? ''),
      })

      expect(await ada.call('getResearchReport', { research_id })).toEqual({
        research_id,
        object: 'research_report',
        statements: [],
        disagreements: [],
        markdown: 'This report, or a document that it quotes, has been deleted since.',
        graph: { nodes: [], edges: [] },
      })
      const file = await ada.send('exportResearch', { research_id, format: 'markdown' })
      const text = await file.text()
      expect([file.status, text]).toEqual([200, expect.stringContaining('has been deleted since')])
      expect(text).not.toContain('[1]')
    }
  })

  test('is kept for its time, and then says that it is kept no longer', async () => {
    const { research_id, doc_id } = await ada.call('research', snap)
    const old = { kind: 'answers', ageMs: -60_000, limit: 5 } as const
    const removed: number[] = []
    do removed.push(await service.storage.write.removeOld(old))
    while (removed.at(-1))

    expect(Math.max(...removed)).toBeLessThanOrEqual(3 * old.limit)
    const left = await ada.call('getResearch', { research_id })
    expect(left).toMatchObject({ status: 'done', topic })
    expect(left).not.toHaveProperty('result')
    const { status, problem } = await ada.refusal('getResearchReport', { research_id })
    expect([status, problem.message]).toEqual([
      404,
      'The report of the research is kept no longer.',
    ])
    for (const table of ['job_events', 'jobs'] as const) {
      const rows = await service.storage.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(table === 'jobs' ? '"quote' : research_id)
    }
    expect(await ada.text(doc_id)).toContain('[1]')
  })

  test('costs with ponder what the work was, and holds no more than there is', async () => {
    const bob = await service.account(80)

    const { price_max } = await bob.call('planResearch', { topic })
    const { usage, effort, coverage } = await bob.call('research', { topic, max_results: 3 })

    expect(usage.model).toBe('ponder')
    expect(effort).toMatchObject({
      queries: coverage.queries.length,
      words: topic.split(' ').length,
    })
    expect(effort?.pages_read).toBeGreaterThan(0)
    expect(price_max.ponder).toBeLessThanOrEqual(100)
    expect(usage.tokens_consumed).toBeLessThanOrEqual(price_max.ponder)
    expect(usage.tokens_consumed).toBeGreaterThanOrEqual(75)
    expect(usage.tokens_consumed).toBeLessThanOrEqual(80)
    expect(usage.balance_remaining).toBe(80 - usage.tokens_consumed)
    const { problem } = await bob.refusal('research', { topic })
    expect(problem.message).toBe(`Insufficient tokens. Need 75, have ${usage.balance_remaining}.`)
  })

  test('tells what happens, numbered, from the beginning or after any event', async () => {
    const events: ResearchEvent[] = []
    for await (const event of ada.events('research', snap)) events.push(event)

    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1))
    expect(events[0]).toMatchObject({ type: 'research-start', topic })
    const types = new Set(events.map(({ type }) => type))
    for (const type of ['plan-made', 'search-end', 'page-end', 'writing-end'] as const)
      expect(types).toContain(type)
    const last = events.at(-1)
    if (last?.type !== 'research-end') throw new Error('The result comes last')
    const { research_id } = last
    for (const seen of [0, 1, 5, events.length - 1, events.length]) {
      const headers = { 'last-event-id': String(seen) }
      const again = await ada.send('followResearch', { research_id }, headers)
      expect(await collect(again)).toEqual(events.slice(seen))
    }
    const unknown = await ada.send('followResearch', { research_id }, { 'last-event-id': 'abc' })
    expect([unknown.status, ProblemBody.parse(await unknown.json()).error.message]).toEqual([
      400,
      'Invalid value for parameter: Last-Event-ID. It must be the number of an event.',
    ])
    const raw = await (await ada.send('followResearch', { research_id })).text()
    expect(raw).toMatch(/^id: 1\nevent: research-start\ndata: \{/)
  })

  test('in the background is followed to its end from elsewhere, and listed', async () => {
    const begun = await ada.send('research', snap, { prefer: 'respond-async' })
    const { research_id, status, events_url } = ResearchJob.parse(await begun.json())

    expect(begun.status).toBe(202)
    expect(['queued', 'running']).toContain(status)
    expect(begun.headers.get('location')).toBe(`/agent/research/${research_id}`)
    const events = await collect(await ada.request(events_url))
    const job = await ada.call('getResearch', { research_id })
    expect(job).toMatchObject({ status: 'done', topic, model: 'snap', max_results: 3 })
    expect(events.at(-1)).toMatchObject({ type: 'research-end', ...job.result })
    expect((await ada.call('listResearch', {})).data).toEqual([job])
    const bob = await service.account()
    expect((await bob.call('listResearch', {})).data).toEqual([])
  })

  test('is one job under one key, running or done, however often it is asked for', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ada.send('research', snap, headers)))
    const results = await Promise.all(
      answers.map(async (one) => ResearchResult.parse(await one.json())),
    )
    const later = await ada.send('research', snap, headers)

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(results.map(({ research_id }) => research_id)).size).toBe(1)
    expect(later.headers.get('idempotent-replayed')).toBe('true')
    expect(ResearchResult.parse(await later.json())).toEqual(results[0])
    const other = await ada.send('research', { ...snap, topic: 'Ferries' }, headers)
    expect(other.status).toBe(422)
    expect((await ada.call('getUsage', {})).balance).toBe(470)
  })

  test('is one job in the background under one key, and a repeated call says that it is one', async () => {
    const bob = await service.account(500)
    const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() }

    const first = await bob.send('research', snap, headers)
    const again = await bob.send('research', snap, headers)

    expect([first.status, again.status]).toEqual([202, 202])
    expect(first.headers.has('idempotent-replayed')).toBe(false)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const { research_id } = ResearchJob.parse(await first.json())
    expect(ResearchJob.parse(await again.json()).research_id).toBe(research_id)
    await bob.call('cancelResearch', { research_id })
  })

  test('that is cancelled costs nothing, and says so to whoever waits', async () => {
    // Pages are never there; searches only once it is cancelled, however late that comes.
    let isSearching = false
    const pace = {
      get delayMs() {
        return isSearching && slow.asked.at(-1)?.startsWith('search.') ? 0 : 60_000
      },
    }
    await using slow = await startLocalWeb(builtInPages, pace)
    await using slowly = await composeService(name, slow.env)
    const eve = await slowly.account(500)
    const waiting = eve.send('research', { topic })
    const research_id = await firstOf(eve)
    while (slow.asked.length === 0) await pause()

    const cancelled = await eve.call('cancelResearch', { research_id })

    expect(cancelled.status).toBe('cancelled')
    const answer = await waiting
    expect(answer.status).toBe(409)
    expect(ProblemBody.parse(await answer.json()).error.message).toBe(
      'The research was cancelled. It was not charged.',
    )
    expect(await eve.call('getUsage', {})).toMatchObject({ balance: 500, held: 0 })
    expect(await eve.call('finishResearch', { research_id })).toEqual(cancelled)
    const unwritten = await eve.send('getResearchReport', { research_id })
    expect([unwritten.status, unwritten.headers.get('retry-after')]).toEqual([409, null])

    isSearching = true
    const begun = await eve.send('research', { topic }, { prefer: 'respond-async' })
    const { research_id: another } = ResearchJob.parse(await begun.json())
    while (slow.asked.at(-1)?.startsWith('search.')) await pause()
    const finished = performance.now()
    await eve.call('finishResearch', { research_id: another })
    const events = await collect(await eve.send('followResearch', { research_id: another }))
    // A page has 20 s to come.
    expect(performance.now() - finished).toBeLessThan(15_000)
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'page-end',
        failed: 'The page had not come when the report was to be written.',
      }),
    )
    expect(events.at(-1)).toMatchObject({ type: 'research-end', outcome: 'nothing' })
  })

  test('runs only so often at once for an account', async () => {
    // The first job is still running when the second one is wanted, however late that comes.
    await using slow = await startLocalWeb(builtInPages, { delayMs: 60_000 })
    await using slowly = await composeService(name, { ...slow.env, MAX_CONCURRENT_RESEARCH: '1' })
    const eve = await slowly.account(500)
    const begin = () => eve.send('research', snap, { prefer: 'respond-async' })
    const first = await begin()

    const second = await begin()

    expect([first.status, second.status]).toEqual([202, 429])
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await eve.call('getUsage', {})).held).toBe(30)
  })

  // What is read, and asked of search engines, has nothing of the store.
  if (name === 'sqlite') {
    test('reads pages of the wanted domains alone, and tells which they were', async () => {
      const { sources } = await ada.call('research', snap)
      const hosts = sources.map(({ url }) => new URL(url).hostname)
      const wanted = hosts.slice(0, 1)

      const only = await ada.call('research', { ...snap, include_domains: wanted })
      const others = await ada.call('research', { ...snap, exclude_domains: wanted })

      const isWanted = ({ url }: { url: string }) => wanted.includes(new URL(url).hostname)
      expect([only.sources.length > 0, others.sources.length > 0]).toEqual([true, true])
      expect(only.sources.every(isWanted)).toBe(true)
      expect(others.sources.some(isWanted)).toBe(false)
      const { research_id } = only
      const job = await ada.call('getResearch', { research_id })
      expect([job.include_domains, job.exclude_domains]).toEqual([wanted, undefined])
    })

    test('without any engine that answers says which were asked, and costs nothing', async () => {
      const refusing = Object.fromEntries(
        engineNames.map((engine) => [
          engine,
          (response: { writeHead(status: number): { end(): void } }) => {
            response.writeHead(500).end()
            return true
          },
        ]),
      )
      await using dead = await startLocalWeb([], { engineFaults: refusing })
      await using alone = await composeService(name, dead.env)
      const eve = await alone.account(500)

      const { status, problem } = await eve.refusal('research', snap)

      expect([status, problem.code]).toEqual([502, 'upstream_error'])
      expect(problem.message).toContain('SearXNG')
      expect(await eve.call('getUsage', {})).toMatchObject({ balance: 500, held: 0 })
      expect((await eve.call('listResearch', {})).data[0]).toMatchObject({
        status: 'failed',
        error: { code: 'upstream_error' },
      })
    })
  }
})

test('without any search engine says so, and costs nothing', async () => {
  await using alone = await composeService('sqlite')
  const eve = await alone.account(500)

  const { status, problem } = await eve.refusal('research', snap)

  expect([status, problem.code]).toEqual([503, 'engine_unavailable'])
  expect(await eve.call('getUsage', {})).toMatchObject({ balance: 500, held: 0 })
})

const engineNames = [
  ...['searxng', 'wikipedia', 'wikinews', 'crossref', 'arxiv', 'europepmc', 'pubmed'],
  ...['hackernews', 'stackexchange', 'github', 'gdelt'],
]

async function collect(response: Response): Promise<ResearchEvent[]> {
  expect(response.status).toBe(200)
  const events: ResearchEvent[] = []
  // Events of research are all that these answers have.
  for await (const event of readEvents(response)) events.push(event as ResearchEvent)
  return events
}

async function firstOf(caller: TestCaller): Promise<string> {
  for (;;) {
    const [job] = (await caller.call('listResearch', {})).data
    if (job) return job.research_id
    await pause()
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10))
}
