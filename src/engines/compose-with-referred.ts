import type { Passage } from '../evidence/passage.ts'
import type { AdmittedEvidence } from './admitted-evidence.ts'
import { quotedOf } from './answer-from-document.ts'
import { type Answering, compose } from './answering.ts'
import type { EngineEvent } from './engine.ts'
import type { QuestionSearches } from './question-searches.ts'
import { readReferred } from './read-referred.ts'

/**
 * Composes the answer, and once more with the places that it refers to and that were not found by the question. What a
 * language model writes is told while it is written, so that it is not composed again.
 */
export async function* composeWithReferred(
  answering: Answering,
  searches: QuestionSearches,
  evidence: AdmittedEvidence<Passage>,
): AsyncIterable<EngineEvent> {
  const { mind, question, searchFor, signal } = answering
  const { passages } = evidence
  if (mind.modelName !== undefined) return yield* compose(answering, passages)
  const alone = await allOf(compose(answering, passages))
  const { unread = [] } = alone.findLast((event) => event.type === 'answer') ?? {}
  if (unread.length === 0) return yield* alone
  const search = searchFor(question.text, passages.length)
  const find = (one: typeof search) => searches.find(one, signal)
  const referred = await readReferred(search, unread, passages, find)
  const whole = await allOf(compose(answering, [...passages, ...referred]))
  const answer = whole.findLast((event) => event.type === 'answer')
  const quoted = answer ? quotedOf(answer, referred) : []
  const admitted = quoted.length > 0 ? await evidence.admit(quoted) : []
  if (admitted.length === 0) return yield* alone
  yield* admitted.length === referred.length ? whole : compose(answering, evidence.passages)
}

async function allOf(events: AsyncIterable<EngineEvent>): Promise<readonly EngineEvent[]> {
  const all: EngineEvent[] = []
  for await (const event of events) all.push(event)
  return all
}
