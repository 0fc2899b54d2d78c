import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { deleteDocument } from '../../src/contract/documents/documents.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { expectIndexWhole } from '../storage/expect-index-whole.ts'
import { freshPlace, places } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { often, until } from '../support/service/until.ts'
import { DatabaseProxy } from '../support/storage/database-proxy.ts'
import { limitFiles } from '../support/storage/limit-files.ts'
import { refuseChanges } from '../support/storage/refuse-changes.ts'
import { storageOf } from '../support/storage/storage-of.ts'
import { generatedDocument, longText } from './generated-documents.ts'
import { keepIndexing } from './keep-indexing.ts'
import { ServerThatDies } from './server-that-dies.ts'

const { text, words } = longText(1.1 * 1024 * 1024)
const serverUrl = process.env.TEST_DATABASE_URL

describe.skipIf(!serverUrl)('two servers on one database', () => {
  test('finish what the other was indexing or deleting when it was killed', async () => {
    await using place = await freshPlace()
    await using survivor = await startService(place)
    await using storage = await storageOf(survivor)
    const { key } = await survivor.createAccount()
    const client = new ApiClient(survivor.url, { key })
    // It takes no job, so that the other one has it.
    using pause = pauseOf(survivor)
    const victim = await startService(place)

    const { doc_id } = await new ApiClient(victim.url, { key }).upload(Buffer.from(text), 'a.txt')
    await using unready = await keepIndexing(storage, doc_id)
    await until(async () => (await storedChunks(storage)) > 0, often)
    await victim.kill('SIGKILL')
    expect((await countsOf(storage)).documents).toBe(0)
    await unready[Symbol.asyncDispose]()
    pause.end()
    await runOutLeases(storage)
    await until(async () => (await client.call('getDocument', { doc_id })).status === 'ready')
    expect((await countsOf(storage)).documents).toBe(1)
    expect(await found(client, words[1] ?? '')).toEqual([doc_id])

    const all = await storedChunks(storage)
    await using kept = await keepLastChunk(storage)
    using secondPause = pauseOf(survivor)
    const secondVictim = await startService(place)
    const deleting = new ApiClient(secondVictim.url, { key }).send('deleteDocument', { doc_id })
    deleting.catch(() => {})
    await until(async () => (await storedChunks(storage)) < all, often)
    await secondVictim.kill('SIGKILL')
    expect(await storedChunks(storage)).toBeGreaterThan(0)
    await kept[Symbol.asyncDispose]()
    secondPause.end()
    await runOutLeases(storage)
    await until(async () => (await openJobs(storage)) === 0)
    expect(await storedChunks(storage)).toBe(0)
    await expectIndexWhole(storage)
    for (const dead of [victim, secondVictim]) await dead.stop()
  })

  test('index a document while PostgreSQL is away in between, and nobody starts them again', async () => {
    await using place = await freshPlace()
    await using database = await DatabaseProxy.open(place.env.DATABASE_URL ?? '')
    await using storage = await storageOf({ env: { ...place.env, DATA_DIR: place.dataDirectory } })
    const env = { DATABASE_URL: database.url }
    await using service = await startService({ ...place, env })
    const { key } = await service.createAccount()
    const client = new ApiClient(service.url, { key })

    const { doc_id } = await client.upload(Buffer.from(text), 'a.txt')
    await until(async () => (await storedChunks(storage)) > 0, often)
    await database.goDown()
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect((await client.refusal('getDocument', { doc_id })).problem.code).toBe(
      'storage_unavailable',
    )
    await database.restore()

    await until(async () => (await statusOf(storage, doc_id)) === 'ready')
    await expectIndexWhole(storage)
  })
})

