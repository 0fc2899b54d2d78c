import { mean } from '../statistics.ts'
import type { AnswerFigures } from './answer-figures.ts'
import type { Model } from './posted-set.ts'

/** What a figure must be to be good enough, and what it should become. */
export type AnswerTarget = {
  readonly what: string
  /** A figure of several sets is the mean of theirs. */
  readonly sets: readonly string[]
  readonly model: Model
  readonly figure: (figures: AnswerFigures) => number
  readonly bound: 'atLeast' | 'atMost' | 'aboveNaive'
  readonly must: number
  readonly aim: number
  /** The mean words that a reply may have. */
  readonly wordsMax?: number
}

const held = ({ held: share }: AnswerFigures) => share
const heldOfKind =
  (kind: string) =>
  ({ heldByKind }: AnswerFigures) =>
    heldByKind.get(kind)?.held ?? Number.NaN

const docs = { sets: ['docs'], model: 'snap', bound: 'atLeast' } as const
const manuals = { sets: ['manuals'], model: 'snap', bound: 'atLeast' } as const
const everyday = {
  what: 'everyday documents, questions of our own',
  sets: ['everyday'],
  figure: held,
  bound: 'atLeast',
} as const
const ofKind = (what: string, set: string) =>
  ({ what: `${what}, questions of our own`, sets: [set], figure: held, bound: 'atLeast' }) as const
const cases = ofKind('cases beside limits', 'cases')
const changes = ofKind('what changed between versions', 'changes')
const times = ofKind('what happened in a time', 'times')
const references = ofKind('what a text refers to', 'references')
const disagreements = ofKind('what documents disagree about', 'disagreements')
const reckoning = ofKind('what comes of a rule', 'reckoning')
const xquad = { model: 'snap', figure: held, bound: 'atLeast' } as const
const others = ['de', 'es', 'ru', 'ar', 'zh'].map((code) => `xquad/${code}`)
const guides = {
  what: 'the help of a desktop in de es fr pl ru, questions of our own',
  sets: ['de', 'es', 'fr', 'pl', 'ru'].map((code) => `guides/${code}`),
  figure: held,
  bound: 'atLeast',
} as const
const bridges = { sets: ['hotpotqa'], figure: held, bound: 'atLeast' } as const

