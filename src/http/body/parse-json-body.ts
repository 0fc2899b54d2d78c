import { ServiceError } from '../../base/errors/service-error.ts'
import { JsonBounds } from './json-bounds.ts'

type What = 'body' | 'line'

/** Parses JSON. Throws `request_too_large` if it exceeds its bounds, and `invalid_request` if it is malformed. */
export function parseJsonBody(json: Uint8Array, what: What): unknown {
  return parseJsonText(decodeJson(json, what), what)
}

/** The text of JSON (UTF-8), after its bounds have been checked. */
export function decodeJson(json: Uint8Array, what: What): string {
  new JsonBounds().add(json)
  return valid(() => new TextDecoder('utf-8', { fatal: true }).decode(json), what)
}

/** Parses JSON text whose bounds have been checked. Throws `invalid_request` if it is malformed. */
export function parseJsonText(text: string, what: What): unknown {
  return valid(() => JSON.parse(text), what)
}

function valid<Value>(read: () => Value, what: What): Value {
  try {
    return read()
  } catch (cause) {
    throw new ServiceError('invalid_request', `The ${what} is not valid JSON.`, { cause })
  }
}
