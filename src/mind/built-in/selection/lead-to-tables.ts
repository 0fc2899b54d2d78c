import { excerptOf } from '../segmentation/excerpts.ts'
import { topOfTable } from '../segmentation/table-of-row.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'
import { addIfRoom, type Budget } from './select.ts'
import { settings } from './settings.ts'

/**
 * Adds to each table with a chosen row the short sentence that leads to it, such as its title: of two tables with the
 * same columns nothing else tells which one a row is of.
 */
export function leadToTables(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { units } = candidates
  for (const { units: own, passage } of [...choice.excerpts]) {
    const row = own.find((index) => units[index]?.kind === 'row')
    if (row === undefined) continue
    const lead = topOfTable(row, units) - 1
    const title = units[lead]
    if (title?.passage !== passage || title.section !== units[row]?.section) continue
    const { wordCount, kind, endsOpen } = title
    const isTitle = kind === 'sentence' && endsOpen && wordCount <= settings.tableTitleWordsMax
    if (isTitle) addIfRoom(excerptOf('sentence', [lead], units), choice, budget, 'table')
  }
}
