/** A line of a body; without text if the line is too long. */
export type Line = { readonly line: number; readonly text?: string }

const lineFeed = 0x0a

/**
 * Splits a body into lines, counted from 1, as they arrive; blank ones are passed over. No more than one line is
 * kept in memory, and of a line of more than `bytesMax` nothing.
 */
export async function* readLines(
  body: AsyncIterable<Uint8Array>,
  bytesMax: number,
): AsyncGenerator<Line> {
  const pending = new PendingLine(bytesMax)
  let line = 1
  for await (const piece of body) {
    let start = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
      pending.add(piece.subarray(start, end))
      const text = pending.take()
      if (text !== '') yield { line, ...(text !== undefined && { text }) }
      start = end + 1
      line += 1
    }
    pending.add(piece.subarray(start))
  }
  const text = pending.take()
  if (text !== '') yield { line, ...(text !== undefined && { text }) }
}

/** The part of a line that has arrived. */
class PendingLine {
  readonly #bytesMax: number
  #pieces: Uint8Array[] = []
  #bytes = 0

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  add(piece: Uint8Array): void {
    this.#bytes += piece.byteLength
    if (this.#bytes > this.#bytesMax) this.#pieces = []
    else this.#pieces.push(piece)
  }

  /** The text of the line, trimmed; `undefined` if it was too long. Then the next line begins. */
  take(): string | undefined {
    const fits = this.#bytes <= this.#bytesMax
    const text = Buffer.concat(this.#pieces).toString('utf8').trim()
    this.#pieces = []
    this.#bytes = 0
    return fits ? text : undefined
  }
}
