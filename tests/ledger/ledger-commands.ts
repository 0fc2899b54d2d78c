import fc from 'fast-check'
import { expect } from 'vitest'
import { ServiceError } from '../../src/base/errors/service-error.ts'
import { newId } from '../../src/base/ids.ts'
import { inTokens } from '../../src/base/token-amounts.ts'
import type { NewHold } from '../../src/storage/ledger/open-hold.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { newHold, runOut, settlement } from './holds.ts'
import type { LedgerModel, ModelHold, Opened } from './ledger-model.ts'

export type Real = { readonly storage: Storage; readonly accountId: string }
type Step = (model: LedgerModel, real: Real) => Promise<void>
type Command = fc.AsyncCommand<LedgerModel, Real>

/** `again` makes a call twice with the same input, as after a commit that was not acknowledged. */
const again = fc.boolean()
const which = fc.nat({ max: 50 })
const amounts = fc.integer({ min: 1, max: 12 })

export const ledgerCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(amounts, again).map(([amount, twice]) =>
    command(`grant ${amount}${mark(twice)}`, async (model, { storage, accountId }) => {
      const input = { entryId: newId('entry'), accountId, amount, note: '' }
      model.granted += amount
      const { available, held } = model.balance
      await repeat(twice, () => storage.write.grantTokens(input), { available, held })
    }),
  ),
  fc
    .tuple(
      amounts,
      fc.option(fc.constantFrom('k1', 'k2')),
      fc.constantFrom('f1', 'f1', 'f1', 'f2'),
      again,
    )
    .map(([amount, key, fingerprint, twice]) =>
      command(
        `open ${amount} ${key} ${fingerprint}${mark(twice)}`,
        async (model, { storage, accountId }) => {
          const claim = key !== null && { claim: { accountId, key, fingerprint } }
          const input: NewHold = { ...newHold(accountId, { amount }), ...claim }
          const expected = model.openHold(input)
          await repeat(twice, () => opened(storage, input), described(expected, amount))
        },
      ),
    ),
  fc.tuple(which, amounts, again).map(([index, wanted, twice]) =>
    onHold(`extend ${index} ${wanted}${mark(twice)}`, index, async (hold, model, { storage }) => {
      const extension = hold.extensions.length
      const granted = model.extend(hold, wanted)
      const input = { ...by(hold), wanted, extension }
      await repeat(twice, () => storage.write.extendHold(input), { granted })
    }),
  ),
  fc.tuple(which, again).map(([index, twice]) =>
    onHold(`renew ${index}${mark(twice)}`, index, async (hold, model, { storage }) => {
      const input = { ...by(hold), leaseMs: 60_000 }
      await repeat(twice, () => storage.write.renewHold(input), model.renew(hold))
    }),
  ),
  fc.tuple(which, again).map(([index, twice]) =>
    onHold(`ask ${index} to stop${mark(twice)}`, index, async (hold, model, { storage }) => {
      const { accountId, operationId } = hold.input
      const ask = () => storage.write.askToStop({ accountId, operationId })
      await repeat(twice, ask, model.askToStop(hold))
    }),
  ),
  fc.tuple(which, fc.nat({ max: 100 }), again).map(([index, percent, twice]) =>
    onHold(`settle ${index} ${percent}%${mark(twice)}`, index, async (hold, model, { storage }) => {
      const charge = Math.floor((hold.amount * percent) / 100)
      model.resolve(hold, 'settled', charge)
      const settle = async () =>
        (await storage.write.settleHold(settlement(hold.input, charge))) !== undefined
      await repeat(twice, settle, hold.state === 'settled')
    }),
  ),
  fc.tuple(which, again).map(([index, twice]) =>
    onHold(`release ${index}${mark(twice)}`, index, async (hold, model, { storage }) => {
      expect(await storage.write.releaseHold(by(hold))).toBe(model.release(hold))
      if (twice) expect(await storage.write.releaseHold(by(hold))).toBe(false)
    }),
  ),
  which.map((index) =>
    onHold(`run out ${index}`, index, async (hold, _model, { storage }) => {
      hold.dead = true
      await runOut(storage, by(hold))
    }),
  ),
  again.map((twice) =>
    command(`expire${mark(twice)}`, async (model, { storage }) => {
      const dead = model.open.filter((hold) => hold.dead)
      for (const hold of dead) model.resolve(hold, 'expired')
      expect(await storage.write.expireHolds({ limit: 100 })).toBe(dead.length)
      if (twice) expect(await storage.write.expireHolds({ limit: 100 })).toBe(0)
    }),
  ),
]

function command(
  name: string,
  run: Step,
  check: (model: Readonly<LedgerModel>) => boolean = () => true,
): Command {
  return {
    check,
    run: async (model: LedgerModel, real: Real) => {
      await run(model, real)
      await expectSame(model, real)
    },
    toString: () => name,
  }
}

function onHold(
  name: string,
  index: number,
  run: (hold: ModelHold, model: LedgerModel, real: Real) => Promise<void>,
): Command {
  const pick = ({ holds }: Readonly<LedgerModel>) => holds[index % Math.max(1, holds.length)]
  const step: Step = async (model, real) => {
    const hold = pick(model)
    if (hold) await run(hold, model, real)
  }
  return command(name, step, (model) => pick(model) !== undefined)
}

async function expectSame(model: LedgerModel, { storage, accountId }: Real): Promise<void> {
  const account = await storage.db
    .selectFrom('accounts')
    .select(['available', 'held', 'spent', 'granted'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const holds = await storage.db
    .selectFrom('holds')
    .select(['state', 'amount'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  expect(account).toEqual(model.balance)
  expect(holds).toEqual(model.holds.map(({ state, amount }) => ({ state, amount })))
  await expectBooksBalance(storage)
}

async function repeat<Result>(twice: boolean, call: () => Promise<Result>, expected: Result) {
  expect(await call()).toEqual(expected)
  if (twice) expect(await call()).toEqual(expected)
}

async function opened(storage: Storage, input: NewHold): Promise<string> {
  try {
    return (await storage.write.openHold(input)).outcome
  } catch (error) {
    if (error instanceof ServiceError) return error.message
    throw error
  }
}

function described(opened: Opened, amount: number): string {
  if (opened === 'reused') return 'This Idempotency-Key was used before with another request.'
  if (opened === 'in progress') return 'A request with this Idempotency-Key is still running.'
  if (typeof opened === 'string') return opened
  return `Insufficient tokens. Need ${inTokens(amount)}, have ${inTokens(opened.have)}.`
}

function by({ input: { holdId, leaseToken, accountId } }: ModelHold) {
  return { holdId, leaseToken, accountId }
}

function mark(twice: boolean): string {
  return twice ? ' again' : ''
}
