import type { Passage } from '../../src/evidence/passage.ts'
import { shown } from '../../src/evidence/shown.ts'
import type { CompiledForest } from '../../src/mind/built-in/classifiers/forest.ts'
import type { Logistic } from '../../src/mind/built-in/classifiers/logistic.ts'
import { judgeFeatures } from '../../src/mind/built-in/grounding/judge-features.ts'
import { readCandidates } from '../../src/mind/built-in/selection/candidates.ts'
import type { Choice } from '../../src/mind/built-in/selection/choice.ts'
import { select } from '../../src/mind/built-in/selection/select.ts'
import type { Question } from '../../src/mind/question.ts'
import { calibrate } from './calibrate.ts'
import { fitLogistic } from './fit-logistic.ts'
import type { Row } from './grow-forest.ts'
import { trainingBudget } from './rows.ts'

/** A question of a tune half with its passages. */
export type JudgeExample = {
  readonly id: string
  readonly group: JudgeGroup
  readonly question: Question
  readonly passages: readonly Passage[]
  /** How right a reply with only this text is, 0 to 1. */
  readonly rightness: (reply: string) => number
}

/**
 * Total weight of each group of questions, however many there are: put to one paragraph with and without an answer, to
 * documentation of their subject and of another, to everyday documents together and to the one that answers, open
 * questions over many documents, and the paragraphs and made-up questions of `unanswerable.ts`. Without
 * `everydayDocument` and the feature `covered`, 52 % of right answers from a document that the caller chose were
 * `answered` and 23 % of wrong ones, with them 65 and 30 %; of questions put to other documentation 7 and 2 %
 * (cross-validated).
 */
export const groupShares = {
  squad2: 400,
  docs: 200,
  everyday: 150,
  everydayDocument: 100,
  wrong: 180,
  xquad: 150,
  covidqa: 80,
  hotpotqa: 80,
  wild: 30,
  paragraph: 60,
  unanswerable: 90,
} as const
export type JudgeGroup = keyof typeof groupShares

/** Sign of each feature: evidence for (1) or against (-1) an answer. */
const signs = {
  chance: 1,
  confidence: 1,
  density: 1,
  covered: 1,
  plainMissing: -1,
  namesMissing: -1,
  tellingMissing: -1,
  doubts: -1,
  deniesAsked: -1,
  doubtsAlone: -1,
  plainMissingAlone: 1,
  namesMissingAlone: 1,
} as const

/**
 * Trains the judge. `forestFor` must give, for the id of a question, a forest that was not trained on it: a forest is
 * more confident on its training data, and the judge would learn to mistrust all else.
 */
export function trainJudge(
  examples: readonly JudgeExample[],
  forestFor: (id: string) => CompiledForest,
): Logistic {
  const { features, rows } = judgeRows(examples, forestFor)
  const told = fitLogistic(features, rows, { shrinkage: 3, signs })
  const asked = rows.filter(({ group }) => isAsPeopleAsk(group))
  return calibrate(told, asked, 'isAlone')
}

/**
 * Whether probabilities are calibrated on the group: questions that people wrote, put to the documents they are about.
 * Generated questions, and those put to documents of another subject, only teach what to mistrust; their number is our
 * choice.
 */
function isAsPeopleAsk(group: JudgeGroup): boolean {
  return group !== 'wrong' && group !== 'paragraph' && group !== 'unanswerable'
}

type JudgeRow = Row & { readonly group: JudgeGroup }

/** One row for each example for which anything can be quoted. */
export function judgeRows(
  examples: readonly JudgeExample[],
  forestFor: (id: string) => CompiledForest,
): { readonly features: readonly string[]; readonly rows: readonly JudgeRow[] } {
  let features: readonly string[] = []
  const read = examples.flatMap(({ id, group, question, passages, rightness }) => {
    const candidates = readCandidates(question, passages)
    const choice = select(candidates, forestFor(id), trainingBudget)
    if (choice.excerpts.length === 0) return []
    const values = judgeFeatures(candidates, choice)
    features = Object.keys(values)
    const target = rightness(quoted(candidates, choice))
    return [{ group, values: Float64Array.from(Object.values(values)), target }]
  })
  const counts = new Map<JudgeGroup, number>()
  for (const { group } of read) counts.set(group, (counts.get(group) ?? 0) + 1)
  const rows = read.map(({ group, values, target }) => {
    return { group, values, target, weight: groupShares[group] / (counts.get(group) ?? 1) }
  })
  return { features, rows }
}

function quoted({ units, passages }: ReturnType<typeof readCandidates>, choice: Choice): string {
  const chosen = [...choice.units].sort((a, b) => a - b).flatMap((index) => units[index] ?? [])
  return chosen
    .map(({ passage, start, end }) => shown(passages[passage]?.text.slice(start, end) ?? ''))
    .join('\n')
}
