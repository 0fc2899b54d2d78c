import type { AnswerSet, Question } from '../answers/answer-set.ts'
import type { Measures } from '../answers/measures.ts'
import { readAnswerSet } from '../answers/read-answer-set.ts'
import { articleLanguages } from '../evaluation-set.ts'
import { askedElsewhere } from './asked-elsewhere.ts'
import { type Example, examplesOf } from './examples.ts'
import type { JudgeExample, JudgeGroup } from './judge-rows.ts'
import { tuneQuestions } from './tune-questions.ts'
import { type Answered, unanswerableFrom } from './unanswerable.ts'

/** A question of a tune half with its passages, and its group. */
export type GroupedExample = Example & { readonly group: JudgeGroup }

/** Questions per language that are made unanswerable, spread over its articles. Each yields up to five. */
const spoiltMax = 100

/** Reads questions with and without an answer, put to all documents or to one. */
export async function readGroupedExamples(): Promise<GroupedExample[]> {
  const examples: GroupedExample[] = []
  for (const [group, set] of groupedSets()) {
    const read = await examplesOf(set, set.questions)
    process.stderr.write(`${group}, ${set.name}: ${read.length} questions\n`)
    for (const example of read) examples.push({ ...example, group })
    if (group === 'everyday') examples.push(...(await askedOfDocument(set, read)))
  }
  return examples
}

/** Each question that found its place put only to the document that has it. */
async function askedOfDocument(
  set: AnswerSet,
  read: readonly Example[],
): Promise<GroupedExample[]> {
  const questions = read.flatMap(({ asked, passages }) => {
    const quotes = asked.gold && 'quotes' in asked.gold ? asked.gold.quotes : []
    const from = passages.find(({ text }) => quotes.some((quote) => text.includes(quote)))
    return from === undefined ? [] : [{ ...asked, document: from.docId }]
  })
  const put = await examplesOf(set, questions)
  return put.map((example) => ({ ...example, group: 'everydayDocument' }))
}

/** Examples for the judge. A reply to an unanswerable question is never right. */
export function judgeExamples(
  examples: readonly GroupedExample[],
  measures: Measures,
): JudgeExample[] {
  return examples.map(({ group, asked, judgedBy, question, passages }) => ({
    ...{ id: asked.id, group, question, passages },
    rightness: (reply) =>
      asked.isAnswerable ? Number(measures[judgedBy](asked.wanted, reply)) : 0,
  }))
}

function groupedSets(): [JudgeGroup, AnswerSet][] {
  const docs = readTuneHalf('docs')
  const open = ['covidqa', 'hotpotqa', 'wild'] as const
  return [
    ['squad2', readTuneHalf('squad2')],
    ['docs', docs],
    ['everyday', readTuneHalf('everyday')],
    ['wrong', askedElsewhere(docs)],
    ...open.map((name): [JudgeGroup, AnswerSet] => [name, readTuneHalf(name)]),
    ...articleLanguages.flatMap((code): [JudgeGroup, AnswerSet][] => {
      const articles = readTuneHalf(`xquad/${code}`)
      return [
        ['xquad', articles],
        ['paragraph', askedAlone(articles)],
        ['unanswerable', spoilt(articles, code)],
      ]
    }),
  ]
}

function readTuneHalf(name: string): AnswerSet {
  const set = readAnswerSet(name)
  return { ...set, questions: tuneQuestions(set) }
}

/** Each question put only to the paragraph that answers it. */
function askedAlone(set: AnswerSet): AnswerSet {
  const questions = set.questions.flatMap((question) => {
    const { gold } = question
    return gold && 'document' in gold ? [{ ...question, document: gold.document }] : []
  })
  return { ...set, questions }
}

/** Each question put to a paragraph that nearly answers it, or changed so that its paragraph does not. */
function spoilt(set: AnswerSet, language: string): AnswerSet {
  const texts = new Map(
    set.collections.flatMap(({ documents }) =>
      documents.map((document) => [document.id, 'line' in document ? document.line.text : '']),
    ),
  )
  const articles = Map.groupBy(
    set.questions.flatMap((question) => answeredOf(question, texts)),
    ({ article }) => article,
  )
  const all = [...articles.values()].flat()
  const step = Math.ceil(all.length / spoiltMax)
  const made = all
    .filter((_, index) => index % step === 0)
    .flatMap((answered) => {
      const others = (articles.get(answered.article) ?? []).filter(({ id }) => id !== answered.id)
      const variants = unanswerableFrom(answered, others, language)
      return variants.map((variant) => ({ id: answered.id, ...variant }))
    })
  const paragraphs = [...new Set(made.map(({ paragraph }) => paragraph))]
  return {
    ...set,
    collections: [
      { name: set.name, documents: paragraphs.map((text) => ({ id: text, line: { text } })) },
    ],
    questions: made.map(({ id, question, paragraph }) => ({
      ...{ id, question, collection: set.name, document: paragraph },
      ...{ isAnswerable: false, wanted: {} },
    })),
  }
}

/** The id of a paragraph is that of its article with its number. */
function answeredOf(
  { id, question, wanted: { answer = '' }, gold }: Question,
  texts: ReadonlyMap<string, string>,
): (Answered & { readonly article: string })[] {
  if (gold === undefined || !('document' in gold)) return []
  const { document, start } = gold
  const article = document.slice(0, document.lastIndexOf('-'))
  return [{ id, question, paragraph: texts.get(document) ?? '', answer, start, article }]
}
