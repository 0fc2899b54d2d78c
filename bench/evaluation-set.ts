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
