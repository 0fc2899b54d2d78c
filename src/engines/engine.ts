import type { Thinking } from '../base/thinking.ts'
import type { Step, TraceNode } from '../contract/chat/trace.ts'
import type { WebCoverage } from '../contract/web/web-coverage.ts'
import type { FoundPassage } from '../evidence/passage.ts'
import type { Answer, Mind, Utterance } from '../mind/mind.ts'
import type { Question } from '../mind/question.ts'
import type { Reach } from '../storage/index/index-view.ts'
import type { DomainFilter } from '../web-access/search/web-search.ts'
import type { Correction } from './retrieval/spelling/corrected.ts'

export type EngineQuestion = {
  /** The conversation; its last message is the question. */
  readonly messages: readonly Utterance[]
  readonly thinking: Thinking
  /** The documents that may be read and walked through. */
  readonly reach: Reach
  /** The domains of the web that may be read; all if it is missing. */
  readonly domains?: DomainFilter
}

export type EngineEvent =
  | ({ readonly type: 'step' } & Step)
  /** The answer as far as it is settled; the next one, or the whole answer, goes on from it. */
  | ({ readonly type: 'writing' } & Pick<Answer, 'text' | 'citations'>)
  | ({
      readonly type: 'answer'
      /** The admitted passages, with the paths of the graph walk. */
      readonly passages: readonly FoundPassage[]
      readonly coverage?: WebCoverage
      /** Whether the web has nothing on the question; the answer is not charged then. */
      readonly isFree?: boolean
      /** How many documents in reach were still being indexed, and therefore not read. */
      readonly documentsIndexing?: number
      /** The words of the question that are misspelt, which was answered as it is meant. */
      readonly corrections?: readonly Correction[]
    } & Answer)

/** What the chat provides to an engine for one answer. */
export type EngineTools = {
  /**
   * Requests groups of nodes, the most useful first, and returns for each whether it may be read. No answer may use a
   * node that was not admitted. A node is counted once, however often it is requested.
   */
  admit(groups: readonly (readonly TraceNode[])[]): Promise<readonly boolean[]>
}

/** The words that point to where a question may be answered, besides its own. */
export function searchContext({ context, situation }: Question): string {
  return [context, situation?.terms ?? ''].filter((terms) => terms !== '').join(' ')
}

/** What is searched for with a text of a question: the terms that it leans on count as its own. */
export function searchWords(question: Question, text: string) {
  const { context, situation, said } = question
  if (situation?.isLeaning !== true)
    return { question: text, context: searchContext(question), said }
  return { question: `${text}\n${situation.terms}`, context, said }
}

/** Tells what was not read of a long message. */
export function* leftOutStep({ text, leftOut }: Question): Iterable<EngineEvent> {
  if (leftOut === undefined) return
  const summary = `Left out ${leftOut} characters of a long message; its question: ${text}`
  yield { type: 'step', name: 'read', summary }
}

/** Tells that a language model begins to write, if one does. */
export function* writeStep(
  { modelName }: Mind,
  passages: readonly unknown[],
): Iterable<EngineEvent> {
  if (modelName === undefined || passages.length === 0) return
  yield { type: 'step', name: 'write', summary: `${modelName} writes the answer` }
}

/** The events of an answer while a mind composes it. `whole` completes the last one. */
export async function* answerEvents(
  answers: AsyncIterable<Answer>,
  whole: Omit<Extract<EngineEvent, { type: 'answer' }>, keyof Answer | 'type'>,
): AsyncIterable<EngineEvent> {
  let last: Answer | undefined
  for await (const answer of answers) {
    last = answer
    yield { type: 'writing', text: answer.text, citations: answer.citations }
  }
  if (last) yield { type: 'answer', ...last, ...whole }
}

/** An engine answers questions. The last of its events is the answer. */
export type Engine = {
  /** Whether it reads only local storage, and so may begin before its price is held. */
  readonly isLocal: boolean
  /** Whether what it needs is configured; if not, its answers fail with `engine_unavailable`. */
  readonly isConfigured: boolean
  answer(
    question: EngineQuestion,
    tools: EngineTools,
    signal: AbortSignal,
  ): AsyncIterable<EngineEvent>
}
