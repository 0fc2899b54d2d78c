import type { CompiledForest } from '../classifiers/forest.ts'
import { excerptOf } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { cellsOf } from '../segmentation/tables.ts'
import { type Candidates, candidatesAmong } from './candidates.ts'
import { Choice } from './choice.ts'
import { addIfRoom, type Budget, select } from './select.ts'

/**
 * What there is besides what was told: the rest of the sections that were quoted, behind the quotes and before them,
 * then what answers the question besides; if that is nothing, what follows below the quotes.
 */
export function moreOf(
  read: Candidates,
  told: readonly string[],
  budget: Budget,
  forest: CompiledForest,
): { readonly candidates: Candidates; readonly choice: Choice } {
  const isTold = toldAmong(read.units, told.join('\n'))
  const candidates = candidatesAmong(read, ({ units }) => !units.some((index) => isTold[index]))
  const choice = new Choice(candidates)
  const quoted = [...isTold.keys()].filter((index) => isTold[index])
  for (const index of quoted) addAround(index, isTold, candidates, choice, budget, true)
  select(candidates, forest, budget, choice)
  if (choice.excerpts.length === 0)
    for (const index of quoted) addAround(index, isTold, candidates, choice, budget, false)
  return { candidates, choice }
}

/** For each unit whether a reader has been shown it. */
function toldAmong(units: readonly Unit[], told: string): readonly boolean[] {
  return units.map(({ kind, shown }) => {
    if (kind === 'heading') return false
    if (kind === 'row') return cellsOf(shown).every((cell) => told.includes(cell))
    return told.includes(shown)
  })
}

/** Adds the blocks that follow a told unit in its passage, and those before it, up to the next unit that was told. */
function addAround(
  told: number,
  isTold: readonly boolean[],
  { units }: Candidates,
  choice: Choice,
  budget: Budget,
  isOfSection: boolean,
): void {
  const from = units[told]
  const isNear = (index: number) => {
    const unit = units[index]
    if (from === undefined || unit === undefined || unit.passage !== from.passage) return false
    return !isTold[index] && (!isOfSection || unit.section === from.section)
  }
  for (const step of [1, -1]) {
    let at = told + step
    while (isNear(at)) {
      const block = [at]
      for (at += step; isNear(at) && units[at]?.block === units[block[0] ?? -1]?.block; at += step)
        block.push(at)
      const said = block
        .filter((index) => units[index]?.isFragment === false)
        .toSorted((a, b) => a - b)
      const kind = units[said[0] ?? -1]?.kind ?? 'heading'
      if (kind === 'heading' || said.some((index) => choice.units.has(index))) continue
      const before = choice.excerpts.length
      addIfRoom(excerptOf(kind, said, units), choice, budget)
      if (choice.excerpts.length === before) break
    }
  }
}
