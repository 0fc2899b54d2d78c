import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/base/ids.ts'
import { JobRunner } from '../../src/jobs/job-runner.ts'
import { Ledger } from '../../src/ledger/ledger.ts'
import { Reservation } from '../../src/ledger/reservation.ts'
import { ResearchJobs } from '../../src/research/job/research-jobs.ts'
import { JobStore } from '../../src/storage/jobs/job-store.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import type { NewHold } from '../../src/storage/ledger/open-hold.ts'
import type { Settlement } from '../../src/storage/ledger/resolve-hold.ts'
import { openReader } from '../../src/storage/open-reader.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ResearchStore } from '../../src/storage/research/research-store.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import { newAccount, newHold, settlement } from '../ledger/holds.ts'
import { DatabaseProxy } from '../support/storage/database-proxy.ts'
import { freshDatabase } from '../support/storage/fresh-database.ts'

const serverUrl = process.env.TEST_DATABASE_URL

describe.skipIf(!serverUrl)('connections to PostgreSQL', () => {
  const opened = new AsyncDisposableStack()
  let url: string
  let proxy: DatabaseProxy
  let storage: Storage
  let accountId: string

  beforeAll(async () => {
    url = opened.use(await freshDatabase(serverUrl ?? '')).url
    proxy = opened.use(await DatabaseProxy.open(url))
    storage = opened.use(await openStorage({ kind: 'postgres', url: proxy.url }))
    accountId = await newAccount(storage, 1_000)
  })

  afterAll(() => opened.disposeAsync())

  test('that were cut are replaced, and nobody hears of it', async () => {
    await Promise.all(Array.from({ length: 10 }, () => available()))
    proxy.cut()
    expect(await Promise.all(Array.from({ length: 20 }, () => available()))).toEqual(
      Array(20).fill(1_000),
    )
    proxy.cut()
    await storage.probe()
  })

  test('that the reader of a thread has are replaced too', async () => {
    const { db } = await openReader({ kind: 'postgres', url: proxy.url })
    const read = () => db.selectFrom('accounts').select('id').execute()
    await read()
    // The thread is busy while the server goes, so it has not heard of that when it sends the next query.
    proxy.cut()
    const busyUntil = performance.now() + 50
    while (performance.now() < busyUntil);
    expect(await read()).toEqual([{ id: accountId }])
    await db.destroy()
  })

  test('that froze while nobody used them are replaced', async () => {
    await available()
    proxy.freeze()
    await setTimeout(1_100)
    expect(await available()).toBe(1_000)
  })

  test('are refused while the server is down, and come back with it', async () => {
    await proxy.goDown()
    await expect(available()).rejects.toMatchObject({ code: 'storage_unavailable' })
    await expect(storage.probe()).rejects.toMatchObject({ code: 'storage_unavailable' })
    await proxy.restore()
    expect(await available()).toBe(1_000)
    await storage.probe()
  })

  test('that were away while a hold was given back do so when they are back', async () => {
    const ledger = new Ledger(new LedgerStore(storage), 'server:test')
    const idempotency = { key: 'k', fingerprint: 'f' }
    const asked = { accountId, operationId: newId('interaction'), amount: 6, idempotency }
    const reserved = await ledger.reserve(asked)
    if (!(reserved instanceof Reservation)) throw new Error('The key was used before')

    await proxy.goDown()
    await reserved[Symbol.asyncDispose]()
    await proxy.restore()

    await expect.poll(available).toBe(1_000)
    await using again = (await ledger.reserve(asked)) as Reservation
    expect(again.amount).toBe(6)
  })

  test('that were away while a charge was acknowledged confirm it when they are back', async () => {
    const ledger = new Ledger(new LedgerStore(storage), 'server:test')
    const hold = newHold(accountId)
    await using reserved = await reservedBy(ledger, hold.operationId)
    const lost = proxy.loseAcknowledgement()
    const settling = reserved.settle(finalOf(hold))
    await lost
    // Longer than the storage itself tries again.
    await setTimeout(500)
    await proxy.restore()
    expect(await settling).toBe(497.5)
    expect(await available()).toBe(995)
  })

  test('that stay away then take a charge back, but not one of a repeatable call', async () => {
    const ledger = new Ledger(new LedgerStore(storage), 'server:test', 0)
    const before = await available()
    for (const idempotency of [undefined, { key: 'paid', fingerprint: 'f' }]) {
      const hold = newHold(accountId)
      const reserved = await reservedBy(ledger, hold.operationId, idempotency)
      const lost = proxy.loseAcknowledgement()
      await expect(reserved.settle(finalOf(hold))).rejects.toMatchObject({
        code: 'storage_unavailable',
      })
      await lost
      await reserved[Symbol.asyncDispose]()
      await proxy.restore()

      const kept = { left: (before ?? 0) - 5, answers: 1 }
      await expect
        .poll(async () => ({ left: await available(), answers: await answersOf(hold.operationId) }))
        .toEqual(idempotency ? kept : { left: before, answers: 0 })
    }
    await expectBooksBalance(storage)
  })

  test('that stay away then cancel research of which nobody has heard', async () => {
    const ledger = new Ledger(new LedgerStore(storage), 'server:test', 0)
    const jobs = new JobRunner(new JobStore(storage), 'server:test', {
      jobPaused: () => {},
      jobFailed: () => {},
      sweepFailed: () => {},
    })
    const research = new ResearchJobs(
      { store: new ResearchStore(storage), ledger, jobs, isWebOff: false },
      1,
    )
    const wanted = { accountId, keyId: undefined, topic: 'Ferries', thinking: 'snap' as const }
    const lost = proxy.loseAcknowledgement()
    await expect(research.begin({ ...wanted, reads: 'web', maxResults: 3 })).rejects.toMatchObject({
      code: 'storage_unavailable',
    })
    await lost
    await proxy.restore()
    const wish = async () =>
      (await storage.db.selectFrom('jobs').select('wish').executeTakeFirst())?.wish
    await expect.poll(wish).toBe('cancel')
  })

  test('are left to others by an account whose row is locked', async () => {
    const other = await newAccount(storage, 0)
    await using lock = await locked(url, accountId)
    const stuck = Array.from({ length: 12 }, (_, index) =>
      grant(accountId, `stuck-${index}`).catch((error) => error),
    )
    await setTimeout(100)
    await grant(other, 'granted')
    expect(await Promise.race(stuck)).toMatchObject({
      code: 'storage_unavailable',
      message: 'The storage is busy with another change of the same data.',
    })
    await lock[Symbol.asyncDispose]()
    const outcomes = await Promise.all(stuck)
    expect(outcomes.filter((outcome) => outcome instanceof Error).length).toBeLessThanOrEqual(6)
  })

  test.each(['55000', '57P03', '53100', '53300', '25006', '58030'])(
    'that fail with SQLSTATE %s say that the storage is unavailable',
    async (state) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(
        `create or replace function fail() returns int language plpgsql as
        $$ begin raise exception 'no' using errcode = '${state}'; end $$`,
      )
      await client.end()
      const failing = sql`select fail()`.execute(storage.db)
      await expect(failing).rejects.toMatchObject({ code: 'storage_unavailable' })
    },
  )

  async function available(): Promise<number | undefined> {
    const account = await storage.db
      .selectFrom('accounts')
      .select('available')
      .where('id', '=', accountId)
      .executeTakeFirst()
    return account?.available
  }

  async function reservedBy(
    ledger: Ledger,
    operationId: string,
    idempotency?: { key: string; fingerprint: string },
  ) {
    const reserved = await ledger.reserve({ accountId, operationId, amount: 6, idempotency })
    if (!(reserved instanceof Reservation)) throw new Error('The key was used before')
    return reserved
  }

  async function answersOf(id: string): Promise<number> {
    const found = await storage.db
      .selectFrom('interactions')
      .select('id')
      .where('id', '=', id)
      .execute()
    return found.length
  }

  function grant(to: string, entryId: string) {
    return storage.write.grantTokens({ entryId, accountId: to, amount: 2, note: '' })
  }
})

/** A charge of 5 half tokens for the operation of a hold, whoever holds them. */
function finalOf(hold: NewHold): Omit<Settlement, 'holdId' | 'leaseToken'> {
  const { holdId: _, leaseToken: __, ...final } = settlement(hold, 5)
  return final
}

async function locked(url: string, accountId: string): Promise<AsyncDisposable> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('select 1 from accounts where id = $1 for update', [accountId])
  let ended: Promise<void> | undefined
  return {
    [Symbol.asyncDispose]: () => {
      ended ??= client.end()
      return ended
    },
  }
}
