import { ServiceError } from '../base/service-error.ts'
import { contractLimits } from '../contract/limits.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d])

/**
 * Looks at JSON (UTF-8) as it arrives, in linear time, and throws `request_too_large` for more values, or deeper ones,
 * than any call needs: of a short text the parser can make many times as many bytes. Whether it is JSON at all, the
 * parser will tell.
 */
export class JsonBounds {
  #depth = 0
  #values = 1
  #isInString = false
  #isEscaped = false

  add(piece: Uint8Array): void {
    for (let at = 0; at < piece.length; at++) {
      if (this.#isInString) {
        at = this.#endOfString(piece, at)
        continue
      }
      const code = piece[at] ?? 0
      if (code === quote) this.#isInString = true
      else if (openings.has(code)) {
        this.#depth++
        this.#values++
      } else if (closings.has(code)) this.#depth--
      else if (code === comma || code === colon) this.#values++
      if (this.#depth > contractLimits.jsonDepth)
        throw tooMuch(`${contractLimits.jsonDepth} levels`)
      if (this.#values > contractLimits.jsonValues)
        throw tooMuch(`${contractLimits.jsonValues} values`)
    }
  }

  /** Where the string ends that goes on at `from`, or the piece. */
  #endOfString(piece: Uint8Array, from: number): number {
    for (let at = from; ; ) {
      const end = piece.indexOf(quote, at)
      const isEscaped = this.#isEscapedAt(piece, at, end < 0 ? piece.length : end)
      if (end < 0) {
        this.#isEscaped = isEscaped
        return piece.length
      }
      this.#isEscaped = false
      if (!isEscaped) {
        this.#isInString = false
        return end
      }
      at = end + 1
    }
  }

  /** Whether an odd number of backslashes stands before `end`, of which the first may be in the piece before. */
  #isEscapedAt(piece: Uint8Array, from: number, end: number): boolean {
    let first = end
    while (first > from && piece[first - 1] === backslash) first--
    const isOdd = (end - first) % 2 === 1
    return first === from && this.#isEscaped ? !isOdd : isOdd
  }
}

function tooMuch(most: string): ServiceError {
  return new ServiceError('request_too_large', `The JSON has more than ${most}, which is too many.`)
}