describe.each(places)('a server on $name', ({ fresh }) => {
  test('deletes a large graph at once for everybody, and bit by bit in fact, whoever is killed', async () => {
    await using server = await ServerThatDies.start(fresh)
    const { key } = await server.service.createAccount()
    let client = new ApiClient(server.service.url, { key })
    const { graph_id } = await client.call('createGraph', { name: 'large' })
    // More than are removed in one step.
    const documents = Array.from({ length: 900 }, (_, index) => generatedDocument(index))
    await client.import(
      documents.map(({ title, text }) => ({ title, text })),
      graph_id,
    )
    await using unremoved = await keepLastChunk(server.storage)
    const kept = await client.call('addDocument', { text: 'Ada Brook visited Lucca.' })

    const all = await storedChunks(server.storage)
    client.send('deleteGraph', { graph_id }).catch(() => {})
    await until(async () => (await storedChunks(server.storage)) < all, often)
    await server.die()
    expect(await storedChunks(server.storage)).toBeGreaterThan(kept.chunks)
    await unremoved[Symbol.asyncDispose]()
    await server.startAgain()
    client = new ApiClient(server.service.url, { key })

    expect((await client.refusal('getGraph', { graph_id })).status).toBe(404)
    expect((await client.call('listDocuments', {})).data).toHaveLength(1)
    expect(await found(client, documents[7]?.word ?? '')).toEqual([])
    await until(async () => (await openJobs(server.storage)) === 0)
    expect(await storedChunks(server.storage)).toBe(kept.chunks)
    await expectIndexWhole(server.storage)

    const answer = await client.send('deleteDocument', { doc_id: kept.doc_id })
    const { cleaned_up } = deleteDocument.output.parse(await answer.json())
    expect([answer.status, cleaned_up]).toEqual(cleaned_up ? [200, true] : [202, false])
    await until(async () => (await storedChunks(server.storage)) === 0)
  })
})

const canLimit = process.platform === 'linux'

test.runIf(canLimit)('a document waits while the disk is full, and is indexed then', async () => {
  await using place = await freshPlace('')
  await using service = await startService(place)
  await using storage = await storageOf(service)
  const { key } = await service.createAccount()
  const client = new ApiClient(service.url, { key })

  const { doc_id } = await client.upload(Buffer.from(text), 'a.txt')
  await until(async () => (await storedChunks(storage)) > 0, often)
  await limitFiles(service.pid, '4096')
  const before = await storedChunks(storage)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(await storedChunks(storage)).toBeLessThanOrEqual(before + 128)
  expect(await statusOf(storage, doc_id)).toBe('indexing')
  await limitFiles(service.pid, 'unlimited')

  await until(async () => (await statusOf(storage, doc_id)) === 'ready')
  await expectIndexWhole(storage)
})

/** The chunk that was added last cannot be removed, so that a removal is seen before its end. */
async function keepLastChunk(storage: Storage): Promise<AsyncDisposable> {
  const last = await storage.db
    .selectFrom('chunks')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
  const when = sql`old.number = ${sql.lit(Number(last.number))}`
  return refuseChanges(storage, { of: 'chunks', by: 'delete', when })
}

/** Stops a process where it is, without ending it. */
function pauseOf({ pid }: Service): Disposable & { end(): void } {
  process.kill(pid, 'SIGSTOP')
  const end = () => process.kill(pid, 'SIGCONT')
  return { end, [Symbol.dispose]: end }
}

async function runOutLeases({ db }: Storage): Promise<void> {
  await db.updateTable('jobs').set({ due_at: 0 }).where('state', '=', 'running').execute()
}

async function found(client: ApiClient, query: string): Promise<string[]> {
  const { passages } = await client.call('searchDocuments', { query, engine: 'rag', limit: 3 })
  return [...new Set(passages.map(({ doc_id }) => doc_id))]
}

async function countsOf({ db }: Storage) {
  const { rows } = await sql<{ documents: number; chunks: number }>`
    select cast(sum(document_count) as bigint) as documents, cast(sum(chunk_count) as bigint) as chunks
    from graphs`.execute(db)
  return rows[0] ?? { documents: 0, chunks: 0 }
}

function storedChunks(storage: Storage): Promise<number> {
  return countOf(storage, 'chunks')
}

function openJobs(storage: Storage): Promise<number> {
  return countOf(storage, 'jobs')
}

async function countOf({ db }: Storage, table: 'chunks' | 'jobs'): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}

async function statusOf({ db }: Storage, docId: string): Promise<string | undefined> {
  const query = db.selectFrom('documents').select('status').where('id', '=', docId)
  return (await query.executeTakeFirst())?.status
}
