import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { aboutOf } from '../../src/documents/about.ts'
import { planText, withText } from '../../src/documents/indexing/analysis-thread.ts'
import { parseDocument } from '../../src/documents/parse/parse-document.ts'
import { prepareFile, prepareText } from '../../src/documents/prepared-document.ts'
import { retrieve } from '../../src/engines/retrieval/retrieve.ts'
import type { Retrieved } from '../../src/engines/retrieval/retrieved.ts'
import type { Passage } from '../../src/evidence/passage.ts'
import { understand } from '../../src/mind/built-in/question/understand.ts'
import { snapPassages } from '../../src/mind/mind.ts'
import type { Question } from '../../src/mind/question.ts'
import { MemoryIndex } from '../../tests/support/library/memory-index.ts'
import type * as answers from '../answers/answer-set.ts'
import { readAnswerSet, readHops } from '../answers/read-answer-set.ts'
import { articleLanguages } from '../evaluation-set.ts'

/** A question and its passages as the mind reads them, and the expected answer. */
export type Example = {
  readonly set: string
  readonly asked: answers.Question
  readonly judgedBy: answers.AnswerSet['judgedBy']
  readonly question: Question
  readonly passages: readonly Passage[]
}

/**
 * The training sets: manuals, articles in six languages, web pages, and questions that need several passages, also of
 * the sample library.
 */
export function readTrainingSets(): answers.AnswerSet[] {
  const articles = [...articleLanguages.map((code) => `xquad/${code}`), 'covidqa']
  const pages = ['wild', 'pages', 'facts']
  const named = ['docs', 'manuals', 'everyday', ...articles, ...pages, 'hotpotqa', 'sample']
  return [...named.map(readAnswerSet), readHops('musique'), readHops('2wiki')]
}

/** Indexes the documents and searches for the questions as the service does, but without storage. */
export async function examplesOf(
  { name: set, judgedBy, engine, collections }: answers.AnswerSet,
  questions: readonly answers.Question[],
): Promise<Example[]> {
  const examples: Example[] = []
  for (const { name, documents } of collections) {
    const index = new MemoryIndex()
    for (const document of documents) await addDocument(index, document)
    for (const asked of questions.filter(({ collection }) => collection === name)) {
      const { document } = asked
      const open = document === undefined ? index : index.restrictedTo(new Set([document]))
      const options = { engine, limit: snapPassages }
      const found = await retrieve(asked.question, open, options)
      const understood = understand([{ role: 'user', content: asked.question }])
      const question = { ...understood, isOfDocument: document !== undefined }
      examples.push({ set, asked, judgedBy, question, passages: found.map(passageOf) })
    }
  }
  return examples
}

async function addDocument(
  index: MemoryIndex,
  document: answers.CollectionDocument,
): Promise<void> {
  const { title, url, ...content } = await read(document)
  const { language, chunks } = planText(content)
  const about = aboutOf(title, content.metadata)
  const named = { docId: document.id, title, about, language, ...(url !== undefined && { url }) }
  index.addDocument(named, withText(content.text, chunks))
}

async function read(document: answers.CollectionDocument) {
  if ('line' in document) {
    const { title, url, text } = document.line
    return prepareText(text, { title, url })
  }
  const file = { filename: basename(document.path), bytes: readFileSync(document.path) }
  return prepareFile(
    { ...file, byteLength: file.bytes.length },
    await parseDocument(file.bytes, file),
    {},
  )
}

function passageOf({ chunk, score, path }: Retrieved): Passage {
  const { chunkId, docId, title, url, language, start, end, text, features } = chunk
  const node = ({ kind, title, key, id = key }: Retrieved['path'][number]['from']) => ({
    id,
    kind,
    title,
  })
  return {
    ...{ chunkId, docId, title, language, start, end, text, score },
    ...(url !== undefined && { url }),
    ...features.layout,
    path: path.map((hop) => ({ ...hop, from: node(hop.from), to: node(hop.to) })),
  }
}
