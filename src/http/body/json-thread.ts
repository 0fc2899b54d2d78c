import { isMainThread } from 'node:worker_threads'
import { ServiceError } from '../../base/errors/service-error.ts'
import { lowerPriority } from '../../base/turns/lower-priority.ts'
import { decodeJson, parseJsonText } from './parse-json-body.ts'

/** JSON whose memory is transferred to the thread, and what it is, for messages. */
export type JsonTask = {
  readonly json: Uint8Array<ArrayBuffer>
  readonly what: 'body' | 'line'
}
/** A rejection as data: errors lose their class between threads. */
export type ParsedJson =
  | { readonly value: unknown }
  | { readonly problem: Pick<ServiceError, 'code' | 'message'> }

/** Parses JSON and frees its memory. A rejection is part of the result. */
export function parse({ json, what }: JsonTask): ParsedJson {
  try {
    const text = decodeJson(json, what)
    // Frees the memory at once, as an idle thread collects no garbage.
    json.buffer.transfer(0)
    return { value: parseJsonText(text, what) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { problem: { code: error.code, message: error.message } }
  }
}

if (!isMainThread) lowerPriority()
