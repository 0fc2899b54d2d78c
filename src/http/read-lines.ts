import { ServiceError } from '../base/service-error.ts'
import { ByteBlocks } from './byte-blocks.ts'
import type { Share } from './bytes-in-flight.ts'

/** A line of a body, without the white space around it; without bytes if the line is too long. */
export type Line = { readonly line: number; readonly bytes?: ByteBlocks }

const lineFeed = 0x0a
/** More than a writer leaves by mistake. A few bytes of a compressed body can be millions of them. */
const blankLinesMax = 100_000

/**
 * Splits a body into lines, counted from 1, as they arrive; blank ones are passed over. No more than one line is
 * kept in memory, for which `share` is asked, and of a line of more than `bytesMax` nothing.
 */
export async function* readLines(
  body: AsyncIterable<Uint8Array>,
  bytesMax: number,
  share: Share,
): AsyncGenerator<Line> {
  using pending = new PendingLine(bytesMax, share)
  let line = 1
  let blankLines = 0
  for await (const piece of body) {
    let start = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
      pending.add(piece.subarray(start, end))
      if (pending.isBlank) demandFew(++blankLines)
      else {
        blankLines = 0
        yield { line, ...pending.found }
      }
      pending.clear()
      start = end + 1
      line += 1
    }
    pending.add(piece.subarray(start))
  }
  if (!pending.isBlank) yield { line, ...pending.found }
}

function demandFew(blankLines: number): void {
  if (blankLines <= blankLinesMax) return
  const message = `More than ${blankLinesMax} blank lines follow one another.`
  throw new ServiceError('request_too_large', message)
}

/** The part of a line that has arrived. */
class PendingLine implements Disposable {
  readonly #bytesMax: number
  readonly #share: Share
  #kept = new ByteBlocks()
  #bytes = 0
  isBlank = true

  constructor(bytesMax: number, share: Share) {
    this.#bytesMax = bytesMax
    this.#share = share
  }

  add(piece: Uint8Array): void {
    if (piece.byteLength === 0) return
    this.#bytes += piece.byteLength
    if (this.isBlank && this.#bytes <= this.#bytesMax && piece.every(isWhite)) return
    this.isBlank = false
    if (this.#bytes <= this.#bytesMax) {
      this.#share.take(piece.byteLength)
      this.#kept.add(piece)
    } else this.#forget()
  }

  get found(): { readonly bytes?: ByteBlocks } {
    return this.#bytes > this.#bytesMax ? {} : { bytes: this.#kept }
  }

  /** Then the next line begins. */
  clear(): void {
    this.#forget()
    this.#bytes = 0
    this.isBlank = true
  }

  [Symbol.dispose](): void {
    this.clear()
  }

  #forget(): void {
    this.#share.giveBack(this.#kept.byteLength)
    this.#kept = new ByteBlocks()
  }
}

/** Of ASCII, which JSON allows. */
function isWhite(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0d
}
