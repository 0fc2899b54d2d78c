import { compile } from '../../src/mind/built-in/classifiers/forest.ts'
import { weights } from '../../src/mind/built-in/classifiers/weights.ts'
import { judge } from '../../src/mind/built-in/grounding/judge.ts'
import { readCandidates } from '../../src/mind/built-in/selection/candidates.ts'
import { select } from '../../src/mind/built-in/selection/select.ts'
import { settings } from '../../src/mind/built-in/settings.ts'
import { write } from '../../src/mind/built-in/writing/write.ts'
import { type Half, halfOf } from '../half-of.ts'
import { type Forecast, reliabilityTable } from '../reliability.ts'
import { type Example, examplesOf } from '../train/examples.ts'
import { loadMeasures, type Measures } from './measures.ts'
import { readAnswerSet } from './read-answer-set.ts'
import { withoutMarks } from './reply-text.ts'

/** Questions with and without an answer, over manuals, articles and single paragraphs. */
const sets = ['docs', 'xquad/en', 'covidqa', 'squad2', 'hotpotqa']

/**
 * Whether the judge's probability, which no reply shows, is right as often as it says: a table, of `snap`. It is taken
 * within this process, from the same passages that the service would read.
 */
export async function judgeReliability(half: Half): Promise<string> {
  const measures = await loadMeasures()
  const forecasts: Forecast[] = []
  for (const name of sets) {
    const set = readAnswerSet(name)
    const questions = set.questions.filter(({ id }) => halfOf(id) === half)
    const examples = await examplesOf(set, questions)
    forecasts.push(...examples.flatMap((example) => forecastOf(example, measures)))
  }
  const { bins, expectedCalibrationError } = reliabilityTable(forecasts)
  const rows = bins.map(({ from, to, count, meanProbability, shareRight }) => {
    const shares = count === 0 ? ['', ''] : [percent(meanProbability), percent(shareRight)]
    return `| ${[`${percent(from)} – ${percent(to)}`, count, ...shares].join(' | ')} |`
  })
  return [
    '| probability that the choice is right | questions | on average | were right |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Expected calibration error: ${percent(expectedCalibrationError)} points, over ${sets.join(', ')}.`,
  ].join('\n')
}

const selection = compile(weights.selection)

function forecastOf(
  { question, passages, asked, judgedBy }: Example,
  measures: Measures,
): Forecast[] {
  const candidates = readCandidates(question, passages)
  const choice = select(candidates, selection, settings.budget.snap)
  if (choice.excerpts.length === 0) return []
  const reply = withoutMarks(write(candidates, choice, 'snap').text)
  const isRight = asked.isAnswerable && Number(measures[judgedBy](asked.wanted, reply)) === 1
  return [{ probability: judge(candidates, choice).probability, isRight }]
}

function percent(share: number): string {
  return (100 * share).toFixed(0)
}
