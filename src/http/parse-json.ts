import { ServiceError } from '../base/service-error.ts'
import { JsonBounds } from './json-bounds.ts'

/** Throws `request_too_large` for JSON that is beyond its bounds, and `invalid_request` for what is none. */
export function parseJson(json: Uint8Array, what: 'body' | 'line'): unknown {
  new JsonBounds().add(json)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch (cause) {
    throw new ServiceError('invalid_request', `The ${what} is not valid JSON.`, { cause })
  }
}
