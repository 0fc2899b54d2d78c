import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { KeyRing } from '../../src/access/keys/key-ring.ts'
import { newId } from '../../src/base/ids.ts'
import { Retention } from '../../src/maintenance/retention.ts'
import { KeyStore } from '../../src/storage/access/key-store.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { newAccount, newHold, settlement } from '../ledger/holds.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const dayMs = 24 * 3600 * 1000
const days = { answers: 30, usage: 400 }

describe.each(storageEngines)('retention on $name', ({ name, open }) => {
  test('removes what is old, step by step, and nothing else', async () => {
    await using storage = await open()
    await using retention = new Retention(storage.write, days, (error) => {
      throw error
    })
    const accountId = await newAccount(storage, 10_000)
    const { operationId } = await chat(storage, accountId)
    await manyMore(storage, accountId, operationId)
    const running = newHold(accountId)
    await storage.write.openHold(running)
    await signIn(storage)

    await retention.removeOld()
    expect(await counts(storage)).toEqual({
      answers: 451,
      interactions: 451,
      claims: 1,
      holds: 2,
      sessions: 1,
    })

    await retention.removeOld(31 * dayMs)
    expect(await counts(storage)).toEqual({
      answers: 1,
      interactions: 451,
      claims: 0,
      holds: 1,
      sessions: 0,
    })
    expect(await new LedgerStore(storage).interaction(accountId, operationId)).toBeUndefined()

    await retention.removeOld(401 * dayMs)
    // What belongs to a conversation stays, as does what is held and every entry of the ledger.
    expect(await counts(storage)).toEqual({
      answers: 1,
      interactions: 1,
      claims: 0,
      holds: 1,
      sessions: 0,
    })
    expect(
      (await new LedgerStore(storage).entries(accountId, { limit: 100 })).entries,
    ).toHaveLength(4)
    expect(await new LedgerStore(storage).discrepancies()).toEqual([])
  })

  test.runIf(name === 'sqlite')('gives back the disk that answers had', async () => {
    await using storage = await open()
    await using retention = new Retention(storage.write, days, (error) => {
      throw error
    })
    const accountId = await newAccount(storage, 10_000)
    const { operationId } = await chat(storage, accountId)
    const before = await pagesInUse(storage)
    await manyMore(storage, accountId, operationId, 'x'.repeat(2_000))
    const full = await pagesInUse(storage)

    await retention.removeOld(31 * dayMs)

    expect((await pagesInUse(storage)) - before).toBeLessThan((full - before) / 4)
  })

  test('keeps what is not old: attempts, days of keys and holds of a week', async () => {
    await using storage = await open()
    await using retention = new Retention(storage.write, days, (error) => {
      throw error
    })
    const accountId = await newAccount(storage, 100)
    await chat(storage, accountId)
    await using keys = new KeyRing(new KeyStore(storage))
    const { id: keyId } = await keys.create(accountId, { name: 'k' })
    const use = { keyId, accountId, requests: 1, lastUsedAt: Date.now() }
    await storage.write.noteKeyUse({ uses: [use] })
    await storage.write.countAttempt({ place: 'a', durationMs: 60_000 })
    const left = async (days: number) => {
      await retention.removeOld(days * dayMs)
      const { rows } = await sql`select (select count(*) from sign_in_attempts) as attempts,
        (select count(*) from key_days) as days, (select count(*) from holds) as holds`.execute(
        storage.db,
      )
      return rows[0]
    }

    expect(await left(0)).toEqual({ attempts: 1, days: 1, holds: 1 })
    expect(await left(6)).toEqual({ attempts: 0, days: 1, holds: 1 })
    expect(await left(8)).toEqual({ attempts: 0, days: 1, holds: 0 })
    expect(await left(402)).toEqual({ attempts: 0, days: 0, holds: 0 })
  })

  test('a process whose clock is fast removes nothing early', async () => {
    await using storage = await open()
    await using retention = new Retention(storage.write, days, (error) => {
      throw error
    })
    const accountId = await newAccount(storage, 100)
    await chat(storage, accountId)
    await storage.write.openHold(newHold(accountId, { key: 'running' }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * dayMs })
    try {
      await retention.removeOld()
    } finally {
      vi.useRealTimers()
    }
    expect((await counts(storage))?.claims).toBe(2)
  })
})

async function chat(storage: Storage, accountId: string) {
  const hold = newHold(accountId, { key: 'k' })
  await storage.write.openHold(hold)
  await storage.write.settleHold(settlement(hold, 4))
  return hold
}

/** Answers like that one, more than one step removes; the last belongs to a conversation. */
/** Pages that are not free to be used again. */
async function pagesInUse({ db }: Storage): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select page_count - freelist_count as pages from pragma_page_count, pragma_freelist_count`.execute(
    db,
  )
  return rows[0]?.pages ?? 0
}

async function manyMore(
  { db, write }: Storage,
  accountId: string,
  like: string,
  response?: string,
): Promise<void> {
  const answer = await db
    .selectFrom('interactions')
    .selectAll()
    .where('id', '=', like)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: 450 }, () => newId('interaction'))
  for (const id of ids)
    await db
      .insertInto('interactions')
      .values({ ...answer, id, ...(response !== undefined && { response }) })
      .execute()
  const conversationId = newId('conversation')
  await write.createConversation({ accountId, conversationId, title: 'Travels' })
  const turn = {
    conversation_id: conversationId,
    question: 'q',
    reply: 'r',
    words: '',
    answer: '{}',
  }
  const id = ids.at(-1) ?? ''
  await db
    .insertInto('turns')
    .values({ ...turn, id, created_at: 0 })
    .execute()
}

async function signIn({ db }: Storage): Promise<void> {
  const now = new Date().toISOString()
  const later = new Date(Date.now() + 7 * dayMs).toISOString()
  await sql`insert into auth_users (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('u', 'u', 'u@example.org', false, ${now}, ${now})`.execute(db)
  for (const [id, end] of [
    ['old', now],
    ['new', later],
  ])
    await sql`insert into auth_sessions (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
      values (${id}, 'u', ${id}, ${end}, ${now}, ${now})`.execute(db)
}

async function counts({ db }: Storage) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from interactions where response <> '') as answers,
    (select count(*) from interactions) as interactions,
    (select count(*) from idempotency) as claims,
    (select count(*) from holds) as holds,
    (select count(*) from auth_sessions) as sessions`.execute(db)
  return rows[0]
}
