import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { evaluationFile, readNews, readRows } from '../evaluation-set.ts'
import type { AnswerSet, CollectionDocument, Question } from './answer-set.ts'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Small libraries, whose readme is their manual. */
const libraries =
  'ajv axe-core better-call commander debug expect-type fast-check fflate formatly gpt-tokenizer ipaddr.js kysely ' +
  'magic-string mammoth pdfkit picomatch piscina postal-mime rate-limiter-flexible rou3 smol-toml streamx tinybench ' +
  'unified vfile wouter'

/** Where the documents are: in packages that are installed here, or with the evaluation data. */
const manuals = [
  { name: 'undici', root: join(packages, 'undici/docs/docs'), files: ['**/*.md'] },
  {
    name: 'packages',
    root: packages,
    files: [
      ...['pino/docs/**/*.md', 'piscina/docs/docs/**/*.md'],
      ...libraries.split(' ').map((library) => `${library}/[Rr]{EADME,eadme}.md`),
    ],
  },
  { name: 'framework', root: documentation('fastify+fastify'), files: ['**/*.md'] },
  { name: 'handbook', root: documentation('basecamp+handbook'), files: ['**/*.md'] },
  { name: 'policy', root: documentation('github+site-policy'), files: ['**/*.md'] },
] as const

function documentation(name: string): string {
  return evaluationFile('docs', 'files', name)
}

const questions = fileURLToPath(new URL('../questions', import.meta.url))

function ownFile(name: string): string {
  return join(questions, `${name}.jsonl`)
}

/** Throws where there are none: a question without its documents would count as one that nothing answers. */
function filesLike(pattern: string): readonly string[] {
  const files = globSync(pattern)
  if (files.length === 0) throw new Error(`The questions of our own need the documents ${pattern}`)
  return files
}

const ManualRow = z.object({
  id: z.string(),
  type: z.string(),
  question: z.string(),
  quotes: z.array(z.string()).default([]),
  keys: z.array(z.array(z.string())).default([]),
})

/** Five documentations, as their files. */
export function readOwnManuals(): AnswerSet {
  return {
    name: 'manuals',
    engine: 'rag',
    judgedBy: 'holdsAnswer',
    isAskedElsewhere: true,
    collections: manuals.map(({ name, root, files }) => {
      const paths = files.flatMap((file) => filesLike(join(root, file))).toSorted()
      return { name, documents: paths.map((path): CollectionDocument => ({ id: path, path })) }
    }),
    questions: manuals.flatMap(({ name }) => manualQuestions(name, name)),
  }
}

function manualQuestions(file: string, collection: string): Question[] {
  return readRows(ownFile(file), ManualRow).map((row) => ({ ...questionOf(row), collection }))
}

function questionOf({ id, question, type, quotes, keys }: z.infer<typeof ManualRow>) {
  return {
    ...{ id, question, kind: type },
    isAnswerable: type !== 'absent',
    wanted: { keys },
    ...(quotes.length > 0 && { gold: { quotes } }),
  }
}

const ReferenceRow = ManualRow.extend({ collection: z.string() })

/** What an option, a method or a term is: asked for by its name alone, as it stands above what is said of it. */
export function readOwnReference(): AnswerSet {
  const { collections } = readOwnManuals()
  const rows = readRows(ownFile('reference'), ReferenceRow)
  const asked = new Set(rows.map(({ collection }) => collection))
  return {
    name: 'reference',
    engine: 'rag',
    judgedBy: 'holdsAnswer',
    collections: collections.filter(({ name }) => asked.has(name)),
    questions: rows.map((row) => ({ ...questionOf(row), collection: row.collection })),
  }
}

/**
 * Sets of small collections of documents. `everyday`: what people keep for themselves, told from each other by their
 * titles. The others have questions of one kind: about a case beside a limit, about what changed between versions,
 * about what happened in a time, those whose answer stands where a text refers to, what documents disagree about, and
 * what comes of a rule for the reader's own numbers.
 */
export const collectionSets = [
  'everyday',
  'cases',
  'changes',
  'times',
  'references',
  'disagreements',
  'reckoning',
] as const

export function readOwnCollections(set: (typeof collectionSets)[number]): AnswerSet {
  const names = filesLike(join(questions, set, '*', 'questions.jsonl'))
    .toSorted()
    .map((path) => basename(dirname(path)))
  return {
    name: set,
    engine: 'rag',
    judgedBy: 'holdsAnswer',
    collections: names.map((name) => {
      const paths = filesLike(join(questions, set, name, 'documents', '*')).toSorted()
      return { name, documents: paths.map((path): CollectionDocument => ({ id: path, path })) }
    }),
    questions: names.flatMap((name) => manualQuestions(join(set, name, 'questions'), name)),
  }
}

