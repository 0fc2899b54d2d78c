import { ServiceError } from '../../base/service-error.ts'
import type { ResearchEvent, ResearchOutcome, ResearchRequest } from '../research.ts'

/** What the thread is told; `run` is the number of a run. */
export type ToThread =
  | { readonly kind: 'begin'; readonly run: number; readonly request: ResearchRequest }
  | {
      readonly kind: 'answer'
      readonly run: number
      readonly call: number
      readonly answer: Answer
    }
  | { readonly kind: 'abort'; readonly run: number }

/** What the thread tells. `call` numbers the calls of tools that a run makes. */
export type FromThread =
  | {
      readonly kind: 'call'
      readonly run: number
      readonly call: number
      readonly tool: 'search' | 'read' | 'mayGoOn'
      readonly input: unknown
    }
  | { readonly kind: 'event'; readonly run: number; readonly event: ResearchEvent }
  | { readonly kind: 'end'; readonly run: number; readonly answer: Answer<ResearchOutcome> }

export type Answer<Value = unknown> = { readonly value: Value } | { readonly failure: Failure }

/** An error as plain data, as errors lose their class between threads. */
type Failure = {
  readonly message: string
  readonly stack: string | undefined
  readonly told: Pick<ServiceError, 'code' | 'facts'> | undefined
}

/** What became of work, as plain data. */
export async function answerOf<Value>(work: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { value: await work }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    if (!(error instanceof ServiceError)) return { failure: { message, stack, told: undefined } }
    const { code, facts } = error
    return { failure: { message, stack, told: { code, facts: { ...facts, cause: undefined } } } }
  }
}

/** The value of an answer. Throws the error of one that failed, as a `ServiceError` if it was one. */
export function opened<Value>(answer: Answer<Value>): Value {
  if ('value' in answer) return answer.value
  const { message, stack, told } = answer.failure
  const error = told ? new ServiceError(told.code, message, told.facts) : new Error(message)
  if (stack !== undefined) error.stack = stack
  throw error
}
