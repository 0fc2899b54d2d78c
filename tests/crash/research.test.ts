import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { ResearchJob } from '../../src/contract/research/research.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import { freshPlace, type Place, places } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { often, until } from '../support/service/until.ts'
import { storageOf } from '../support/storage/storage-of.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'
import { ServerThatDies } from './server-that-dies.ts'

const wanted = { topic: 'The Norrvik Sound Bridge', model: 'snap' as const, max_results: 4 }
const serverUrl = process.env.TEST_DATABASE_URL

let web: LocalWeb

beforeAll(async () => {
  web = await startLocalWeb(builtInPages, { delayMs: 100 })
})
afterAll(() => web[Symbol.asyncDispose]())

describe.each(places)('a server on $name that is killed while it researches', ({ fresh }) => {
  test('goes on at its next start, and charges once', async () => {
    await using server = await ServerThatDies.start(async () => withWeb(await fresh()))
    const { key } = await server.service.createAccount(500)
    const research_id = await begin(server.service, key)
    await until(async () => (await stepsOf(server.storage)) > 1, often)

    await server.die()
    await server.startAgain()

    const client = new ApiClient(server.service.url, { key })
    await expectDone(client, research_id, server.storage)
  })
})

test.skipIf(!serverUrl)('research goes on in another server when its own is killed', async () => {
  await using place = withWeb(await freshPlace())
  await using survivor = await startService(place)
  await using storage = await storageOf(survivor)
  const { key } = await survivor.createAccount(500)
  process.kill(survivor.pid, 'SIGSTOP')
  const victim = await startService(place)
  try {
    const research_id = await begin(victim, key)
    await until(async () => (await stepsOf(storage)) > 1, often)
    await victim.kill('SIGKILL')
    process.kill(survivor.pid, 'SIGCONT')
    // As if it had not been heard of for long.
    await storage.db.updateTable('jobs').set({ due_at: 0 }).execute()

    await expectDone(new ApiClient(survivor.url, { key }), research_id, storage)
  } finally {
    process.kill(survivor.pid, 'SIGCONT')
    await victim.stop()
  }
})

/** The same place, from where a service sees the local web. */
function withWeb(place: Place & AsyncDisposable): Place & AsyncDisposable {
  return { ...place, env: { ...place.env, ...web.env } }
}

async function begin({ url }: Service, key: string): Promise<string> {
  const client = new ApiClient(url, { key })
  const begun = await client.send('research', wanted, { prefer: 'respond-async' })
  return ResearchJob.parse(await begun.json()).research_id
}

async function expectDone(client: ApiClient, research_id: string, storage: Storage): Promise<void> {
  await until(async () => (await client.call('getResearch', { research_id })).status === 'done')
  const { result } = await client.call('getResearch', { research_id })
  expect(result?.sources.length).toBeGreaterThan(0)
  expect(await client.text(result?.doc_id ?? '')).toContain('[1]')
  expect(await client.call('getUsage', {})).toMatchObject({ balance: 470, held: 0 })
  await expectBooksBalance(storage)
}

async function stepsOf({ db }: Storage): Promise<number> {
  return (await db.selectFrom('job_steps').select('name').execute()).length
}
