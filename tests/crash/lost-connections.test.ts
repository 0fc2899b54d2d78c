import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import { freshPlace } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { storageOf } from '../support/storage/storage-of.ts'

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
      while (answers.size < answered + 5) await Promise.race([load, pause()])
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
      await pause()
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

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10))
}
