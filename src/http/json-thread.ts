import { ServiceError } from '../base/service-error.ts'
import { parseJson } from './parse-json.ts'

export type JsonTask = { readonly json: Uint8Array; readonly what: 'body' | 'line' }
/** A refusal as data: an error that is sent between threads would lose its class. */
export type ParsedJson =
  | { readonly value: unknown }
  | { readonly problem: Pick<ServiceError, 'code' | 'message'> }

export function parse({ json, what }: JsonTask): ParsedJson {
  try {
    return { value: parseJson(json, what) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { problem: { code: error.code, message: error.message } }
  }
}
