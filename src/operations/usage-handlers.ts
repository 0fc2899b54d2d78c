import { inTokens } from '../base/token-amounts.ts'
import type { ModelId } from '../contract/models.ts'
import type { UsageEntry } from '../contract/usage.ts'
import type { UsageReport } from '../ledger/usage-report.ts'
import type { LedgerEntry } from '../storage/ledger-store.ts'
import type { Handlers } from './handlers.ts'
import { listAnswer } from './list-answer.ts'
import { pageOf } from './page-of.ts'

export function usageHandlers(
  report: UsageReport,
): Pick<Handlers, 'getUsage' | 'listUsageEntries'> {
  return {
    getUsage: (_input, { accountId }) => report.of(accountId),
    listUsageEntries: async (query, { accountId }) =>
      listAnswer(await report.entries(accountId, pageOf('entry', query)), entryOf),
  }
}

function entryOf(entry: LedgerEntry): UsageEntry {
  return {
    id: entry.id,
    object: 'usage_entry',
    kind: entry.kind,
    tokens: inTokens(entry.availableChange + entry.heldChange),
    held: inTokens(entry.heldChange),
    balance_after: inTokens(entry.availableAfter + entry.heldAfter),
    held_after: inTokens(entry.heldAfter),
    operation: entry.operation,
    operation_id: entry.operationId,
    // The chat wrote it, and knows no other models.
    model: entry.model as ModelId | null,
    key_id: entry.keyId,
    created_at: new Date(entry.createdAt).toISOString(),
  }
}
