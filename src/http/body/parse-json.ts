import { ServiceError } from '../../base/service-error.ts'
import { JsonBounds } from './json-bounds.ts'

type What = 'body' | 'line'

/** Throws `request_too_large` for JSON that is beyond its bounds, and `invalid_request` for what is none. */
export function parseJson(json: Uint8Array, what: What): unknown {
  return parseText(decodeJson(json, what), what)
}

/** The text of JSON that is within its bounds. */
export function decodeJson(json: Uint8Array, what: What): string {
  new JsonBounds().add(json)
  return valid(() => new TextDecoder('utf-8', { fatal: true }).decode(json), what)
}

/** Throws `invalid_request` for a text that is no JSON. Its bounds have been looked at before. */
export function parseText(text: string, what: What): unknown {
  return valid(() => JSON.parse(text), what)
}

function valid<Value>(read: () => Value, what: What): Value {
  try {
    return read()
  } catch (cause) {
    throw new ServiceError('invalid_request', `The ${what} is not valid JSON.`, { cause })
  }
}
