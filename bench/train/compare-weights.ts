import { builtInMind } from '../../src/mind/built-in/built-in-mind.ts'
import { compile, forestOf } from '../../src/mind/built-in/classifiers/forest.ts'
import type made from '../../src/mind/built-in/classifiers/weights.json'
import { forests, weights } from '../../src/mind/built-in/classifiers/weights.ts'
import type { Measures } from '../answers/measures.ts'
import { readAnswerSet } from '../answers/read-answer-set.ts'
import { countWords, withoutMarks } from '../answers/reply-text.ts'
import { articleLanguages } from '../evaluation-set.ts'
import { halfOf } from '../half-of.ts'
import { mean, signTest } from '../statistics.ts'
import { askedElsewhere } from './asked-elsewhere.ts'
import { type Example, examplesOf } from './examples.ts'

/** The content of a file of weights. */
export type StoredWeights = typeof made

type Reply = { readonly held: number; readonly words: number; readonly isAnswered: boolean }

const articles = articleLanguages.map((code) => `xquad/${code}`)
const compared = ['docs', 'manuals', 'everyday', 'facts', 'pages', 'wild', 'covidqa', 'hotpotqa']

/**
 * The replies of `snap` to the check halves with two files of weights, in pairs: a table of the questions that only one
 * of them holds, and how probable so unequal a number is by chance. Asked without the service, so that the figures
 * differ by a few questions from those of `npm run eval`.
 */
export async function compareWeights(
  [before, after]: readonly [StoredWeights, StoredWeights],
  measures: Measures,
): Promise<string> {
  const lines = [
    '| set | held before, after | words | found, lost | by chance |',
    '|---|---|---|---|---|',
  ]
  const compare = (
    name: string,
    examples: readonly Example[],
    isRight: (reply: Reply) => number,
  ) => {
    const [old, now] = [before, after].map((one) => askAll(examples, one, measures))
    if (old !== undefined && now !== undefined) lines.push(line(name, old, now, isRight))
    process.stderr.write(`${name}\n`)
  }
  for (const name of [...compared, ...articles]) {
    const set = readAnswerSet(name)
    const asked = set.questions.filter(
      ({ id, isAnswerable }) => isAnswerable && halfOf(id) === 'check',
    )
    compare(name, await examplesOf(set, asked), ({ held }) => held)
    if (!set.isAskedElsewhere) continue
    const elsewhere = askedElsewhere({ ...set, questions: asked })
    const put = await examplesOf(elsewhere, elsewhere.questions)
    compare(`${name}, put to others`, put, ({ isAnswered }) => Number(!isAnswered))
  }
  return lines.join('\n')
}

function askAll(
  examples: readonly Example[],
  { selection, grounding, shortAnswer }: StoredWeights,
  measures: Measures,
): readonly Reply[] {
  Object.assign(weights, { grounding })
  forests.selection = compile(forestOf(selection))
  forests.shortAnswer = compile(forestOf(shortAnswer))
  return examples.map(({ question, passages, judgedBy, asked }) => {
    const { text, grounding } = builtInMind.compose(question, passages, 'snap')
    const said = withoutMarks(text)
    const held = Number(measures[judgedBy](asked.wanted, said))
    return { held, words: countWords(said), isAnswered: grounding === 'answered' }
  })
}

function line(
  name: string,
  old: readonly Reply[],
  now: readonly Reply[],
  isRight: (reply: Reply) => number,
): string {
  const change = old.map((reply, index) => isRight(now[index] ?? reply) - isRight(reply))
  const found = change.filter((by) => by > 0).length
  const lost = change.filter((by) => by < 0).length
  const share = (replies: readonly Reply[]) => (100 * mean(replies.map(isRight))).toFixed(1)
  const length = (replies: readonly Reply[]) => mean(replies.map(({ words }) => words)).toFixed(1)
  const cells = [
    `${name} (${old.length})`,
    `${share(old)}, ${share(now)}`,
    `${length(old)}, ${length(now)}`,
    `${found}, ${lost}`,
    signTest(found, lost).toFixed(2),
  ]
  return `| ${cells.join(' | ')} |`
}
