import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KeyRing } from '../../src/access/key-ring.ts'
import { Graphs } from '../../src/documents/graphs.ts'
import { RepeatableCalls } from '../../src/ledger/repeatable-calls.ts'
import type { KeptAnswer } from '../../src/storage/claim-writes.ts'
import { GraphStore } from '../../src/storage/graph-store.ts'
import { KeyStore } from '../../src/storage/key-store.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { jobsOf } from '../support/jobs-of.ts'
import { type FaultyStorage, faultyEngines } from '../support/open-faulty-storage.ts'
import { newAccount } from './holds.ts'

type Keep = (answer: object) => KeptAnswer
const idempotency = { key: 'k', fingerprint: 'f' }

describe.each(faultyEngines)('a call on $name whose process dies', ({ open }) => {
  let storage: FaultyStorage

  beforeAll(async () => {
    storage = await open()
    await migrate(storage.db)
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test.each([
    ['api_keys', makeKey],
    ['graphs', makeGraph],
  ] as const)('makes one of %s however often it is repeated', async (table, make) => {
    let points = 0
    for (let broke = true; broke; points++) {
      const accountId = await newAccount(storage, 0)
      const before = await count(table, accountId)
      storage.faults.arm(points)
      await asProcess('server:dead', accountId, make).catch(() => undefined)
      broke = storage.faults.disarm()
      // The dead process could not give its claim up.
      await storage.db
        .updateTable('idempotency')
        .set({ state: 'running' })
        .where('account_id', '=', accountId)
        .where('state', '=', 'failed')
        .execute()

      const owner = 'server:alive'
      await storage.write.freeClaims({ leaseStartsWith: 'server:', exceptStart: owner })
      const answer = await asProcess(owner, accountId, make)
      const again = await asProcess(owner, accountId, make)

      expect(again).toEqual({ ...answer, replayed: true })
      expect(await count(table, accountId)).toBe(before + 1)
    }
    expect(points).toBeGreaterThan(8)
  })

  test('keeps a claim that another process has', async () => {
    const accountId = await newAccount(storage, 0)
    const busy = Promise.withResolvers<{ status: number; body: object }>()
    const calls = new RepeatableCalls(storage.write, 'server:one')
    const running = calls.run({ accountId }, idempotency, '', () => busy.promise)
    await storage.write.freeClaims({ leaseStartsWith: 'server:', exceptStart: 'server:one' })
    await expect(asProcess('server:two', accountId, makeGraph)).rejects.toMatchObject({
      code: 'idempotency_in_progress',
    })
    busy.resolve({ status: 200, body: {} })
    await running
  })

  function asProcess(
    owner: string,
    accountId: string,
    make: (storage: FaultyStorage, accountId: string, keep: Keep) => Promise<object>,
  ) {
    const calls = new RepeatableCalls(storage.write, owner)
    return calls.run({ accountId }, idempotency, '', async (keep) => {
      const body = await make(storage, accountId, (made) =>
        keep({ status: 201, body: shown(made) }),
      )
      return { status: 201, body: shown(body) }
    })
  }

  async function count(table: 'api_keys' | 'graphs', accountId: string): Promise<number> {
    const rows = storage.db.selectFrom(table).select('id').where('account_id', '=', accountId)
    return (await rows.execute()).length
  }
})

async function makeKey(storage: FaultyStorage, accountId: string, keep: Keep): Promise<object> {
  await using keys = new KeyRing(new KeyStore(storage))
  return await keys.create(accountId, { name: 'laptop' }, keep)
}

async function makeGraph(storage: FaultyStorage, accountId: string, keep: Keep): Promise<object> {
  await using jobs = jobsOf(storage)
  return await new Graphs(new GraphStore(storage), jobs).create(accountId, 'travels', keep)
}

function shown(made: object): object {
  return { ...made, key: null }
}
