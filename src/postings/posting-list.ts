/** The chunks in which a feature occurs: three columns of equal length, by ascending chunk number. */
export type Postings = {
  readonly chunks: Uint32Array
  /** For a term, its weighted frequency in the chunk; for an entity, its packed `EntityCount`. */
  readonly counts: Uint16Array
  /** The number of terms of the chunk. */
  readonly lengths: Uint16Array
}

/** Postings as one row of numbers, three for each chunk: chunk, count, length. */
export type PostingList = number[]

/** Writes posting lists to bytes, which grow as needed. */
export class PostingBytes {
  #bytes = new Uint8Array(4096)
  #length = 0

  get length(): number {
    return this.#length
  }

  /**
   * Writes the postings of `list` from index `from` to `to`: for each the gap to the chunk before (to `base` for the
   * first), count and length, as variable-length integers (LEB128).
   */
  write(list: ArrayLike<number>, base: number, from: number, to: number): void {
    this.#makeRoom((to - from) * integerBytesMax)
    let previous = base
    for (let i = from; i < to; i += 3) {
      const chunk = list[i] ?? 0
      this.#integer(chunk - previous)
      this.#integer(list[i + 1] ?? 0)
      this.#integer(list[i + 2] ?? 0)
      previous = chunk
    }
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  #integer(value: number): void {
    let rest = value
    for (; rest > 0x7f; rest >>>= 7) this.#bytes[this.#length++] = (rest & 0x7f) | 0x80
    this.#bytes[this.#length++] = rest
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + bytes))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }
}

/** Most bytes of an integer of 32 bits, with seven bits in each. */
const integerBytesMax = 5

/** Appends the postings in `bytes` from `start` to `end` to a list. */
export function readPostings(
  bytes: Uint8Array,
  { start, end, base }: { readonly start: number; readonly end: number; readonly base: number },
  list: PostingList,
): void {
  let at = start
  const integer = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  for (let chunk = base; at < end; ) {
    chunk += integer()
    list.push(chunk, integer(), integer())
  }
}

/** The list in ascending order of chunks. If it was read from several segments, it may not be in order. */
export function inOrder(list: PostingList): PostingList {
  let isAscending = true
  for (let i = 3; i < list.length && isAscending; i += 3)
    isAscending = (list[i] ?? 0) > (list[i - 3] ?? 0)
  if (isAscending) return list
  const starts = Array.from({ length: list.length / 3 }, (_, index) => index * 3)
  starts.sort((a, b) => (list[a] ?? 0) - (list[b] ?? 0))
  return starts.flatMap((start) => list.slice(start, start + 3))
}

/** A list as columns. */
export function toPostings(list: PostingList): Postings {
  const length = list.length / 3
  const postings = {
    chunks: new Uint32Array(length),
    counts: new Uint16Array(length),
    lengths: new Uint16Array(length),
  }
  for (let i = 0; i < length; i++) {
    postings.chunks[i] = list[i * 3] ?? 0
    postings.counts[i] = list[i * 3 + 1] ?? 0
    postings.lengths[i] = list[i * 3 + 2] ?? 0
  }
  return postings
}
