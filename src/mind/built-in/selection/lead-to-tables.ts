import { settings } from '../settings.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'
import { type Budget, fits } from './select.ts'

/**
 * Adds to each table with a chosen row the short sentence that leads to it, such as its title: of two tables with the same
 * columns nothing else tells which one a row is of.
 */
export function leadToTables(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { units } = candidates
  for (const { units: own, passage } of [...choice.excerpts]) {
    const row = own.find((index) => units[index]?.kind === 'row')
    if (row === undefined) continue
    const lead = headerAbove(row, candidates) - 1
    const title = units[lead]
    if (title?.passage !== passage || title.section !== units[row]?.section) continue
    const { wordCount, kind, endsOpen } = title
    const isTitle = kind === 'sentence' && endsOpen && wordCount <= settings.tableTitleWordsMax
    if (!isTitle || choice.units.has(lead) || !fits(choice, wordCount, 'table', budget)) continue
    const excerpt = { kind: 'sentence' as const, units: [lead], passage, wordCount }
    if (!choice.wouldRepeat(excerpt)) choice.add(excerpt, 0)
  }
}

/** The header of the table of a row, or its first row in the passage. */
function headerAbove(row: number, { units }: Candidates): number {
  const passage = units[row]?.passage
  const isRowAbove = (index: number) =>
    units[index - 1]?.kind === 'row' && units[index - 1]?.passage === passage
  let first = row
  while (units[first]?.opensGroup === false && isRowAbove(first)) first--
  return first
}
