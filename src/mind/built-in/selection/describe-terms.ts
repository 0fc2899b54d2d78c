import { excerptOf } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { type Candidates, isAskedAbout } from './candidates.ts'
import type { Choice } from './choice.ts'
import { addIfRoom, type Budget } from './select.ts'

/**
 * Adds the rest of the paragraph to a chosen sentence of the description of a term that the question asks about: what
 * is said of an option is said in few sentences, of which none is understood alone.
 */
export function describeTerms(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { passages, units } = candidates
  for (const { units: own, passage } of [...choice.excerpts]) {
    const at = own.find((index) => units[index]?.isDescription)
    const chosen = at === undefined ? undefined : units[at]
    if (at === undefined || chosen === undefined) continue
    if (!isAskedAbout(chosen.headings.at(-1) ?? '', passages[passage], candidates)) continue
    const isOfParagraph = (unit: Unit | undefined) =>
      unit?.passage === passage && unit.block === chosen.block && unit.kind === 'sentence'
    let first = at
    while (isOfParagraph(units[first - 1])) first--
    const paragraph: number[] = []
    for (let next = first; isOfParagraph(units[next]); next++) paragraph.push(next)
    addIfRoom(excerptOf('paragraph', paragraph, units), choice, budget)
  }
}
