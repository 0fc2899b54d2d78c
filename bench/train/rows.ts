import type { CompiledForest } from '../../src/mind/built-in/classifiers/forest.ts'
import type { Candidates } from '../../src/mind/built-in/selection/candidates.ts'
import { Choice } from '../../src/mind/built-in/selection/choice.ts'
import { type Budget, select } from '../../src/mind/built-in/selection/select.ts'
import type { Row } from './grow-forest.ts'
import type { Targets } from './targets.ts'

/** What could be quoted in answer to a question, what each choice would be worth, and how much the question counts. */
export type Task = {
  readonly id: string
  readonly candidates: Candidates
  readonly targets: Targets
  readonly weight: number
}

/** What each excerpt is worth as the first choice. */
export function firstRows({ candidates, targets, weight }: Task): Row[] {
  const choice = new Choice(candidates)
  return candidates.excerpts.map(({ units }, index) => ({
    values: choice.row(index),
    target: targets.of(units),
    weight: weight / candidates.excerpts.length,
  }))
}

/** What is learned from are choices of this length: the budget of replies may change without other weights. */
export const trainingBudget: Budget = {
  ...{ wordsMax: 75, gainMin: 0.068, laidOutGainMin: 0.068 },
  ...{ wordsBase: 14, wordsPower: 0.7 },
}

/** Whoever answers at `snap` length stops after about so many choices. */
const choicesMax = 3
/** So many of the most probable excerpts are looked at again. */
const consideredMax = 40
/** All rows of one later choice count as much as this part of those of the first. */
const laterWeight = 0.7

/** Of what is still missing after what a forest would choose, the part that each excerpt adds. */
export function furtherRows(task: Task, forest: CompiledForest): Row[] {
  const { candidates, targets } = task
  const considered = mostProbable(candidates, forest)
  const { excerpts } = select(candidates, forest, {
    ...trainingBudget,
    gainMin: 0,
    laidOutGainMin: 0,
  })
  const choice = new Choice(candidates)
  const rows: Row[] = []
  for (const excerpt of excerpts.slice(0, choicesMax)) {
    choice.add(excerpt, choice.chanceOf(candidates.excerpts.indexOf(excerpt), forest))
    if (targets.of([...choice.units]) === 1) break
    rows.push(...rowsBeside(choice, considered, task))
  }
  return rows
}

function rowsBeside(
  choice: Choice,
  considered: readonly number[],
  { candidates, targets, weight }: Task,
): Row[] {
  const held = targets.of([...choice.units])
  return considered.flatMap((index) => {
    const { units } = candidates.excerpts[index] ?? { units: [] }
    if (units.every((unit) => choice.units.has(unit))) return []
    const together = targets.of([...new Set([...choice.units, ...units])])
    return {
      values: choice.row(index),
      target: Math.max(0, together - held) / (1 - held),
      weight: (laterWeight * weight) / considered.length,
    }
  })
}

function mostProbable(candidates: Candidates, forest: CompiledForest): readonly number[] {
  const choice = new Choice(candidates)
  const chances = candidates.excerpts.map((_, index) => choice.chanceOf(index, forest))
  const order = [...chances.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0) || a - b)
  return order.slice(0, consideredMax)
}
