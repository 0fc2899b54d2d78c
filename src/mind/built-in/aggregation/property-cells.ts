import type { Aggregation } from '../../../language/aggregation-words.ts'
import { has } from './filter.ts'

/** Whether a cell says that its row has the property of the column: "yes", "✓". */
export function affirms(cell: string, languages: readonly Aggregation[]): boolean {
  return /^[✓✔•]$/u.test(cell) || languages.some(({ affirmed }) => affirmed.has(cell))
}

/** Whether a cell says yes or no, or nothing. */
export function isYesOrNo(cell: string, languages: readonly Aggregation[]): boolean {
  return affirms(cell, languages) || denies(cell, languages)
}

/** Whether a cell says what its row is not: "not paid", "all but Oslo". */
export function excludes(cell: string, languages: readonly Aggregation[]): boolean {
  return languages.some(({ phrases }) => has(phrases.find(cell), 'except'))
}

/** Whether a cell says that its row does not have it: "no", "–", or nothing. */
export function denies(cell: string, languages: readonly Aggregation[]): boolean {
  return /^[-–—✗✘]?$/u.test(cell) || languages.some(({ denied }) => denied.has(cell))
}
