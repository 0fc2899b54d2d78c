import { setImmediate } from 'node:timers/promises'
import { firstIdAt } from '../base/ids.ts'
import type { Discrepancy, LedgerStore } from '../storage/ledger/ledger-store.ts'

type Steps = {
  readonly accounts: number
  readonly entries: number
  /** Younger entries are not summed for good: another process may still write one with a lower id. */
  readonly settledMs: number
}
/** A step reads as much as a list of 20,000 entries in the worst case: 5 ms. */
const usual: Steps = { accounts: 20, entries: 1_000, settledMs: 3600 * 1000 }

/**
 * The accounts whose books do not balance, looked for in bounded steps between which others have their turn. The sums
 * of old entries are stored, so that each is read once; only what does not balance is added up again before it is told.
 */
export async function checkBooks(
  store: LedgerStore,
  { accounts, entries, settledMs } = usual,
  signal?: AbortSignal,
): Promise<readonly Discrepancy[]> {
  const until = firstIdAt('entry', Date.now() - settledMs)
  const found: Discrepancy[] = []
  for (let after = ''; !signal?.aborted; ) {
    const among = await store.accountIds(after, accounts)
    for (const accountId of await store.accountsToSum({ among, until, entries }))
      await sumEntries(store, { accountId, until, limit: entries }, signal)
    for (const { accountId } of await store.discrepancies(among)) {
      // Entries that were made after the clock was set back come before those that are in the stored sums.
      await store.write.forgetSums({ accountId })
      await sumEntries(store, { accountId, until, limit: entries }, signal)
      found.push(...(await store.discrepancies([accountId])))
    }
    after = among.at(-1) ?? ''
    if (among.length < accounts) break
    await setImmediate()
  }
  return found
}

async function sumEntries(
  { write }: LedgerStore,
  step: Parameters<LedgerStore['write']['sumEntries']>[0],
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await write.sumEntries(step)) === step.limit) await setImmediate()
}
