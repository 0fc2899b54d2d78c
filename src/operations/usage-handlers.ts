import { tokens } from '../base/tokens.ts'
import type { ModelId } from '../contract/models.ts'
import type { UsageEntry } from '../contract/usage.ts'
import type { UsageReport } from '../ledger/usage-report.ts'
import type { EntryRow } from '../storage/ledger-store.ts'
import type { Handlers } from './handlers.ts'
import { listed } from './listed.ts'
import { pageOf } from './page-of.ts'

export function usageHandlers(
  report: UsageReport,
): Pick<Handlers, 'getUsage' | 'listUsageEntries'> {
  return {
    getUsage: (_input, { accountId }) => report.of(accountId),
    listUsageEntries: async (query, { accountId }) =>
      listed(await report.entries(accountId, pageOf('entry', query)), entryOf),
  }
}

function entryOf(row: EntryRow): UsageEntry {
  return {
    id: row.id,
    object: 'usage_entry',
    kind: row.kind,
    tokens: tokens(row.available_change + row.held_change),
    held: tokens(row.held_change),
    balance_after: tokens(row.available_after + row.held_after),
    held_after: tokens(row.held_after),
    operation: row.operation,
    operation_id: row.operation_id,
    // Written by the chat, which knows no other models.
    model: row.model as ModelId | null,
    key_id: row.key_id,
    created_at: new Date(row.created_at).toISOString(),
  }
}
