import { pathToFileURL } from 'node:url'
import { evaluationFile } from '../evaluation-set.ts'

/** What a reply must hold: each key in one of its forms, or the answer. */
export type Wanted = {
  readonly keys?: readonly (readonly string[])[]
  readonly answer?: string
}

/** How replies are judged: a program that comes with the evaluation data, the same for everybody. */
export type Measures = {
  /** Text as it is compared: without case, Markdown marks, quotation marks and line breaks. */
  plain(text: string): string
  holdsAnswer(wanted: Wanted, reply: string): boolean
  /** The content words of an English text, roughly stemmed. */
  contentWords(text: string): ReadonlySet<string>
  /** The content words of each two neighbouring sentences. */
  windows(text: string): readonly ReadonlySet<string>[]
  /** The share of the statements, or of the one answer, 60 % of whose words stand in one window of the reply. */
  coverage(wanted: Wanted | { readonly statements: readonly string[] }, reply: string): number
  /** Of the first five passages, so many sentences that share most with the question. It never abstains. */
  naiveAnswer(
    question: string,
    passages: readonly { readonly text: string; readonly score: number }[],
    count: number,
  ): string
}

export async function loadMeasures(): Promise<Measures> {
  return await import(pathToFileURL(evaluationFile('measures.mjs')).href)
}
