import type { UsageEntry } from '../../../src/contract/usage.ts'
import { csvOf, saveFile } from '../parts/save-file.ts'
import { service } from '../service.ts'

/** The range of time; everything if empty. */
export type Within = { readonly from?: string; readonly to?: string }

const columns = [
  'id',
  'created_at',
  'kind',
  'operation',
  'operation_id',
  'model',
  'key_id',
  'tokens',
  'held',
  'balance_after',
  'held_after',
] as const

/** Saves all ledger entries within a range, whether or not they are shown. */
export async function downloadLedger(within: Within): Promise<void> {
  const entries: UsageEntry[] = []
  for (let starting_after: string | undefined, more = true; more; ) {
    const page = await service.call('listUsageEntries', { ...within, limit: 100, starting_after })
    entries.push(...page.data)
    starting_after = page.next_cursor ?? undefined
    more = page.has_more
  }
  const lines = entries.map((entry) => columns.map((name) => entry[name] ?? ''))
  saveFile(csvOf([columns, ...lines]), 'skein-ledger.csv')
}
