import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import { newAccount, newHold } from '../ledger/holds.ts'
import { startService } from '../support/service/start-service.ts'
import { databaseWithSchema, freshDatabase } from '../support/storage/fresh-database.ts'
import { freshDirectory } from '../support/storage/fresh-directory.ts'
import { TransactionPooler } from '../support/storage/transaction-pooler.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(!serverUrl)('a database behind a pooler of transactions', () => {
  test.each([
    ['that refuses time limits', freshDatabase, {}, ''],
    ['named in the URL', databaseWithSchema, { ignoresTimeLimits: true }, '?pgbouncer=true'],
  ])('%s has its schema, and keeps accounts of many at once', async (_, make, pooling, query) => {
    await using database = await make(serverUrl)
    await using pooler = await TransactionPooler.open(database.url, pooling)
    await using storage = await openStorage({ kind: 'postgres', url: pooler.url + query })

    const accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount(storage, 60)))
    const holds = accounts.flatMap((accountId) =>
      Array.from({ length: 12 }, () => storage.write.openHold(newHold(accountId))),
    )
    const outcomes = await Promise.allSettled(holds)

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(80)
    // One after another, each on another connection to the server.
    const accountId = await newAccount(storage, 60)
    for (let hold = 0; hold < 10; hold++) await storage.write.openHold(newHold(accountId))
    await expectBooksBalance(storage)
    expect(pooler.errors).toEqual([])
  })

  test('has the time limits in each transaction, and leaves none in the sessions of others', async () => {
    await using database = await databaseWithSchema(serverUrl)
    await using pooler = await TransactionPooler.open(database.url)
    await using storage = await openStorage({ kind: 'postgres', url: pooler.url })
    const limits = sql<{ limits: string }>`
      select current_setting('lock_timeout') || ' ' || current_setting('statement_timeout') || ' '
        || current_setting('idle_in_transaction_session_timeout') as limits`

    const within = await storage.db.transaction().execute((change) => limits.execute(change))
    expect(within.rows).toEqual([{ limits: '3s 30s 10s' }])
    for (let turn = 0; turn < 6; turn++)
      expect((await limits.execute(storage.db)).rows).toEqual([{ limits: '0 0 0' }])
  })

  test('serves documents, answers and repeated calls', async () => {
    await using database = await databaseWithSchema(serverUrl)
    await using pooler = await TransactionPooler.open(database.url)
    await using directory = await freshDirectory()
    await using service = await startService({
      dataDirectory: directory.path,
      env: { DATABASE_URL: pooler.url },
    })
    const { key } = await service.createAccount()
    const text = 'The ferry Aurelia was designed by Ida Brook. She was born in Lucca.'
    const added = await service.request('/documents', { key, json: { title: 'Ferries', text } })
    expect(added.status).toBe(201)

    const ask = () =>
      service.request('/agent/interactions', {
        key,
        headers: { 'idempotency-key': 'once' },
        json: { messages: [{ role: 'user', content: 'Who designed the ferry Aurelia?' }] },
      })
    const answer = await (await ask()).text()
    expect(answer).toContain('Ida Brook')
    expect(await (await ask()).text()).toBe(answer)
  })
})
