const blockBytesMax = 1024 * 1024

/**
 * Bytes that have arrived in pieces, copied into blocks of memory of their own, which can be handed to a thread without
 * being copied again. No step takes long, as joining all of them at the end would.
 */
export class ByteBlocks {
  readonly #blocks: Uint8Array<ArrayBuffer>[] = []
  #lastLength = 0
  byteLength = 0

  add(piece: Uint8Array): void {
    for (let from = 0; from < piece.length; ) {
      const last = this.#withRoom(piece.length - from)
      const part = piece.subarray(from, from + last.length - this.#lastLength)
      last.set(part, this.#lastLength)
      this.#lastLength += part.length
      this.byteLength += part.length
      from += part.length
    }
  }

  /** The blocks in order; nothing can be added after it. */
  get blocks(): readonly Uint8Array<ArrayBuffer>[] {
    const full = this.#blocks.slice(0, -1)
    return [...full, ...this.#blocks.slice(-1).map((last) => last.subarray(0, this.#lastLength))]
  }

  /** The first block is as long as the first piece, as most bodies are one; each next one doubles what there is. */
  #withRoom(bytesToCome: number): Uint8Array<ArrayBuffer> {
    const last = this.#blocks.at(-1)
    if (last && this.#lastLength < last.length) return last
    const block = new Uint8Array(Math.min(Math.max(this.byteLength, bytesToCome), blockBytesMax))
    this.#blocks.push(block)
    this.#lastLength = 0
    return block
  }
}
