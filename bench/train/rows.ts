import type { CompiledForest } from '../../src/mind/built-in/classifiers/forest.ts'
import type { Candidates } from '../../src/mind/built-in/selection/candidates.ts'
import { Choice } from '../../src/mind/built-in/selection/choice.ts'
import { type Budget, select } from '../../src/mind/built-in/selection/select.ts'
import type { Row } from './grow-forest.ts'
import type { Targets } from './targets.ts'

/** A question with its candidate excerpts, their targets, and the weight of the question. */
export type Task = {
  readonly id: string
  readonly candidates: Candidates
  readonly targets: Targets
  readonly weight: number
}

/** A row for each excerpt as the first choice, with its target. */
export function firstRows({ candidates, targets, weight }: Task): Row[] {
  const choice = new Choice(candidates)
  return candidates.excerpts.map(({ units }, index) => ({
    values: choice.row(index),
    target: targets.of(units),
    weight: weight / candidates.excerpts.length,
  }))
}

/** Training uses choices of this length, so that the budget of replies may change without new weights. */
export const trainingBudget: Budget = {
  ...{ wordsMax: 75, gainMin: 0.068, laidOutGainMin: 0.068 },
  ...{ wordsBase: 14, wordsPower: 0.7 },
  ...{ long: { wordsMin: 1, power: 0 } },
}

/** Choices per example: a `snap` answer mostly has no more. */
const choicesMax = 3
/** The most probable excerpts that are scored again after the first choice. */
const consideredMax = 40
/** Total weight of the rows of a later choice, relative to those of the first. */
const laterWeight = 0.7

/**
 * Rows for the choices after the first: the target is the share of the still missing answer that each excerpt adds to
 * what the forest has chosen.
 */
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
    choice.add(excerpt, choice.probabilityWith(candidates.excerpts.indexOf(excerpt), forest))
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
  const probabilities = candidates.excerpts.map((_, index) => choice.probabilityWith(index, forest))
  const order = [...probabilities.keys()].sort(
    (a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b,
  )
  return order.slice(0, consideredMax)
}
