import { ServiceError } from '../../base/errors/service-error.ts'
import type { Share } from '../bytes-in-flight.ts'
import type { Spool } from './spool.ts'

/** A line of a body, trimmed; without `bytes` if it is too long. */
export type BodyLine = { readonly line: number; readonly bytes?: Spool }

type Keeping = {
  /** The longest line that is read. */
  readonly bytesMax: number
  readonly share: Share
  readonly spool: () => Spool
}

const lineFeed = 0x0a
/** The most blank lines; nobody sends more by mistake, and a few bytes of a compressed body can contain millions. */
const blankLinesMax = 100_000

/**
 * Splits a body into lines, numbered from 1, as they arrive; blank lines are skipped. At most one line is in memory,
 * counted by `share`, until the next one is requested. A line above `bytesMax` is not kept.
 */
export async function* readLines(
  body: AsyncIterable<Uint8Array>,
  keeping: Keeping,
): AsyncGenerator<BodyLine> {
  await using pending = new PendingLine(keeping)
  let line = 1
  let blankLines = 0
  for await (const piece of body) {
    let start = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
      const rest = piece.subarray(start, end)
      start = end + 1
      // Without a pause: a piece may have tens of thousands of them, each of which would cost several.
      if (pending.isBlank && rest.every(isWhite)) {
        demandFew(++blankLines)
        pending.skip()
      } else {
        await pending.add(rest)
        yield { line, ...pending.found }
        await pending.clear()
        blankLines = 0
      }
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

/** The part of a line received so far. */
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

  /** The next line begins after one that is blank, of which nothing was kept. */
  skip(): void {
    this.#bytes = 0
  }

  get found(): { readonly bytes?: Spool } {
    return this.#bytes > this.#keeping.bytesMax ? {} : { bytes: this.#kept }
  }

  /** Discards the line; the next one begins. */
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

/** Whether a byte is ASCII white space, the only kind that JSON allows. */
function isWhite(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0d
}
