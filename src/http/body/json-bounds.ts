import { ServiceError } from '../../base/service-error.ts'
import { contractLimits } from '../../contract/limits.ts'

const quote = 0x22
const backslash = 0x5c
const [isOpening, isClosing, isSeparator, isQuote] = [1, 2, 3, 4]
/** The kind of each byte of JSON; most bytes have none. */
const kinds = new Uint8Array(256)
for (const code of Buffer.from('[{')) kinds[code] = isOpening
for (const code of Buffer.from(']}')) kinds[code] = isClosing
for (const code of Buffer.from(',:')) kinds[code] = isSeparator
kinds[quote] = isQuote

/** Of a body that is still arriving, so much is looked at, which takes less than a millisecond; the parser sees all. */
export const firstBytes = 128 * 1024

/**
 * Looks at JSON (UTF-8) piece by piece, in linear time, and throws `request_too_large` for more values, or deeper ones,
 * than any call needs: of a short text the parser can make many times as many bytes. Whether it is JSON at all, the
 * parser will tell. After `bytesMax` bytes it looks at no more.
 */
export class JsonBounds {
  #depth = 0
  #values = 1
  #isInString = false
  #isEscaped = false
  #bytesLeft: number

  constructor(bytesMax = Number.POSITIVE_INFINITY) {
    this.#bytesLeft = bytesMax
  }

  add(whole: Uint8Array): void {
    if (this.#bytesLeft <= 0) return
    const piece = whole.subarray(0, this.#bytesLeft)
    this.#bytesLeft -= piece.length
    for (let at = 0; at < piece.length; at++) {
      if (this.#isInString) {
        at = this.#endOfString(piece, at)
        continue
      }
      const kind = kinds[piece[at] ?? 0]
      if (kind === 0) continue
      if (kind === isQuote) this.#isInString = true
      if (kind === isOpening) this.#depth++
      if (kind === isClosing) this.#depth--
      if (kind === isOpening || kind === isSeparator) this.#values++
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
