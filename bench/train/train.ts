import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hashText } from '../../src/base/hash/hash-text.ts'
import { compile, type Forest } from '../../src/mind/built-in/classifiers/forest.ts'
import type { Logistic } from '../../src/mind/built-in/classifiers/logistic.ts'
import made from '../../src/mind/built-in/classifiers/weights.json' with { type: 'json' }
import { readCandidates } from '../../src/mind/built-in/selection/candidates.ts'
import { Choice } from '../../src/mind/built-in/selection/choice.ts'
import type { AnswerSet } from '../answers/answer-set.ts'
import { loadMeasures, type Measures } from '../answers/measures.ts'
import { haveEvaluationData } from '../evaluation-set.ts'
import { compareWeights, type StoredWeights } from './compare-weights.ts'
import { examplesOf, readTrainingSets } from './examples.ts'
import { fingerprint } from './fingerprint.ts'
import { type Growing, growForest, type Row } from './grow-forest.ts'
import { judgeExamples, readGroupedExamples } from './judge-examples.ts'
import { trainJudge } from './judge-rows.ts'
import { firstRows, furtherRows, type Task } from './rows.ts'
import { shortExamples } from './short-examples.ts'
import { growingShort, type ShortExample, shortRows } from './short-rows.ts'
import { Targets } from './targets.ts'
import { tuneQuestions } from './tune-questions.ts'

const file = fileURLToPath(
  new URL('../../src/mind/built-in/classifiers/weights.json', import.meta.url),
)

/** Matches, in JSON, a tree that begins with a branch. */
const treeStart = /(?<=[[,])(?=\[\[)/g

/**
 * Questions taken from a set, and their total weight; no question weighs more than `weightMax`. Manuals and everyday
 * documents differ more from one another than paragraphs of an encyclopedia do.
 */
const amounts = new Map([
  ['manuals', { questions: 700, weight: 900 }],
  ['everyday', { questions: 700, weight: 600 }],
])
const amountOfOthers = { questions: 170, weight: 300 }
const weightMax = 3

/**
 * Chosen by cross-validation on the tune halves. Depth 4: 0 on manuals, −1 for the first choice on each set, −3 on
 * bridges. Rate twice: −1 on manuals, −2 on articles, −3 on bridges.
 * Of held answers over all sets, 71.7 %: twice as many trees of half the rows 71.3, of half the features as well 71.3 and
 * 71.7, more than three times as many of a third of the features 71.4, five forests of resampled questions 71.4; two
 * forests of resampled questions alone, which have 63 % of them, 70.4 and 70.8.
 */
const growing: Growing = { trees: 60, depth: 5, rate: 0.1, leafMin: 0.3, shrinkage: 2 }
/** Total weight of all rows, so that `leafMin` and `shrinkage` mean the same for any number of questions. */
const weightOfAll = 20_000

/** Folds of cross-validation. Translations of a question, and questions made from it, are in the same fold. */
const folds = [0, 1, 2]

// Trains the weights of the built-in mind from the tune halves of the evaluation sets. Deterministic. With `--check` it
// writes nothing, and fails if the features or sets have changed since the weights were trained: at once if the
// fingerprint of the features tells, otherwise after training. With `--compare FILE` it trains nothing either, and asks
// the check halves with the weights of that file and those of now.
if (haveEvaluationData()) {
  const { values: options } = parseArgs({
    options: { check: { type: 'boolean' }, compare: { type: 'string' } },
  })
  if (options.check) await check()
  else if (options.compare !== undefined) await compareWith(options.compare)
  else writeFileSync(file, await train())
}

async function check(): Promise<void> {
  const isSame =
    made.trainedOn === (await fingerprint()) && readFileSync(file, 'utf8') === (await train())
  process.stderr.write(
    `weights.json is ${isSame ? 'what training gives' : 'not what training gives now'}\n`,
  )
  if (!isSame) process.exitCode = 1
}

/** Prints how the weights differ from those of another file. */
async function compareWith(path: string): Promise<void> {
  const other: StoredWeights = JSON.parse(readFileSync(path, 'utf8'))
  process.stdout.write(`${await compareWeights([other, made], await loadMeasures())}\n`)
}

/** The text of the file of weights. */
async function train(): Promise<string> {
  const trainedOn = await fingerprint()
  const measures = await loadMeasures()
  const tasks = await readTasks(measures)
  const selection = growSelection(tasks)
  // The next models are trained on the choices made with these weights.
  const examples = await readGroupedExamples()
  const strangers = folds.map((own) =>
    compile(growSelection(tasks.filter(({ id }) => foldOf(id) !== own))),
  )
  const forestFor = (id: string) => strangers[foldOf(id)] ?? compile(selection)
  const grounding = trainJudge(judgeExamples(examples, measures), forestFor)
  const shortAnswer = growShortAnswer(shortExamples(examples, selection))
  return textOf({ trainedOn, selection, grounding, shortAnswer })
}

async function readTasks(measures: Measures): Promise<Task[]> {
  const tasks: Task[] = []
  for (const set of readTrainingSets()) {
    const read = await tasksOf(set, measures)
    process.stderr.write(`${set.name}: ${read.length} questions\n`)
    tasks.push(...read)
  }
  return tasks
}

async function tasksOf(set: AnswerSet, measures: Measures): Promise<Task[]> {
  const amount = amounts.get(set.name) ?? amountOfOthers
  const questions = tuneQuestions(set)
    .filter(({ isAnswerable }) => isAnswerable)
    .slice(0, amount.questions)
  const examples = await examplesOf(set, questions)
  return examples.flatMap((example): Task[] => {
    const candidates = readCandidates(example.question, example.passages)
    if (candidates.excerpts.length === 0) return []
    const weight = Math.min(weightMax, amount.weight / examples.length)
    const targets = new Targets(example, candidates, measures)
    return [{ id: example.asked.id, candidates, targets, weight }]
  })
}

function foldOf(id: string): number {
  return hashText(id) % folds.length
}

/**
 * Trains the forest that scores excerpts: first on single excerpts, then also on what they add to the choices of the
 * first forest.
 */
function growSelection(tasks: readonly Task[]): Forest {
  const names = tasks[0] === undefined ? [] : new Choice(tasks[0].candidates).names
  const first = tasks.flatMap((task) => firstRows(task))
  const alone = compile(growForest(names, scaled(first), growing))
  const further = tasks.flatMap((task) => furtherRows(task, alone))
  return growForest(names, scaled([...first, ...further]), growing)
}

/** Trains the forest that scores short answers. */
function growShortAnswer(examples: Iterable<ShortExample>): Forest {
  const { names, rows } = shortRows(examples)
  return growForest(names, rows, growingShort)
}

function scaled(rows: readonly Row[]): Row[] {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  return rows.map((row) => ({ ...row, weight: (row.weight * weightOfAll) / total }))
}

/** The text of the file: one line per tree, so that a diff can be read. */
function textOf(parts: Readonly<Record<string, string | Forest | Logistic>>): string {
  const lines = Object.entries(parts).map(([name, part]) => {
    return `${JSON.stringify(name)}:${JSON.stringify(part).replaceAll(treeStart, '\n')}`
  })
  return `{${lines.join(',\n')}}\n`
}
