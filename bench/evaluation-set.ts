import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { ImportDocument } from '../src/contract/documents/document-import.ts'

const directory = fileURLToPath(new URL('../../shared/eval', import.meta.url))

export const CorpusRow = z.object({ id: z.string(), title: z.string(), text: z.string() })
export type CorpusRow = z.infer<typeof CorpusRow>

const QuestionRow = z.object({
  id: z.string(),
  question: z.string(),
  gold_ids: z.array(z.string()),
  answer: z.string().optional(),
  type: z.string().optional(),
})
export type QuestionRow = z.infer<typeof QuestionRow>

export type EvaluationSet = {
  readonly name: string
  readonly corpus: readonly CorpusRow[]
  readonly questions: readonly QuestionRow[]
}

/** Whether the evaluation data are there; they are not part of this repository. Says so if not. */
export function haveEvaluationData(): boolean {
  if (existsSync(directory)) return true
  process.stderr.write(`Skipped: there are no evaluation data in ${directory}\n`)
  return false
}

export function evaluationFile(...path: string[]): string {
  return join(directory, ...path)
}

export function readEvaluationSet(name: string): EvaluationSet {
  return {
    name,
    corpus: readRows(evaluationFile(name, 'corpus.jsonl'), CorpusRow),
    questions: readRows(evaluationFile(name, 'questions.jsonl'), QuestionRow),
  }
}

export function readRows<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => schema.parse(JSON.parse(line)))
}

/** The languages of XQuAD that are used. */
export const articleLanguages = ['en', 'de', 'es', 'ru', 'ar', 'zh']
export const wildTopics = ['culture', 'history', 'mathematics', 'nature', 'technology']

const ScrapedPage = CorpusRow.extend({ url: z.url() })
export type ScrapedPage = z.infer<typeof ScrapedPage>

/** The pages of a topic of `wild`, in Markdown, as somebody has scraped them. */
export function readScrapedPages(topic: string): ScrapedPage[] {
  return readRows(evaluationFile('wild', topic, 'pages.jsonl'), ScrapedPage)
}

const WildQuestion = QuestionRow.extend({
  type: z.string(),
  statements: z.array(z.string()).default([]),
})
export type WildQuestion = z.infer<typeof WildQuestion>

/** The questions of one type about all pages of `wild`, with their topics. */
export function readWildQuestions(type: 'single-fact' | 'summary') {
  return wildTopics.flatMap((topic) =>
    readRows(evaluationFile('wild', topic, 'questions.jsonl'), WildQuestion)
      .filter((row) => row.type === type)
      .map((row) => ({ ...row, topic })),
  )
}

const News = z.record(z.string(), z.object({ articleBody: z.string(), url: z.string() }))

/** The true main texts of pages of news and blogs. */
export function readNews(): { readonly id: string; readonly text: string; readonly url: string }[] {
  const file = readFileSync(evaluationFile('web_pages', 'ground-truth.json'), 'utf8')
  return Object.entries(News.parse(JSON.parse(file))).map(([id, { articleBody: text, url }]) => {
    return { id, text, url }
  })
}

/** As documents of an import; their ids become external ids. */
export function toImport(corpus: readonly CorpusRow[]) {
  return corpus.map(({ id, title, text }) => ({ external_id: id, title, text }))
}

/** What is counted as the size of a corpus: its titles and texts in UTF-8. */
export function megabytesOf(corpus: readonly Pick<ImportDocument, 'title' | 'text'>[]): number {
  const bytes = corpus.map(
    ({ title = '', text }) => Buffer.byteLength(title) + Buffer.byteLength(text),
  )
  return bytes.reduce((total, size) => total + size, 0) / 1e6
}
