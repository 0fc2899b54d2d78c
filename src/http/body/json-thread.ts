import { isMainThread } from 'node:worker_threads'
import { lowerPriority } from '../../base/lower-priority.ts'
import { ServiceError } from '../../base/service-error.ts'
import { decodeJson, parseText } from './parse-json.ts'

/** JSON in memory that the thread gets for itself, and what it is, for messages. */
export type JsonTask = {
  readonly json: Uint8Array<ArrayBuffer>
  readonly what: 'body' | 'line'
}
/** A refusal as data: an error that is sent between threads would lose its class. */
export type ParsedJson =
  | { readonly value: unknown }
  | { readonly problem: Pick<ServiceError, 'code' | 'message'> }

/** Parses JSON, whose memory it frees. A refusal is part of the result. */
export function parse({ json, what }: JsonTask): ParsedJson {
  try {
    const text = decodeJson(json, what)
    // At once: a thread that has nothing to do collects no garbage.
    json.buffer.transfer(0)
    return { value: parseText(text, what) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { problem: { code: error.code, message: error.message } }
  }
}

if (!isMainThread) lowerPriority()
