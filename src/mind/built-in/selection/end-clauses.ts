import { isOfClause } from '../segmentation/clauses.ts'
import { excerptOf } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'
import { addIfRoom, type Budget } from './select.ts'
import { settings } from './settings.ts'

/**
 * Adds what is left of each numbered clause that the choice has a sentence of, if it is short: a law or a contract says
 * in one clause what holds, and under which condition it does not.
 */
export function endClauses({ units }: Candidates, choice: Choice, budget: Budget): void {
  for (const { units: own } of [...choice.excerpts]) {
    const last = own.at(-1) ?? -1
    const unit = units[last]
    if (unit?.kind !== 'sentence' || !isOfClause(unit, units)) continue
    const rest: number[] = []
    for (let at = last + 1; isBeside(units[at], unit); at++) rest.push(at)
    const excerpt = excerptOf('sentences', rest, units)
    if (rest.length > 0 && excerpt.wordCount <= settings.clauseRestMax)
      addIfRoom(excerpt, choice, budget)
  }
}

function isBeside(one: Unit | undefined, other: Unit): boolean {
  return one?.passage === other.passage && one.block === other.block
}
