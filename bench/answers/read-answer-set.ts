import { globSync } from 'node:fs'
import { z } from 'zod'
import {
  articleLanguages,
  CorpusRow,
  evaluationFile,
  readEvaluationSet,
  readRows,
  readScrapedPages,
  readWildQuestions,
  wildTopics,
} from '../evaluation-set.ts'
import type { AnswerSet, CollectionDocument } from './answer-set.ts'
import { misspelt } from './misspell.ts'
import {
  collectionSets,
  guideLanguages,
  readOwnCollections,
  readOwnFacts,
  readOwnGuides,
  readOwnLanguages,
  readOwnManuals,
  readOwnPages,
  readOwnPdfs,
  readOwnReference,
  readOwnSample,
} from './read-own-sets.ts'

const asWritten: ReadonlyMap<string, () => AnswerSet> = new Map([
  ['docs', readManuals],
  ...articleLanguages.map(
    (code) => [`xquad/${code}`, () => readArticles(`xquad/${code}`)] as const,
  ),
  ['covidqa', () => readArticles('covidqa')],
  ['wild', readPages],
  ['squad2', readParagraphs],
  ['hotpotqa', readBridges],
  ['manuals', readOwnManuals],
  ['reference', readOwnReference],
  ['facts', readOwnFacts],
  ['pages', () => readOwnPages(readPages().collections)],
  ...collectionSets.map((name) => [name, () => readOwnCollections(name)] as const),
  ['languages', readOwnLanguages],
  ...guideLanguages.map((code) => [`guides/${code}`, () => readOwnGuides(code)] as const),
  ['pdf', readOwnPdfs],
  ['sample', readOwnSample],
])

/** Sets that are asked with a mistake in each question, too. */
const asked = ['docs', 'everyday', 'xquad/en', 'xquad/de']

const readers: ReadonlyMap<string, () => AnswerSet> = new Map([
  ...asWritten,
  ...asked.map((name) => {
    const own = `misspelt/${name}`
    return [own, () => misspelt(own, readAnswerSet(name))] as const
  }),
])

export const answerSetNames: readonly string[] = [...readers.keys()]

/** Throws where there is no such set. */
export function readAnswerSet(name: string): AnswerSet {
  const read = readers.get(name)
  if (!read) throw new Error(`There is no set "${name}", only ${answerSetNames.join(', ')}`)
  return read()
}

const ManualRow = z.object({
  id: z.string(),
  corpus: z.string(),
  type: z.string(),
  question: z.string(),
  quotes: z.array(z.string()),
  keys: z.array(z.array(z.string())),
})

/** Three documentations, as their files. */
function readManuals(): AnswerSet {
  const rows = readRows(evaluationFile('docs', 'questions.jsonl'), ManualRow)
  const names = [...new Set(rows.map(({ corpus }) => corpus))]
  return {
    name: 'docs',
    engine: 'rag',
    judgedBy: 'holdsAnswer',
    isAskedElsewhere: true,
    collections: names.map((name) => {
      const paths = globSync(evaluationFile('docs', 'files', name, '**', '*.md')).toSorted()
      return { name, documents: paths.map((path) => ({ id: path, path })) }
    }),
    questions: rows.map(({ id, question, corpus, type, quotes, keys }) => ({
      id,
      question,
      collection: corpus,
      kind: type,
      isAnswerable: type !== 'absent',
      wanted: { keys },
      gold: { quotes },
    })),
  }
}

const RangeRow = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  doc: z.string(),
  start: z.int(),
  end: z.int(),
})

/** Texts without titles, or articles; the range of each answer is given in code points. */
function readArticles(name: string): AnswerSet {
  const corpus = readRows(evaluationFile(name, 'corpus.jsonl'), CorpusRow)
  const texts = new Map(corpus.map(({ id, text }) => [id, text]))
  const rows = readRows(evaluationFile(name, 'questions.jsonl'), RangeRow)
  return {
    name,
    engine: 'rag',
    judgedBy: 'holdsAnswer',
    collections: [{ name, documents: corpus.map(toDocument) }],
    questions: rows.map(({ id, question, answer, doc, start, end }) => {
      const text = texts.get(doc) ?? ''
      const range = { start: unitsBefore(text, start), end: unitsBefore(text, end) }
      const gold = { document: doc, ...range }
      return { id, question, collection: name, isAnswerable: true, wanted: { answer }, gold }
    }),
  }
}

/** The UTF-16 code units of so many code points. */
function unitsBefore(text: string, codePoints: number): number {
  let units = 0
  let left = codePoints
  for (const character of text) {
    if (left-- === 0) break
    units += character.length
  }
  return units
}

/** Pages of the web as they were scraped; only the questions for a single fact. */
function readPages(): AnswerSet {
  return {
    name: 'wild',
    engine: 'rag',
    judgedBy: 'coverage',
    collections: wildTopics.map((name) => ({
      name,
      documents: readScrapedPages(name).map(toDocument),
    })),
    questions: readWildQuestions('single-fact').map(
      ({ id, question, answer = '', topic, gold_ids }) => ({
        id,
        question,
        collection: topic,
        isAnswerable: true,
        wanted: { answer },
        gold: { documents: gold_ids },
      }),
    ),
  }
}

const ParagraphRow = z.object({
  id: z.string(),
  context: z.string(),
  question: z.string(),
  answers: z.array(z.string()),
  is_impossible: z.boolean(),
})

/** Questions about one paragraph each, half of which it does not answer. */
function readParagraphs(): AnswerSet {
  const rows = readRows(evaluationFile('squad2', 'questions.jsonl'), ParagraphRow)
  const paragraphs = [...new Set(rows.map(({ context }) => context))]
  return {
    name: 'squad2',
    engine: 'rag',
    judgedBy: 'holdsAnswer',
    collections: [
      { name: 'squad2', documents: paragraphs.map((text) => ({ id: text, line: { text } })) },
    ],
    questions: rows.map(({ id, question, context, answers, is_impossible }) => ({
      id,
      question,
      collection: 'squad2',
      document: context,
      isAnswerable: !is_impossible,
      wanted: { keys: [answers] },
    })),
  }
}

/** Questions that need one passage to find another. */
function readBridges(): AnswerSet {
  const bridges = readHops('hotpotqa')
  return { ...bridges, questions: bridges.questions.filter(({ kind }) => kind === 'bridge') }
}

/** Questions that need several passages of an encyclopedia. */
export function readHops(name: 'hotpotqa' | 'musique' | '2wiki'): AnswerSet {
  const { corpus, questions } = readEvaluationSet(name)
  return {
    name,
    engine: 'graph',
    judgedBy: 'holdsAnswer',
    collections: [{ name, documents: corpus.map(toDocument) }],
    questions: questions.map(({ id, question, answer = '', gold_ids, type }) => ({
      id,
      question,
      collection: name,
      isAnswerable: true,
      wanted: { answer },
      gold: { documents: gold_ids },
      ...(type !== undefined && { kind: type }),
    })),
  }
}

function toDocument({ id, title, text, url }: CorpusRow & { url?: string }): CollectionDocument {
  const named = { ...(title && { title }), ...(url && { url }) }
  return { id, line: { external_id: id, ...named, text } }
}
