import { isMainThread } from 'node:worker_threads'
import { lowerPriority } from '../base/lower-priority.ts'
import { ServiceError } from '../base/service-error.ts'
import { parseJson } from './parse-json.ts'

/** JSON in blocks of memory that the thread gets for itself, and what it is, for messages. */
export type JsonTask = {
  readonly blocks: readonly Uint8Array<ArrayBuffer>[]
  readonly what: 'body' | 'line'
}
/** A refusal as data: an error that is sent between threads would lose its class. */
export type ParsedJson =
  | { readonly value: unknown }
  | { readonly problem: Pick<ServiceError, 'code' | 'message'> }

export function parse({ blocks, what }: JsonTask): ParsedJson {
  try {
    return { value: parseJson(joined(blocks), what) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { problem: { code: error.code, message: error.message } }
  }
}

/** Lets go of the blocks at once: a thread that has nothing to do collects no garbage. */
function joined(blocks: JsonTask['blocks']): Uint8Array {
  const json = Buffer.concat(blocks)
  for (const { buffer } of blocks) buffer.transfer(0)
  return json
}

if (!isMainThread) lowerPriority()
