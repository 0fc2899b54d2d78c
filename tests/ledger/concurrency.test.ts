import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/base/ids.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { storageEngines, type TestStorage } from '../support/storage/open-test-storage.ts'
import type { Task } from './contender.ts'
import { Contenders } from './contenders.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { newAccount, newHold } from './holds.ts'

const processes = 4
let contenders: Contenders

beforeAll(() => {
  contenders = new Contenders(processes)
})
afterAll(() => contenders[Symbol.asyncDispose]())

describe.each(storageEngines)('processes at the same time on $name', ({ open }) => {
  let storage: TestStorage

  beforeAll(async () => {
    storage = await open()
    await contendAll({ kind: 'open', config: storage.config })
  })

  afterAll(async () => {
    await contendAll({ kind: 'close' })
    await expectBooksBalance(storage)
    await storage[Symbol.asyncDispose]()
  })

  test('200 holds on a balance for 10 are 10', async () => {
    const accountId = await newAccount(storage, 60)

    const outcomes = await contendAll({ kind: 'hold', accountId, times: 50 })

    expect(outcomes).toEqual({ claimed: 10, insufficient_tokens: 190 })
    expect(await balance(accountId)).toEqual({ available: 0, held: 60, spent: 0 })
  })

  test('400 calls under one key run once', async () => {
    const accountId = await newAccount(storage, 60)

    const outcomes = await contendAll({ kind: 'call', accountId, times: 100 })

    const { executed, idempotency_in_progress, ...replays } = outcomes
    const replayed = Object.values(replays)
    expect(executed).toBe(1)
    expect(replayed.length, JSON.stringify(replays)).toBeLessThanOrEqual(1)
    expect(Object.keys(replays).join()).toMatch(/^(replayed \{.*"left":27.*\})?$/)
    expect((idempotency_in_progress ?? 0) + (replayed[0] ?? 0)).toBe(399)
    expect(await balance(accountId)).toEqual({ available: 54, held: 0, spent: 6 })
  })

  test('one grant is granted once', async () => {
    const accountId = await newAccount(storage, 60)

    const outcomes = await contendAll({ kind: 'grant', accountId, grantId: newId('entry') })

    expect(outcomes).toEqual({ granted: processes })
    expect(await balance(accountId)).toEqual({ available: 70, held: 0, spent: 0 })
  })

  test('each dead hold is resolved once, by a reaper or by its late owner', async () => {
    const count = 100
    const accounts = await Promise.all(
      Array.from({ length: 5 }, () => newAccount(storage, count * 6)),
    )
    const holds = Array.from({ length: count }, (_, index) =>
      newHold(accounts[index % accounts.length] ?? '', { leaseMs: -1, key: `k${index}` }),
    )
    await Promise.all(holds.map((hold) => storage.write.openHold(hold)))

    const settle = { kind: 'settle', holds: holds.toReversed() } as const
    const outcomes = await contenders.contend((place) =>
      place === 1 ? settle : { kind: 'expire' },
    )

    const { settled = 0, expired = 0, 'too late': late = 0, ...others } = outcomes
    expect(others).toEqual({})
    expect(settled + expired).toBe(count)
    expect(settled + late).toBe(count)
    for (const accountId of accounts) expect(await balance(accountId)).toMatchObject({ held: 0 })
  })

  function contendAll(task: Task) {
    return contenders.contend(() => task)
  }

  function balance(accountId: string) {
    return storage.db
      .selectFrom('accounts')
      .select(['available', 'held', 'spent'])
      .where('id', '=', accountId)
      .executeTakeFirst()
  }
})

test('processes that open a new data directory at the same time all find it whole', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'skein-test-'))
  const config = { kind: 'embedded', directory } as const

  await contenders.contend(() => ({ kind: 'open', config }))

  await using storage = await openStorage(config)
  await newAccount(storage, 6)
  await expectBooksBalance(storage)
  await contenders.contend(() => ({ kind: 'close' }))
  await rm(directory, { recursive: true })
})
