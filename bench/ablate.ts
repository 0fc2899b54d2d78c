import { settings as aggregation } from '../src/mind/built-in/aggregation/settings.ts'
import { builtInMind } from '../src/mind/built-in/built-in-mind.ts'
import { settings as documentFacts } from '../src/mind/built-in/document-facts/settings.ts'
import { settings as features } from '../src/mind/built-in/features/settings.ts'
import { settings as grounding } from '../src/mind/built-in/grounding/settings.ts'
import { settings as question } from '../src/mind/built-in/question/settings.ts'
import { settings as segmentation } from '../src/mind/built-in/segmentation/settings.ts'
import { settings as selection } from '../src/mind/built-in/selection/settings.ts'
import { settings as shared } from '../src/mind/built-in/settings.ts'
import { settings as shortAnswer } from '../src/mind/built-in/short-answer/settings.ts'
import { settings as writing } from '../src/mind/built-in/writing/settings.ts'
import type { Measures } from './answers/measures.ts'
import { readAnswerSet } from './answers/read-answer-set.ts'
import { countWords, withoutMarks } from './answers/reply-text.ts'
import { halfOf } from './half-of.ts'
import { mean } from './statistics.ts'
import { type Example, examplesOf } from './train/examples.ts'

const sets = ['docs', 'manuals', 'xquad/en', 'xquad/de', 'covidqa', 'hotpotqa', 'wild', 'facts']
/** The constants of each room of the mind, and those of several. */
const rooms = {
  shared,
  question,
  segmentation,
  features,
  selection,
  grounding,
  shortAnswer,
  documentFacts,
  aggregation,
  writing,
}
/** Of each set: the standard error of a row is 4 points, that of a difference between rows about 1. */
const questionsMax = 150

type Setting = { readonly name: string; readonly value: number; readonly set: (to: number) => void }

/** What each setting of the built-in mind changes when it is halved or doubled: a table, of snap on the tune halves. */
export async function ablate(measures: Measures): Promise<string> {
  const examples: Example[][] = []
  for (const name of sets) examples.push(await tuneExamples(name))
  const rows = [row('as it is', answer(examples, measures))]
  for (const { name, value, set } of numbersOf(rooms)) {
    for (const factor of [0.5, 2]) {
      set(value * factor)
      rows.push(row(`${name} ${value} → ${value * factor}`, answer(examples, measures)))
    }
    set(value)
    process.stderr.write(`${name}\n`)
  }
  const head = ['setting', ...sets.map((name) => `${name}: held, words`)]
  return [line(head), line(head.map(() => '---')), ...rows].join('\n')
}

async function tuneExamples(name: string): Promise<Example[]> {
  const set = readAnswerSet(name)
  const isTuned = ({ id, isAnswerable }: (typeof set.questions)[number]) =>
    isAnswerable && halfOf(id) === 'tune'
  return examplesOf(set, set.questions.filter(isTuned).slice(0, questionsMax))
}

/** All numbers among the settings that concern a short answer, with a way to change each. */
function numbersOf(group: object, path = ''): Setting[] {
  return Object.entries(group).flatMap(([key, value]): Setting[] => {
    if (key === 'ponder') return []
    const name = `${path}${key}`
    if (typeof value === 'object' && value !== null) return numbersOf(value, `${name}.`)
    if (typeof value !== 'number') return []
    return [{ name, value, set: (to) => Object.assign(group, { [key]: to }) }]
  })
}

type Figures = { readonly held: number; readonly words: number }

function answer(sets: readonly (readonly Example[])[], measures: Measures): Figures[] {
  return sets.map((examples) => {
    const replies = examples.map(({ question, passages, judgedBy, asked }) => {
      const text = withoutMarks(builtInMind.compose(question, passages, 'snap').text)
      return { held: Number(measures[judgedBy](asked.wanted, text)), words: countWords(text) }
    })
    return {
      held: 100 * mean(replies.map(({ held }) => held)),
      words: mean(replies.map(({ words }) => words)),
    }
  })
}

function row(name: string, figures: readonly Figures[]): string {
  return line([
    name,
    ...figures.map(({ held, words }) => `${held.toFixed(1)}, ${words.toFixed(0)}`),
  ])
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
