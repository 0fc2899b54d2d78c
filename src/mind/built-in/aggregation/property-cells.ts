import type { Aggregation } from '../../../language/aggregation-words.ts'

/** Whether a cell says that its row has the property of the column: "yes", "✓". */
export function affirms(cell: string, languages: readonly Aggregation[]): boolean {
  return /^[✓✔•]$/u.test(cell) || languages.some(({ affirmed }) => affirmed.has(cell))
}

/** Whether a cell says that its row does not have it: "no", "–", or nothing. */
export function denies(cell: string, languages: readonly Aggregation[]): boolean {
  return /^[-–—✗✘]?$/u.test(cell) || languages.some(({ denied }) => denied.has(cell))
}
