import { tokens } from '../base/tokens.ts'
import type { ModelId } from '../contract/models.ts'
import type { UsageEntry } from '../contract/usage.ts'
import type { UsageReport } from '../ledger/usage-report.ts'
import type { LedgerEntry } from '../storage/ledger-store.ts'
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

function entryOf(entry: LedgerEntry): UsageEntry {
  return {
    id: entry.id,
    object: 'usage_entry',
    kind: entry.kind,
    tokens: tokens(entry.availableChange + entry.heldChange),
    held: tokens(entry.heldChange),
    balance_after: tokens(entry.availableAfter + entry.heldAfter),
    held_after: tokens(entry.heldAfter),
    operation: entry.operation,
    operation_id: entry.operationId,
    // Written by the chat, which knows no other models.
    model: entry.model as ModelId | null,
    key_id: entry.keyId,
    created_at: new Date(entry.createdAt).toISOString(),
  }
}
