import { releaseDeadHolds } from '../../../src/ledger/reaper.ts'
import { LedgerStore } from '../../../src/storage/ledger/ledger-store.ts'
import type { Storage } from '../../../src/storage/storage.ts'

/**
 * As if the leases of what was in hand when a server died had run out. Several servers may share a database, so there
 * that takes its time.
 */
export async function runOutLeases(storage: Storage): Promise<void> {
  const { db } = storage
  const lease_until = 0
  await db.updateTable('holds').set({ lease_until }).where('state', '=', 'held').execute()
  const claims = db.updateTable('idempotency').set({ lease_until })
  await claims.where('state', '=', 'running').execute()
  const jobs = db.updateTable('jobs').set({ due_at: lease_until })
  await jobs.where('state', '=', 'running').execute()
  await releaseDeadHolds(new LedgerStore(storage))
}
