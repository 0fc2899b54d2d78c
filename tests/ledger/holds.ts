import { randomUUID } from 'node:crypto'
import { newId } from '../../src/base/ids.ts'
import type { NewHold } from '../../src/storage/ledger/open-hold.ts'
import { type Settlement, withoutBalance } from '../../src/storage/ledger/resolve-hold.ts'
import type { Storage } from '../../src/storage/storage.ts'

/** An account of its own with so many half tokens. */
export async function newAccount(storage: Storage, grant: number): Promise<string> {
  const userId = randomUUID()
  const email = `${userId}@example.org`
  const { accountId } = await storage.write.createAccount({ userId, email, grant })
  return accountId
}

type Wish = { readonly amount?: number; readonly leaseMs?: number; readonly key?: string }

export function newHold(accountId: string, { amount = 6, leaseMs = 600_000, key }: Wish = {}) {
  const claim = key !== undefined && { claim: { accountId, key, fingerprint: 'same' } }
  return {
    holdId: newId('hold'),
    accountId,
    operationId: newId('interaction'),
    amount,
    owner: 'server:test',
    leaseToken: randomUUID(),
    leaseMs,
    ...claim,
  } satisfies NewHold
}

export function settlement(hold: NewHold, charge: number): Settlement {
  const { holdId, leaseToken, operationId, accountId } = hold
  return {
    holdId,
    leaseToken,
    charge,
    interaction: {
      id: operationId,
      accountId,
      keyId: null,
      operation: 'chat_query',
      model: 'snap',
      engine: 'rag',
      nodes: 0,
    },
    answer: withoutBalance({ of: holdId }, 'bill', { paid: charge / 2 }, 'left'),
  }
}

/** As if a minute had passed for this hold, and nobody had renewed it. */
export async function runOut({ db }: Storage, { leaseToken }: { leaseToken: string }) {
  const lease_until = 0
  await db.updateTable('holds').set({ lease_until }).where('lease_token', '=', leaseToken).execute()
  await db
    .updateTable('idempotency')
    .set({ lease_until })
    .where('lease_token', '=', leaseToken)
    .execute()
}
