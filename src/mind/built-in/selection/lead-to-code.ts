import { excerptOf } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { areOfSection } from '../segmentation/same-section.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'
import { addIfRoom, type Budget } from './select.ts'
import { settings } from './settings.ts'

/**
 * Adds to each chosen code the sentence that leads to it, as code alone does not tell what it is for. A few words that
 * only lead, "For example:", come with what their paragraph says before them.
 */
export function leadToCode(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { units } = candidates
  for (const { units: own, kind } of [...choice.excerpts]) {
    const at = kind === 'code' ? own.find((index) => units[index]?.kind === 'code') : undefined
    const [lead, code] = [units[(at ?? 0) - 1], units[at ?? -1]]
    if (at === undefined || lead === undefined || choice.units.has(at - 1)) continue
    const isLead = lead.kind === 'sentence' && lead.endsOpen && areOfSection(lead, code)
    if (!isLead) continue
    addIfRoom(
      excerptOf('sentence', sentencesTo(at - 1, lead, units), units),
      choice,
      budget,
      'code',
    )
  }
}

/** The lead, with the sentences of its paragraph before it if it says next to nothing. */
function sentencesTo(at: number, lead: Unit, units: readonly Unit[]): readonly number[] {
  const { ownWordsMin, wordsMax } = settings.codeLead
  const members = [at]
  let words = lead.wordCount
  if (words >= ownWordsMin) return members
  for (let before = at - 1; before >= 0; before--) {
    const unit = units[before]
    const isSame = unit?.passage === lead.passage && unit.block === lead.block
    if (!isSame || words + unit.wordCount > wordsMax) break
    members.unshift(before)
    words += unit.wordCount
  }
  return members
}
