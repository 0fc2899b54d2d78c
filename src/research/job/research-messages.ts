import { ServiceError } from '../../base/errors/service-error.ts'
import type { ResearchEvent, ResearchOutcome, ResearchRequest, ResearchTools } from '../research.ts'

/** Messages to the thread; `run` numbers the runs. */
export type ToThread =
  | {
      readonly kind: 'begin'
      readonly run: number
      readonly request: ResearchRequest
      readonly modelName: string | undefined
    }
  | {
      readonly kind: 'answer'
      readonly run: number
      readonly call: number
      readonly answer: SettledResult
    }
  | { readonly kind: 'abort'; readonly run: number }

/** Messages from the thread; `call` numbers the tool calls of a run. */
export type FromThread =
  | {
      readonly kind: 'call'
      readonly run: number
      readonly call: number
      readonly tool: keyof ResearchTools
      readonly input: unknown
    }
  | { readonly kind: 'event'; readonly run: number; readonly event: ResearchEvent }
  | { readonly kind: 'end'; readonly run: number; readonly answer: SettledResult<ResearchOutcome> }

export type SettledResult<Value = unknown> =
  | { readonly value: Value }
  | { readonly failure: Failure }

/**
 * An error as plain data: errors lose their class when they are sent between threads. `serviceError` is set for a
 * `ServiceError`.
 */
type Failure = {
  readonly message: string
  readonly stack: string | undefined
  readonly serviceError: Pick<ServiceError, 'code' | 'facts'> | undefined
}

/** Awaits a promise and returns its value or error as plain data. */
export async function settled<Value>(work: Promise<Value>): Promise<SettledResult<Value>> {
  try {
    return { value: await work }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    if (!(error instanceof ServiceError))
      return { failure: { message, stack, serviceError: undefined } }
    const { code, facts } = error
    return {
      failure: { message, stack, serviceError: { code, facts: { ...facts, cause: undefined } } },
    }
  }
}

/** Returns the value of an answer, or throws its error, as a `ServiceError` if it was one. */
export function unwrapped<Value>(answer: SettledResult<Value>): Value {
  if ('value' in answer) return answer.value
  const { message, stack, serviceError } = answer.failure
  const error = serviceError
    ? new ServiceError(serviceError.code, message, serviceError.facts)
    : new Error(message)
  if (stack !== undefined) error.stack = stack
  throw error
}
