import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/base/ids.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { InjectedFault } from '../support/storage/faulty-dialect.ts'
import { type FaultyStorage, faultyEngines } from '../support/storage/open-faulty-storage.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { newAccount, newHold, runOut, settlement } from './holds.ts'

type Scenario = {
  /** What has to be there first; then the call, always with the same input. */
  prepare(storage: FaultyStorage, accountId: string): Promise<() => Promise<unknown>>
  /** The balance when the call has happened once, of 100 half tokens before. */
  readonly after: { available: number; held: number; spent: number; granted: number }
  readonly claim?: 'running' | 'done' | 'failed'
}

const untouched = { available: 100, held: 0, spent: 0, granted: 100 }
const holding = { ...untouched, available: 94, held: 6 }

const scenarios: Record<string, Scenario> = {
  grantTokens: {
    prepare: async ({ write }, accountId) => {
      const input = { entryId: newId('entry'), accountId, amount: 10, note: '' }
      return () => write.grantTokens(input)
    },
    after: { ...untouched, available: 110, granted: 110 },
  },
  openHold: {
    prepare: async ({ write }, accountId) => {
      const hold = newHold(accountId, { key: 'k' })
      return () => write.openHold(hold)
    },
    after: holding,
    claim: 'running',
  },
  'openHold under a key whose former request has died': {
    prepare: async (storage, accountId) => {
      await runOut(storage, await opened(storage, accountId))
      const hold = newHold(accountId, { key: 'k' })
      return () => storage.write.openHold(hold)
    },
    after: holding,
    claim: 'running',
  },
  extendHold: {
    prepare: async (storage, accountId) => {
      const hold = await opened(storage, accountId)
      return () => storage.write.extendHold({ ...hold, wanted: 4, extension: 0 })
    },
    after: { ...untouched, available: 90, held: 10 },
    claim: 'running',
  },
  renewHold: {
    prepare: async (storage, accountId) => {
      const hold = await opened(storage, accountId)
      return () => storage.write.renewHold({ ...hold, leaseMs: 1_000 })
    },
    after: holding,
    claim: 'running',
  },
  askToStop: {
    prepare: async (storage, accountId) => {
      const { operationId } = await opened(storage, accountId)
      return () => storage.write.askToStop({ accountId, operationId })
    },
    after: holding,
    claim: 'running',
  },
  settleHold: {
    prepare: async (storage, accountId) => {
      const hold = await opened(storage, accountId)
      return () => storage.write.settleHold(settlement(hold, 5))
    },
    after: { ...untouched, available: 95, spent: 5 },
    claim: 'done',
  },
  releaseHold: {
    prepare: async (storage, accountId) => {
      const hold = await opened(storage, accountId)
      return () => storage.write.releaseHold(hold)
    },
    after: untouched,
    claim: 'failed',
  },
  'releaseHold of one whose settlement was not acknowledged': {
    prepare: async (storage, accountId) => {
      const hold = newHold(accountId)
      await storage.write.openHold(hold)
      await storage.write.settleHold(settlement(hold, 5))
      return () => storage.write.releaseHold(hold)
    },
    after: untouched,
  },
  expireHolds: {
    prepare: async (storage, accountId) => {
      await runOut(storage, await opened(storage, accountId))
      return () => storage.write.expireHolds({ limit: 20 })
    },
    after: untouched,
    claim: 'failed',
  },
}

describe.each(faultyEngines)('on $name', ({ open }) => {
  let storage: FaultyStorage

  beforeAll(async () => {
    storage = await open()
    await migrate(storage.db)
  })

  afterAll(async () => {
    await expectBooksBalance(storage)
    await storage[Symbol.asyncDispose]()
  })

  test.each(Object.entries(scenarios))(
    '%s happens once, wherever it breaks',
    async (_, scenario) => {
      let points = 0
      for (let broke = true; broke; points++) {
        const accountId = await newAccount(storage, 100)
        const call = await scenario.prepare(storage, accountId)
        const before = await balance(accountId)

        storage.faults.arm(points)
        const failure = await call().then(
          () => undefined,
          (error) => error,
        )
        broke = storage.faults.disarm()

        expect(failure instanceof InjectedFault).toBe(broke)
        expect([before, scenario.after]).toContainEqual(await balance(accountId))
        await expectBooksBalance(storage)

        await call()

        expect(await balance(accountId)).toEqual(scenario.after)
        expect(await claimState(accountId)).toBe(scenario.claim)
        await expectBooksBalance(storage)
      }
      // A write of one statement has one point before and one after it, and two about its commit.
      expect(points).toBeGreaterThan(4)
    },
  )

  test('an account is made once, with its welcome, wherever it breaks', async () => {
    const grant = 100
    let points = 0
    for (let broke = true; broke; points++) {
      const person = { userId: `u${points}`, email: `u${points}@example.org`, grant }
      storage.faults.arm(points)
      const first = await storage.write.createAccount(person).catch(() => undefined)
      broke = storage.faults.disarm()
      const { accountId } = await storage.write.createAccount(person)
      expect(first?.accountId ?? accountId).toBe(accountId)
      expect(await balance(accountId)).toEqual(untouched)
    }
    expect(points).toBeGreaterThan(4)
  })

  async function balance(accountId: string) {
    return storage.db
      .selectFrom('accounts')
      .select(['available', 'held', 'spent', 'granted'])
      .where('id', '=', accountId)
      .executeTakeFirst()
  }

  async function claimState(accountId: string) {
    const claim = await storage.db
      .selectFrom('idempotency')
      .select('state')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return claim?.state
  }
})

async function opened(storage: FaultyStorage, accountId: string) {
  const hold = newHold(accountId, { key: 'k' })
  await storage.write.openHold(hold)
  return hold
}
