import { ServiceError } from '../base/service-error.ts'
import { contractLimits } from '../contract/limits.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d])

/**
 * Throws `request_too_large` for JSON (UTF-8) of more values, or nested deeper, than any call needs: of a short text
 * the parser can make a million times as many bytes. Whether it is JSON at all, the parser will tell. Linear.
 */
export function demandBounded(json: Uint8Array): void {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const code = json[at] ?? 0
    if (code === quote) at = endOfString(json, at)
    else if (openings.has(code)) {
      depth++
      values++
    } else if (closings.has(code)) depth--
    else if (code === comma || code === colon) values++
    if (depth > contractLimits.jsonDepth) throw tooMuch(`${contractLimits.jsonDepth} levels`)
    if (values > contractLimits.jsonValues) throw tooMuch(`${contractLimits.jsonValues} values`)
  }
}

/** Where the string ends that begins here; the end of the text, if it does not. */
function endOfString(json: Uint8Array, start: number): number {
  for (let at = json.indexOf(quote, start + 1); at >= 0; at = json.indexOf(quote, at + 1)) {
    let first = at
    while (json[first - 1] === backslash) first--
    if ((at - first) % 2 === 0) return at
  }
  return json.length
}

function tooMuch(most: string): ServiceError {
  return new ServiceError('request_too_large', `The JSON has more than ${most}, which is too many.`)
}
