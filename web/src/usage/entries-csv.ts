import type { UsageEntry } from '../../../src/contract/usage.ts'

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

/** The ledger as RFC 4180 has it. No value of these columns needs quotes: they are ids, words, times and numbers. */
export function entriesCsv(entries: readonly UsageEntry[]): string {
  const lines = [columns, ...entries.map((entry) => columns.map((name) => entry[name] ?? ''))]
  return lines.map((line) => `${line.join(',')}\r\n`).join('')
}
