import { ServiceError } from '../base/service-error.ts'
import { demandBounded } from './json-bounds.ts'

/** Throws `invalid_request` for what is no JSON, and `request_too_large` for more of it than any call needs. */
export function parseJson(json: Uint8Array, what: 'body' | 'line'): unknown {
  demandBounded(json)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch (cause) {
    throw new ServiceError('invalid_request', `The ${what} is not valid JSON.`, { cause })
  }
}
