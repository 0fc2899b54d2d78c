import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { ProblemBody } from '../../src/contract/problems/problem.ts'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import { freshPlace } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { often, until } from '../support/service/until.ts'
import { storageOf } from '../support/storage/storage-of.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { startLocalWeb } from '../support/web/local-web.ts'

const clients = 8
const cuts = 12
const serverUrl = process.env.TEST_DATABASE_URL

describe.skipIf(!serverUrl)('a server whose connections to PostgreSQL are cut', () => {
  test('says so or answers, never charges wrongly, and goes on', async () => {
    await using place = await freshPlace()
    await using service = await startService(place)
    const { key, accountId } = await service.createAccount()
    const answers = new Map<string, string>()
    const stop = new AbortController()
    const clientsAtWork = Array.from({ length: clients }, () =>
      chatOn(service, key, answers, stop.signal),
    )
    const load = Promise.all(clientsAtWork)

    for (let cut = 1; cut <= cuts; cut++) {
      const answered = answers.size
      while (answers.size < answered + 5) await Promise.race([load, pause(10)])
      await cutConnections(service)
    }
    stop.abort()
    await load

    await using storage = await storageOf(service)
    const spent = await storage.db
      .selectFrom('accounts')
      .select('spent')
      .where('id', '=', accountId)
      .executeTakeFirst()
    expect(spent).toEqual({ spent: answers.size * 6 })
    await expectBooksBalance(storage)
    for (const [idempotencyKey, answer] of answers)
      expect(await (await ask(service, key, idempotencyKey)).text()).toBe(answer)
  })
})

const wanted = { topic: 'The Norrvik Sound Bridge', model: 'snap', max_results: 2 }

describe.skipIf(!serverUrl)('research while PostgreSQL takes no connections', () => {
  test('is answered as if nothing had been, and charged once', async () => {
    await using web = await startLocalWeb(builtInPages, { delayMs: 100 })
    await using place = await freshPlace()
    await using service = await startService({ ...place, env: { ...place.env, ...web.env } })
    const { key } = await service.createAccount(500)
    const [whole, streamed] = [false, true].map((stream) => begin(service, key, stream))

    await outage(service, 3_000)

    expect(await (await whole)?.json()).toMatchObject({ outcome: 'done' })
    expect(await (await streamed)?.text()).toMatch(/\nevent: research-end\n.*\n\n$/)
    const client = new ApiClient(service.url, { key })
    expect(await client.call('getUsage', {})).toMatchObject({ balance: 440, held: 0 })
  })

  test('for long, names the job that goes on, so that nobody pays for a second one', async () => {
    await using web = await startLocalWeb(builtInPages, { delayMs: 100 })
    await using place = await freshPlace()
    await using service = await startService({ ...place, env: { ...place.env, ...web.env } })
    const { key } = await service.createAccount(500)
    const [whole, streamed] = [false, true].map((stream) => begin(service, key, stream))

    await outage(service, 22_000)

    const refused = await whole
    const { error } = ProblemBody.parse(await refused?.json())
    expect(refused?.status).toBe(503)
    expect(error).toMatchObject({ code: 'storage_unavailable' })
    expect(refused?.headers.get('location')).toBe(`/agent/research/${error.details?.research_id}`)
    expect(await (await streamed)?.text()).toMatch(/\nevent: error\n.*"research_id":"res_\w+"/)
    const client = new ApiClient(service.url, { key })
    const usage = async () => client.call('getUsage', {})
    await expect.poll(usage, { interval: 500 }).toMatchObject({ balance: 440, held: 0 })
  })
})

function begin(service: Service, key: string, stream: boolean): Promise<Response> {
  return service.request('/agent/research', { key, json: { ...wanted, stream } })
}

/** Once both jobs run, cuts all connections, and lets no others in meanwhile. */
async function outage(service: Service, timeMs: number): Promise<void> {
  await using storage = await storageOf(service)
  const jobs = storage.db.selectFrom('jobs').where('state', '=', 'running').select('id')
  await until(async () => (await jobs.execute()).length === 2, often)
  const name = new URL(service.env.DATABASE_URL ?? '').pathname.slice(1)
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`alter database ${name} allow_connections false`)
  await cutConnections(service)
  await pause(timeMs)
  await client.query(`alter database ${name} allow_connections true`)
  await client.end()
}

async function chatOn(
  service: Service,
  key: string,
  answers: Map<string, string>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const idempotencyKey = randomUUID()
    for (;;) {
      const answer = await ask(service, key, idempotencyKey)
      const text = await answer.text()
      if (answer.status === 200) {
        answers.set(idempotencyKey, text)
        break
      }
      expect([409, 503], text).toContain(answer.status)
      expect(text).toMatch(/"code":"(idempotency_in_progress|storage_unavailable)"/)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      await pause(10)
    }
  }
}

function ask(service: Service, key: string, idempotencyKey: string): Promise<Response> {
  return service.request('/agent/interactions', {
    key,
    headers: { 'idempotency-key': idempotencyKey },
    json: { messages: [{ role: 'user', content: 'Who wrote Faust?' }] },
  })
}

async function cutConnections({ env }: Service): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const name = new URL(env.DATABASE_URL ?? '').pathname.slice(1)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    )
  } finally {
    await client.end()
  }
}