export const answerTargets: readonly AnswerTarget[] = [
  { ...docs, what: 'docs', figure: held, must: 50, aim: 65, wordsMax: 80 },
  { ...docs, what: '… a list', figure: heldOfKind('list'), must: 35, aim: 60 },
  { ...docs, what: '… a table', figure: heldOfKind('table'), must: 60, aim: 75 },
  { ...docs, what: '… code', figure: heldOfKind('code'), must: 55, aim: 75 },
  { ...docs, what: '… how to', figure: heldOfKind('howto'), must: 45, aim: 60 },
  { ...docs, what: 'docs', model: 'ponder', figure: held, must: 64, aim: 75, wordsMax: 170 },
  {
    ...docs,
    what: '… in two places',
    model: 'ponder',
    figure: heldOfKind('two'),
    must: 38,
    aim: 60,
  },
  {
    ...docs,
    what: 'docs: nothing is cited although there is an answer',
    bound: 'atMost',
    figure: ({ silent }) => silent,
    must: 8,
    aim: 4,
  },
  {
    ...docs,
    what: 'docs: answered by the wrong documentation',
    bound: 'atMost',
    figure: ({ answeredElsewhere }) => answeredElsewhere,
    must: 10,
    aim: 4,
  },
  {
    ...manuals,
    what: 'five manuals, questions of our own',
    figure: held,
    must: 50,
    aim: 65,
    wordsMax: 80,
  },
  {
    ...manuals,
    model: 'ponder',
    what: 'five manuals, questions of our own',
    figure: held,
    must: 64,
    aim: 75,
    wordsMax: 170,
  },
  {
    ...manuals,
    model: 'ponder',
    what: '… in two places',
    figure: heldOfKind('two'),
    must: 38,
    aim: 60,
  },
  { ...everyday, model: 'snap', must: 70, aim: 85, wordsMax: 80 },
  { ...everyday, model: 'ponder', must: 80, aim: 90, wordsMax: 170 },
  { ...cases, model: 'snap', must: 80, aim: 95, wordsMax: 60 },
  { ...cases, model: 'ponder', must: 85, aim: 97, wordsMax: 120 },
  { ...changes, model: 'snap', must: 60, aim: 90, wordsMax: 80 },
  { ...changes, model: 'ponder', must: 65, aim: 95, wordsMax: 170 },
  { ...times, model: 'snap', must: 60, aim: 90, wordsMax: 60 },
  { ...times, model: 'ponder', must: 70, aim: 95, wordsMax: 120 },
  { ...references, model: 'snap', must: 70, aim: 90, wordsMax: 60 },
  { ...references, model: 'ponder', must: 80, aim: 95, wordsMax: 120 },
  { ...disagreements, model: 'snap', must: 75, aim: 95, wordsMax: 60 },
  { ...disagreements, model: 'ponder', must: 80, aim: 97, wordsMax: 120 },
  { ...reckoning, model: 'snap', must: 65, aim: 90, wordsMax: 60 },
  { ...reckoning, model: 'ponder', must: 70, aim: 90, wordsMax: 120 },
  { ...xquad, what: 'XQuAD, English', sets: ['xquad/en'], must: 84, aim: 92, wordsMax: 50 },
  { ...xquad, what: 'XQuAD, de es ru ar zh', sets: others, must: 80, aim: 88, wordsMax: 60 },
  {
    ...xquad,
    what: 'the same paragraphs in 22 languages',
    sets: ['languages'],
    must: 80,
    aim: 88,
    wordsMax: 60,
  },
  { ...guides, model: 'snap', must: 60, aim: 75, wordsMax: 80 },
  { ...guides, model: 'ponder', must: 75, aim: 90, wordsMax: 170 },
  {
    what: 'PDF documents, questions of our own',
    sets: ['pdf'],
    model: 'snap',
    figure: held,
    bound: 'atLeast',
    must: 75,
    aim: 90,
    wordsMax: 90,
  },
  {
    what: 'docs, everyday documents and XQuAD en de, a word of each question misspelt',
    sets: ['docs', 'everyday', 'xquad/en', 'xquad/de'].map((name) => `misspelt/${name}`),
    model: 'snap',
    figure: held,
    bound: 'atLeast',
    must: 75,
    aim: 80,
    wordsMax: 70,
  },
  { ...xquad, what: 'COVID-QA', sets: ['covidqa'], must: 51, aim: 60, wordsMax: 60 },
  {
    what: 'web pages, single facts (60 % of the words)',
    sets: ['wild'],
    model: 'snap',
    figure: held,
    bound: 'aboveNaive',
    must: 3,
    aim: 10,
    wordsMax: 65,
  },
  {
    what: 'pages of news and blogs, single facts of our own',
    sets: ['facts'],
    model: 'snap',
    figure: held,
    bound: 'aboveNaive',
    must: 3,
    aim: 10,
    wordsMax: 65,
  },
  {
    what: 'web pages, single facts of our own',
    sets: ['pages'],
    model: 'snap',
    figure: held,
    bound: 'aboveNaive',
    must: 3,
    aim: 10,
    wordsMax: 65,
  },
  {
    what: 'SQuAD 2: balanced accuracy',
    sets: ['squad2'],
    model: 'snap',
    bound: 'atLeast',
    figure: ({ balancedAccuracy }) => balancedAccuracy,
    must: 70,
    aim: 78,
  },
  { ...bridges, what: 'HotpotQA, bridges, `graph`', model: 'snap', must: 68, aim: 80 },
  { ...bridges, what: 'HotpotQA, bridges, `graph`', model: 'ponder', must: 74, aim: 84 },
]

/** The models that there are targets for. */
export function modelsOf(set: string): readonly Model[] {
  const asked = answerTargets.filter(({ sets }) => sets.includes(set))
  return [...new Set(asked.map(({ model }) => model))]
}

export type Measured = {
  readonly value: number
  readonly words: number
  readonly naive: number
  /** The bounds as numbers of their own. */
  readonly must: number
  readonly aim: number
}

/** Undefined unless all sets of the target were asked. */
export function measuredOf(
  target: AnswerTarget,
  figuresOfSet: (set: string, model: Model) => AnswerFigures | undefined,
): Measured | undefined {
  const figures = target.sets.flatMap((set) => figuresOfSet(set, target.model) ?? [])
  if (figures.length < target.sets.length) return undefined
  const naive = mean(figures.map((one) => one.naive))
  const base = target.bound === 'aboveNaive' ? naive : 0
  return {
    value: mean(figures.map(target.figure)),
    words: mean(figures.map(({ words }) => words)),
    naive,
    must: base + target.must,
    aim: base + target.aim,
  }
}
