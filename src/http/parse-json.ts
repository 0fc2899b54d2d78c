import { ServiceError } from '../base/service-error.ts'

/** Throws `invalid_request` for what is no JSON. Its bounds were seen to as it arrived. */
export function parseJson(json: Uint8Array, what: 'body' | 'line'): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch (cause) {
    throw new ServiceError('invalid_request', `The ${what} is not valid JSON.`, { cause })
  }
}