/** The sample library, asked what takes several of its documents. Whoever tries Skein asks it first. */
export function readOwnSample(): AnswerSet {
  const library = fileURLToPath(new URL('../../examples/library', import.meta.url))
  const paths = filesLike(join(library, '*.md')).toSorted()
  return {
    name: 'sample',
    engine: 'graph',
    judgedBy: 'holdsAnswer',
    collections: [{ name: 'sample', documents: paths.map((path) => ({ id: path, path })) }],
    questions: manualQuestions('sample', 'sample'),
  }
}

/** The languages in which there are pages of a desktop's help. */
export const guideLanguages = ['de', 'es', 'fr', 'pl', 'ru'] as const

const GuideRow = ManualRow.extend({ before: z.string().optional() })

/** The help of a desktop in one language: the same pages in each, the questions written for each. */
export function readOwnGuides(code: (typeof guideLanguages)[number]): AnswerSet {
  const paths = filesLike(join(questions, 'guides', code, 'documents', '*')).toSorted()
  return {
    name: `guides/${code}`,
    engine: 'rag',
    judgedBy: 'holdsAnswer',
    collections: [{ name: code, documents: paths.map((path) => ({ id: path, path })) }],
    questions: readRows(ownFile(join('guides', code, 'questions')), GuideRow).map(
      ({ before, ...row }) => ({
        ...questionOf(row),
        ...(before === undefined ? {} : { before }),
        collection: code,
      }),
    ),
  }
}

const PdfRow = ManualRow.extend({ doc: z.string() })

/** Where a PDF is that questions are about: with the questions, or with the evaluation data. */
function pathOfPdf(doc: string): string {
  const folders = [join(questions, 'pdf'), ...pdfFolders.map((folder) => evaluationFile(...folder))]
  const path = folders.map((folder) => join(folder, doc)).find(existsSync)
  if (path === undefined) throw new Error(`The questions of our own need the document ${doc}`)
  return path
}

const pdfFolders = [
  ['financebench', 'files'],
  ['documents', 'normal'],
] as const

/** PDF documents of many makers, as their files; most questions are for a cell of a table. */
export function readOwnPdfs(): AnswerSet {
  const rows = readRows(ownFile('pdf'), PdfRow)
  const documents = [...new Set(rows.map(({ doc }) => doc))]
  return {
    name: 'pdf',
    engine: 'rag',
    judgedBy: 'holdsAnswer',
    collections: [{ name: 'pdf', documents: documents.map((id) => ({ id, path: pathOfPdf(id) })) }],
    questions: rows.map(({ id, question, type, doc, keys }) => ({
      id,
      question,
      collection: 'pdf',
      kind: type,
      isAnswerable: true,
      wanted: { keys },
      gold: { documents: [doc] },
    })),
  }
}

const FactRow = z.object({
  id: z.string(),
  page: z.string(),
  question: z.string(),
  answer: z.string(),
})

/** Pages of the web as they were scraped, of five topics; each question is for a single fact. */
export function readOwnPages(collections: AnswerSet['collections']): AnswerSet {
  return {
    name: 'pages',
    engine: 'rag',
    judgedBy: 'coverage',
    collections,
    questions: readRows(ownFile('pages'), FactRow).map(({ id, page, question, answer }) => ({
      id,
      question,
      isAnswerable: true,
      wanted: { answer },
      collection: page.slice(0, page.lastIndexOf('-')),
      gold: { documents: [page] },
    })),
  }
}

/** The main texts of pages of news and blogs; each question is for a single fact. */
export function readOwnFacts(): AnswerSet {
  const documents = readNews().map(({ id, text, url }) => ({ id, line: { text, url } }))
  return {
    name: 'facts',
    engine: 'rag',
    judgedBy: 'coverage',
    collections: [{ name: 'facts', documents }],
    questions: readRows(ownFile('facts'), FactRow).map(({ id, page, question, answer }) => ({
      id,
      question,
      collection: 'facts',
      isAnswerable: true,
      wanted: { answer },
      gold: { documents: [page] },
    })),
  }
}

const ParagraphRow = z.object({
  doc: z.string(),
  text: z.string(),
  questions: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
})

/** The same paragraphs and questions in each of some languages, none of which is learned from but English. */
export function readOwnLanguages(): AnswerSet {
  const paths = filesLike(join(questions, 'languages', '*.jsonl')).toSorted()
  const languages = paths.map((path) => {
    return { code: basename(path, '.jsonl'), paragraphs: readRows(path, ParagraphRow) }
  })
  return {
    name: 'languages',
    engine: 'rag',
    judgedBy: 'holdsAnswer',
    collections: languages.map(({ code, paragraphs }) => ({
      name: code,
      documents: paragraphs.map(({ doc, text }) => ({ id: `${code}-${doc}`, line: { text } })),
    })),
    questions: languages.flatMap(({ code, paragraphs }) =>
      paragraphs.flatMap((paragraph) =>
        paragraph.questions.map(({ id, question, answer }) => ({
          id: `${code}-${id}`,
          question,
          collection: code,
          kind: code,
          isAnswerable: true,
          wanted: { answer },
          gold: { documents: [`${code}-${paragraph.doc}`] },
        })),
      ),
    ),
  }
}
