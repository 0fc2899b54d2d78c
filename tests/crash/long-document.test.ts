import { describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { expectIndexWhole } from '../storage/expect-index-whole.ts'
import { freshPlace, places } from '../support/service/fresh-place.ts'
import { often, until } from '../support/service/until.ts'
import { generatedDocument, longText } from './generated-documents.ts'
import { keepIndexing } from './keep-indexing.ts'
import { ServerThatDies } from './server-that-dies.ts'

const { text, words } = longText(1.1 * 1024 * 1024)

describe.each(places)('a server on $name that is killed', ({ fresh }) => {
  test('while it indexes or deletes a long document finishes that at its next start', async () => {
    await using server = await ServerThatDies.start(fresh)
    const { key } = await server.service.createAccount()
    let client = new ApiClient(server.service.url, { key })
    const chunks = () => storedChunks(server)

    const { doc_id, status } = await client.upload(Buffer.from(text), 'long.txt')
    expect(status).toBe('indexing')
    await using unready = await keepIndexing(server.storage, doc_id)
    await until(async () => (await chunks()) > 0, often)
    // Newer documents come into the same posting lists while the long one is still being added.
    const { title, text: short, word } = generatedDocument(1)
    const newer = await client.call('addDocument', { title, text: short })
    await server.die()
    expect(await statusOf(server, doc_id)).toBe('indexing')
    await unready[Symbol.asyncDispose]()
    expect(await found(await again(), word)).toEqual([newer.doc_id])

    await until(async () => (await client.call('getDocument', { doc_id })).status === 'ready')
    for (const one of words) expect(await found(client, one)).toContain(doc_id)
    expect((await client.text(doc_id)).trim()).toBe(text.trim())
    await expectIndexWhole(server.storage)

    const before = await chunks()
    const deleting = client.call('deleteDocument', { doc_id }).catch(() => undefined)
    await until(async () => (await chunks()) < before, often)
    await server.die()
    await deleting
    await again()

    expect((await client.refusal('getDocument', { doc_id })).status).toBe(404)
    for (const one of words) expect(await found(client, one)).toEqual([])
    expect(await found(client, word)).toEqual([newer.doc_id])
    await until(async () => (await statusOf(server, doc_id)) === undefined)
    expect(await chunks()).toBe(newer.chunks)
    await expectIndexWhole(server.storage)

    async function again(): Promise<ApiClient> {
      await server.startAgain()
      client = new ApiClient(server.service.url, { key })
      return client
    }
  })
})

test('a server that is killed however often indexes a long document, if it comes further each time', async () => {
  await using server = await ServerThatDies.start(() => freshPlace(''))
  const { key } = await server.service.createAccount()
  const client = new ApiClient(server.service.url, { key })
  const { doc_id } = await client.upload(Buffer.from(text), 'long.txt')
  const further = async () => {
    const before = await storedChunks(server)
    await until(async () => (await storedChunks(server)) > before, often)
    await server.die()
  }
  const names = async () => {
    const steps = await server.storage.db.selectFrom('job_steps').select('name').execute()
    return steps.map(({ name }) => name)
  }

  await further()
  await leaveOneAttempt(server)
  const stored = await storedChunks(server)
  await server.startAgain()
  // What was stored before counts as progress, though it was not noted.
  await until(async () => (await names()).length > 0, often)
  expect(await names()).toEqual([`stored ${stored}`])
  await further()
  await server.startAgain()

  await until(async () => (await statusOf(server, doc_id)) !== 'indexing')
  expect(await statusOf(server, doc_id)).toBe('ready')
  await expectIndexWhole(server.storage)
})

/** As many attempts as there may be, of which none noted its progress, but for the one that begins next. */
async function leaveOneAttempt({ storage }: ServerThatDies): Promise<void> {
  await storage.db.updateTable('jobs').set({ attempts: 4 }).execute()
}

async function found(client: ApiClient, query: string): Promise<string[]> {
  const { passages } = await client.call('searchDocuments', { query, engine: 'rag', limit: 3 })
  return [...new Set(passages.map(({ doc_id }) => doc_id))]
}

async function storedChunks({ storage }: ServerThatDies): Promise<number> {
  const { count } = await storage.db
    .selectFrom('chunks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function statusOf({ storage }: ServerThatDies, docId: string): Promise<string | undefined> {
  const query = storage.db.selectFrom('documents').select('status').where('id', '=', docId)
  return (await query.executeTakeFirst())?.status
}
