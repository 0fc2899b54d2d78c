import type { Passage } from '../../../evidence/passage.ts'
import type { Unit } from './read-evidence.ts'

/** The index of the header of the table of a row, or of its first row in the passage. */
export function topOfTable(row: number, units: readonly Unit[]): number {
  const passage = units[row]?.passage
  const isRowAbove = (index: number) =>
    units[index - 1]?.kind === 'row' && units[index - 1]?.passage === passage
  let first = row
  while (units[first]?.opensGroup === false && isRowAbove(first)) first--
  return first
}

/** The header, as written, of the table that begins with a row in its passage; it may stand in a passage before. */
export function headerOf(top: Unit | undefined, passages: readonly Passage[]): string | undefined {
  const passage = top && passages[top.passage]
  if (top?.kind !== 'row' || passage === undefined) return undefined
  return top.opensGroup ? passage.text.slice(top.start, top.end) : passage.leadIn?.text
}
