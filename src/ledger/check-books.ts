import { setImmediate } from 'node:timers/promises'
import { firstIdAt } from '../base/ids.ts'
import type { Discrepancy, LedgerStore } from '../storage/ledger/ledger-store.ts'

type Steps = {
  readonly accounts: number
  readonly entries: number
  /**
   * Entries younger than this are not added to the stored sums: another process may still insert one with a lower id.
   */
  readonly settledMs: number
}
/** The size of a step. In the worst case it takes as long as reading a list of 20,000 entries: 5 ms. */
const usual: Steps = { accounts: 20, entries: 1_000, settledMs: 3600 * 1000 }

/**
 * Finds the accounts whose books do not balance, in bounded steps between which other calls are served. The sums of old
 * entries are stored, so each entry is read once; an account that does not balance is summed up again from scratch
 * before it is reported.
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
      // If the system clock was set back, new entries have ids below those in the stored sums.
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
