import type { EngineEvent, EngineQuestion } from './engine.ts'
import { type Correction, corrected, Misspelt } from './retrieval/spelling/corrected.ts'

type AnswerTo = (asked: EngineQuestion, isCorrected: boolean) => AsyncIterable<EngineEvent>

/** Answers a question; where its first search finds that words of it are misspelt, the question as it is meant. */
export async function* answerAsMeant(
  asked: EngineQuestion,
  answerTo: AnswerTo,
): AsyncIterable<EngineEvent> {
  try {
    yield* answerTo(asked, false)
  } catch (error) {
    if (!(error instanceof Misspelt)) throw error
    yield* answerCorrected(asked, error.corrections, answerTo)
  }
}

async function* answerCorrected(
  { messages, ...asked }: EngineQuestion,
  all: readonly Correction[],
  answerTo: AnswerTo,
): AsyncIterable<EngineEvent> {
  // What a follow-up leans on may be misspelt too, in an earlier message; that has been told with its answer.
  const meant = messages.map((message) => ({
    ...message,
    content: corrected(message.content, all),
  }))
  const last = messages.at(-1)?.content ?? ''
  const corrections = all.filter((one) => corrected(last, [one]) !== last)
  for await (const event of answerTo({ ...asked, messages: meant }, true))
    yield event.type === 'answer' && corrections.length > 0 ? { ...event, corrections } : event
}
