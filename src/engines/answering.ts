import type { Passage } from '../evidence/passage.ts'
import type { DocumentSurvey } from '../knowledge-graph/communities/document-survey.ts'
import { type Mind, snapPassages } from '../mind/mind.ts'
import type { Question } from '../mind/question.ts'
import {
  answerEvents,
  type EngineEvent,
  type EngineQuestion,
  type EngineTools,
  writeStep,
} from './engine.ts'
import type { Search } from './search.ts'

/**
 * Most passages per search: for the question, for each `further` search when pondering, and for finding the document of
 * an `overview`.
 */
export const passagesMax = { snap: snapPassages, ponder: 10, further: 4, overview: 10 }

/** What tells which documents an account has. */
export type SurveySource = Pick<DocumentSurvey, 'of' | 'longest'>

/** What the engine needs while it answers one question. */
export type Answering = {
  readonly asked: EngineQuestion
  readonly question: Question
  readonly mind: Mind
  readonly tools: EngineTools
  readonly survey: SurveySource
  readonly searchFor: (text: string, limit: number) => Search
  /** The languages of the documents. */
  readonly languagesOfAll: () => Promise<readonly string[]>
  readonly signal: AbortSignal
}

/**
 * Composes the answer. Without passages to tell the language, a greeting or a message of a few words is taken to be in
 * the language of the documents.
 */
export async function* compose(
  { asked, question, mind, languagesOfAll, signal }: Answering,
  passages: readonly Passage[],
): AsyncIterable<EngineEvent> {
  const put =
    passages.length === 0 ? { ...question, documentLanguages: await languagesOfAll() } : question
  yield* writeStep(mind, passages)
  yield* answerEvents(mind.compose(put, passages, asked.thinking, signal), { passages })
}
