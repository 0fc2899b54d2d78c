import { ServiceError } from '../../base/service-error.ts'
import type { Share } from '../bytes-in-flight.ts'
import type { Spool } from './spool.ts'

/** A line of a body, without the white space around it; without bytes if the line is too long. */
export type Line = { readonly line: number; readonly bytes?: Spool }

type Keeping = {
  /** The size of the longest line that is read. */
  readonly bytesMax: number
  readonly share: Share
  readonly spool: () => Spool
}

const lineFeed = 0x0a
/** More than a writer leaves by mistake. A few bytes of a compressed body can be millions of them. */
const blankLinesMax = 100_000

/**
 * Splits a body into lines, counted from 1, as they arrive; blank ones are passed over. No more than one line is
 * kept, until the next one is asked for; `share` is asked for it, and of a line of more than `bytesMax` nothing is
 * kept.
 */
export async function* readLines(
  body: AsyncIterable<Uint8Array>,
  keeping: Keeping,
): AsyncGenerator<Line> {
  await using pending = new PendingLine(keeping)
  let line = 1
  let blankLines = 0
  for await (const piece of body) {
    let start = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
      await pending.add(piece.subarray(start, end))
      if (pending.isBlank) demandFew(++blankLines)
      else {
        blankLines = 0
        yield { line, ...pending.found }
      }
      await pending.clear()
      start = end + 1
      line += 1
    }
    await pending.add(piece.subarray(start))
  }
  if (!pending.isBlank) yield { line, ...pending.found }
}

function demandFew(blankLines: number): void {
  if (blankLines <= blankLinesMax) return
  const message = `More than ${blankLinesMax} blank lines follow one another.`
  throw new ServiceError('request_too_large', message)
}

/** The part of a line that has arrived. */
class PendingLine implements AsyncDisposable {
  readonly #keeping: Keeping
  #kept: Spool
  #bytes = 0
  isBlank = true

  constructor(keeping: Keeping) {
    this.#keeping = keeping
    this.#kept = keeping.spool()
  }

  async add(piece: Uint8Array): Promise<void> {
    if (piece.byteLength === 0) return
    const { bytesMax, share } = this.#keeping
    this.#bytes += piece.byteLength
    if (this.isBlank && this.#bytes <= bytesMax && piece.every(isWhite)) return
    this.isBlank = false
    if (this.#bytes > bytesMax) return this.#forget()
    share.take(piece.byteLength)
    await this.#kept.add(piece)
  }

  get found(): { readonly bytes?: Spool } {
    return this.#bytes > this.#keeping.bytesMax ? {} : { bytes: this.#kept }
  }

  /** Then the next line begins. */
  async clear(): Promise<void> {
    await this.#forget()
    this.#bytes = 0
    this.isBlank = true
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.clear()
  }

  async #forget(): Promise<void> {
    const kept = this.#kept
    this.#kept = this.#keeping.spool()
    this.#keeping.share.giveBack(kept.byteLength)
    await kept[Symbol.asyncDispose]()
  }
}

/** Whether a byte is the white space of ASCII, the only one that JSON allows. */
function isWhite(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0d
}
