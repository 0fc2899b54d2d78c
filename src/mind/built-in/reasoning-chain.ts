import type { Question } from '../question.ts'
import { forests } from './classifiers/weights.ts'
import type { MeasuredUnits } from './features/features.ts'
import { Alignment } from './grounding/alignment.ts'
import { lacksForm } from './grounding/judge-features.ts'
import { type Excerpt, smallestWith } from './segmentation/excerpts.ts'
import { type Candidates, candidatesAmong, measureUnits } from './selection/candidates.ts'
import { Choice } from './selection/choice.ts'
import { isStatement, type ReasoningStep, reasoningSteps } from './selection/reasoning-steps.ts'
import { type Budget, fits } from './selection/select.ts'
import { settings } from './selection/settings.ts'
import { type UnitNames, unitNamesOf } from './selection/unit-names.ts'

/**
 * The sentences that answer a question over several documents, in the order of the reasoning: each step puts a name in
 * the place of what the question says of another, and what is left is said of the last name: "Where was the designer of
 * the Aurelia born?", "Where was Ingrid Solberg born?" Undefined if there are none, or no room for them.
 */
export function reasoningChain(
  candidates: Candidates,
  budget: Budget,
): readonly Excerpt[] | undefined {
  if (!asksForOne.has(candidates.question.asks)) return undefined
  if (new Set(candidates.passages.map(({ docId }) => docId)).size < 2) return undefined
  const units = follow(candidates, unitNamesOf(candidates), settings.reasoning.stepsMax, new Set())
  const chain = units?.flatMap((unit) => smallestWith(unit, candidates.excerpts) ?? [])
  if (units === undefined || chain?.length !== units.length) return undefined
  const words = chain.reduce((sum, { wordCount }) => sum + wordCount, 0)
  return fits(new Choice(candidates), words, 'sentence', budget) ? chain : undefined
}

/** Questions for one thing; of others, what they say of a thing describes it, and leads to no other. */
const asksForOne: ReadonlySet<Question['asks']> = new Set([
  'person',
  'place',
  'time',
  'number',
  'choice',
  'thing',
])

/** The units of a chain; undefined if at most `stepsMax` steps, to names that are not `visited`, lead to none. */
function follow(
  read: MeasuredUnits,
  names: UnitNames,
  stepsMax: number,
  visited: ReadonlySet<string>,
): readonly number[] | undefined {
  if (stepsMax === 0) return undefined
  for (const step of reasoningSteps(read, names, visited)) {
    const asked = measureUnits({ ...read.question, text: step.text }, read.passages, read.units)
    const left = new Set([...visited, ...step.left])
    const further = follow(asked, names, stepsMax - 1, left)
    if (further !== undefined) return [step.unit, ...further]
    const last = lastOf(step, read, asked)
    if (last !== undefined) return [step.unit, last]
  }
  return undefined
}

/** The unit that says all that a step has left of the question, in the form that the question of the step asks for. */
function lastOf(
  { passages, rest }: ReasoningStep,
  read: MeasuredUnits,
  steps: MeasuredUnits,
): number | undefined {
  const { measure, units } = read
  const saying = [...units.keys()].filter((unit) => {
    const isReached = passages.has(units[unit]?.passage ?? -1) && isStatement(read, unit)
    return isReached && rest.every((term) => measure.says(unit, term))
  })
  if (saying.length === 0) return undefined
  const asked = candidatesAmong(steps)
  const alignment = new Alignment(asked)
  const choice = new Choice(asked)
  const probabilityOf = (unit: number) => {
    const excerpt = smallestWith(unit, asked.excerpts)
    const index = excerpt === undefined ? -1 : asked.excerpts.indexOf(excerpt)
    return index < 0 ? 0 : choice.probabilityWith(index, forests.selection)
  }
  // "Reborn" is like "born", and says something else.
  const exactly = (unit: number) => rest.filter((term) => measure.exact[unit]?.[term] === 1).length
  return saying
    .filter((unit) => !lacksForm(asked, { alignment, best: unit }))
    .toSorted((a, b) => exactly(b) - exactly(a) || probabilityOf(b) - probabilityOf(a))[0]
}
