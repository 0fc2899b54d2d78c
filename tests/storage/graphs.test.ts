import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../../src/base/logger.ts'
import { readConfig } from '../../src/config/config.ts'
import { Graphs } from '../../src/documents/graphs.ts'
import { snapshotOf } from '../../src/documents/prepared-document.ts'
import { openCore } from '../../src/open-core.ts'
import { GraphStore } from '../../src/storage/documents/graph-store.ts'
import type { WebPage } from '../../src/web-access/pages/web-page.ts'
import { jobsOf } from '../support/service/jobs-of.ts'
import { storageEngines, type TestStorage } from '../support/storage/open-test-storage.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { type TestDocument, TestGraph } from './test-graph.ts'

const kept: TestDocument = { title: 'Kept', text: 'Ada Brook founded Harbour House in Bergen.' }
const gone: TestDocument = { title: 'Gone', text: 'Carl Dorn visited Harbour House in Bergen.' }
const question = 'Who visited Harbour House?'

describe.each(storageEngines)('graphs on $name', ({ name, open }) => {
  let storage: TestStorage

  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('a graph is gone at once, and wholly once its job is done', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    await graph.add([kept])
    const { accountId } = graph
    const before = await graph.search(question, 'rag', { accountId })
    const doomed = await graph.sibling()
    await doomed.add([gone])
    await using jobs = jobsOf(storage)
    const graphs = new Graphs(new GraphStore(storage), jobs)

    await storage.write.hideGraph({ accountId, graphId: doomed.graphId })

    expect(await graph.search(question, 'rag', { accountId })).toEqual(before)
    expect(await doomed.search(question, 'rag')).toBeUndefined()
    expect(await doomed.docIdOf(gone.title)).toBe('doc_none')
    await expect(graphs.get(accountId, doomed.graphId)).rejects.toThrow('There is no such graph.')
    await expect(doomed.add([kept])).rejects.toThrow('There is no such graph.')

    jobs.start()
    await jobs.untilOver()
    expect((await doomed.contents()).graph).toBeUndefined()
    const { chunks, entities, postings, aliases } = await doomed.contents()
    expect([...chunks, ...entities, ...postings, ...aliases]).toEqual([])
    await expectIndexWhole(storage)
  })

  test('a graph is hidden without touching its documents, and removed in steps of few rows', async () => {
    const graph = await TestGraph.inNewAccount(storage)
    await graph.add([kept])
    const { accountId } = graph
    const doomed = await graph.sibling()
    const { graphId } = doomed
    await doomed.add(Array.from({ length: 9 }, (_, nth) => ({ ...gone, title: `Gone ${nth}` })))
    const text = Array.from({ length: 40 }, (_, nth) => `Carl Dorn met Guest ${nth}. `.repeat(30))
    await doomed.add([{ title: 'Long', text: text.join('\n\n') }])
    await doomed.add([kept])

    await storage.write.hideGraph({ accountId, graphId })

    const left = storage.db.selectFrom('documents').select('status').where('graph_id', '=', graphId)
    expect(new Set((await left.execute()).map(({ status }) => status))).toEqual(new Set(['ready']))
    const limit = 4
    for (let isCleared = false; !isCleared; ) {
      const before = await rowCounts(storage)
      isCleared = await storage.write.clearGraph({ accountId, graphId, limit })
      const after = await rowCounts(storage)
      const removed = clearedTables.map(
        (table) => (before.get(table) ?? 0) - (after.get(table) ?? 0),
      )
      expect(Math.max(...removed)).toBeLessThanOrEqual(limit)
      expect(isCleared || Math.max(...removed) > 0).toBe(true)
    }

    expect(await storage.write.clearGraph({ accountId, graphId, limit })).toBe(true)
    expect(await left.execute()).toEqual([])
    await expectIndexWhole(storage)
  })

  test('a graph that is gone takes no pages, and goes although some came too late', async () => {
    const { accountId, graphId, documents } = await TestGraph.inNewAccount(storage)
    await documents.keepPages({ accountId, graphId }, [snapshotOf(page('early'))])
    await storage.write.hideGraph({ accountId, graphId })

    const late = documents.keepPages({ accountId, graphId }, [snapshotOf(page('late'))])
    await expect(late).rejects.toThrow('There is no such graph.')

    // As a page looks that an earlier version of this service stored after its graph was hidden.
    const straggler = storage.db.updateTable('documents').set({ status: 'ready' })
    await straggler.where('graph_id', '=', graphId).execute()
    await using jobs = jobsOf(storage)
    jobs.start()
    await jobs.untilOver()
    const left = storage.db.selectFrom('documents').select('id').where('graph_id', '=', graphId)
    expect(await left.execute()).toEqual([])
  })

  test.runIf(name === 'postgres')(
    'a document locks its account first, as a graph does',
    async () => {
      const graph = await TestGraph.inNewAccount(storage)
      await graph.add([kept])
      const { accountId } = graph
      const docId = await graph.docIdOf(kept.title)
      let hiding: Promise<boolean> | undefined
      await storage.db.transaction().execute(async (graphs) => {
        await graphs
          .selectFrom('corpora')
          .select('number')
          .where('account_id', '=', accountId)
          .forUpdate()
          .execute()
        hiding = storage.write.hideDocument({ accountId, docId })
        await expect.poll(() => waiting(storage)).toBe(1)
        const document = graphs.selectFrom('documents').select('id').where('id', '=', docId)
        expect(await document.forUpdate().noWait().execute()).toHaveLength(1)
      })
      expect(await hiding).toBe(true)
    },
  )

  test('pages of an answer are kept although their graph is deleted meanwhile', async () => {
    const { accountId } = await TestGraph.inNewAccount(storage)
    const config = { ...readConfig({ SEARCH_ENGINES: 'searxng' }), storage: storage.config }
    await using core = await openCore(
      config,
      'cli',
      createLogger('info', () => {}),
    )
    const [former] = await core.library.keepPages(accountId, [page('former')])
    const graphId = former?.graphId ?? ''

    const hiding = core.storage.write.hideGraph({ accountId, graphId })
    const [kept] = await core.library.keepPages(accountId, [page('kept')])
    await hiding

    expect(kept?.title).toBe('kept')
    await expect(core.graphs.get(accountId, graphId)).rejects.toThrow('There is no such graph.')
  })
})

const clearedTables = ['segment_blocks', 'chunks', 'documents', 'document_contents', 'entities']

async function rowCounts({ db }: TestStorage): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const table of clearedTables) {
    const { rows } = await sql<{ count: number }>`
      select cast(count(*) as bigint) as count from ${sql.table(table)}`.execute(db)
    counts.set(table, Number(rows[0]?.count))
  }
  return counts
}

/** How many transactions wait for a lock of another one in this database. */
async function waiting({ db }: TestStorage): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

function page(name: string): WebPage {
  const url = `https://www.example.org/${name}`
  const text = `Ada Brook wrote the page ${name}.`
  return {
    status: 'read',
    askedUrl: url,
    url,
    canonicalUrl: url,
    title: name,
    fetchedAt: '2026-01-01T00:00:00Z',
    kind: 'text',
    mediaType: 'text/plain',
    sha256: hash('sha256', text),
    text,
    blocks: [],
  }
}
