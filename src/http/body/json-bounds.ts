import { ServiceError } from '../../base/errors/service-error.ts'
import { contractLimits } from '../../contract/limits.ts'

const quote = 0x22
const backslash = 0x5c
const [isOpening, isClosing, isSeparator, isQuote] = [1, 2, 3, 4]
/** The kind of each byte in JSON; most have none. */
const kinds = new Uint8Array(256)
for (const code of Buffer.from('[{')) kinds[code] = isOpening
for (const code of Buffer.from(']}')) kinds[code] = isClosing
for (const code of Buffer.from(',:')) kinds[code] = isSeparator
kinds[quote] = isQuote

/**
 * How many bytes are checked while a body is still arriving, which takes less than a millisecond; all are checked
 * before parsing.
 */
export const firstBytes = 128 * 1024

/**
 * Checks JSON (UTF-8) chunk by chunk, in linear time. Throws `request_too_large` if it has more values, or nests
 * deeper, than any call needs: the parser could turn a short text into many times its bytes. Syntax is left to the
 * parser. Bytes after `bytesMax` are not checked.
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

  /** The end, within the chunk, of the string that continues at `from`. */
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

  /** Whether an odd number of backslashes precedes `end`; the first of them may be in the chunk before. */
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
