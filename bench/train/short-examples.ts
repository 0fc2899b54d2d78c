import { compile, type Forest } from '../../src/mind/built-in/classifiers/forest.ts'
import { readCandidates } from '../../src/mind/built-in/selection/candidates.ts'
import { select } from '../../src/mind/built-in/selection/select.ts'
import type { GroupedExample } from './judge-examples.ts'
import type { JudgeGroup } from './judge-rows.ts'
import { trainingBudget } from './rows.ts'
import type { ShortExample } from './short-rows.ts'

/** Groups with short answers. */
const shortGroups: ReadonlySet<JudgeGroup> = new Set(['squad2', 'xquad', 'hotpotqa'])
/**
 * Groups without short answers, or without any answer. The made-up questions are left out, as rejecting them is up to
 * the judge: with them fewer short answers are shown (44 instead of 67 of 2,600 questions, cross-validated), and as
 * many of them are right (86 instead of 85 %).
 */
const silentGroups: ReadonlySet<JudgeGroup> = new Set(['covidqa', 'wrong'])

/** The choice for each question, made with `selection`; lazily, as all choices together do not fit in memory. */
export function* shortExamples(
  examples: readonly GroupedExample[],
  selection: Forest,
): Generator<ShortExample> {
  const forest = compile(selection)
  for (const example of examples) {
    const answers = shortAnswersTo(example)
    if (answers === undefined) continue
    const candidates = readCandidates(example.question, example.passages)
    const choice = select(candidates, forest, trainingBudget)
    yield { candidates, choice, answers }
  }
}

/** The short answers to a question in all their forms; empty if there must be none, undefined if unknown. */
function shortAnswersTo({ group, asked }: GroupedExample): readonly string[] | undefined {
  const { keys = [], answer } = asked.wanted
  if (silentGroups.has(group)) return []
  if (group === 'docs') {
    const isShort = asked.kind === 'value' || keys.length === 1
    return asked.isAnswerable && isShort ? keys.flat() : []
  }
  if (!shortGroups.has(group)) return undefined
  if (!asked.isAnswerable) return []
  return answer === undefined ? keys.flat() : [answer]
}
