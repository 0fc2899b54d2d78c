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

  /**
   * Writes the postings of a part as they are: only the first gap changes, which counts from `previous` now. All chunks
   * of the part must be above that one.
   */
  copy({ bytes, start, end, base }: PostingPart, previous: number): void {
    this.#makeRoom(end - start + integerBytesMax)
    const { value, next } = integerAt(bytes, start)
    this.#integer(base + value - previous)
    this.#bytes.set(bytes.subarray(next, end), this.#length)
    this.#length += end - next
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

/** The first and the last chunk of a part, which is not empty. */
export function boundsOf({ bytes, start, end, base }: PostingPart): {
  readonly first: number
  readonly last: number
} {
  const first = base + integerAt(bytes, start).value
  let last = base
  let [value, shift, column] = [0, 0, 0]
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (column === 0) value |= (byte & 0x7f) << shift
    shift += 7
    if (byte >= 0x80) continue
    if (column === 0) last += value
    column = column === 2 ? 0 : column + 1
    value = 0
    shift = 0
  }
  return { first, last }
}

function integerAt(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0
  let next = start
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[next++] ?? 0
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) return { value, next }
  }
}

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

/** A part of a posting list as bytes: those from `start` to `end`, the first gap counted from `base`. */
export type PostingPart = {
  readonly bytes: Uint8Array
  readonly start: number
  readonly end: number
  readonly base: number
}

/**
 * The posting list of these parts as columns, in ascending order of chunks. The bytes are read straight into the
 * columns: the list of a frequent word has tens of thousands of postings.
 */
export function toPostings(parts: readonly PostingPart[]): Postings {
  const length = parts.reduce((sum, part) => sum + countIntegers(part), 0) / 3
  const postings = {
    chunks: new Uint32Array(length),
    counts: new Uint16Array(length),
    lengths: new Uint16Array(length),
  }
  let place = 0
  for (const part of parts) place = readColumns(part, postings, place)
  return sorted(postings)
}

/** The last byte of each integer, and no other, is below 128. */
function countIntegers({ bytes, start, end }: PostingPart): number {
  let count = 0
  for (let at = start; at < end; at++) if ((bytes[at] ?? 0) < 0x80) count++
  return count
}

/** Reads a part into the columns from `place` on, and returns the place behind it. */
function readColumns(
  part: PostingPart,
  { chunks, counts, lengths }: Postings,
  place: number,
): number {
  const { bytes, start, end, base } = part
  let next = place
  let [chunk, column, value, shift] = [base, 0, 0, 0]
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0
    value |= (byte & 0x7f) << shift
    shift += 7
    if (byte >= 0x80) continue
    if (column === 0) {
      chunk += value
      chunks[next] = chunk
    } else if (column === 1) counts[next] = value
    else lengths[next++] = value
    column = column === 2 ? 0 : column + 1
    value = 0
    shift = 0
  }
  return next
}

/** The columns in ascending order of chunks: those of several segments may not be. */
function sorted(postings: Postings): Postings {
  const { chunks, counts, lengths } = postings
  let isAscending = true
  for (let place = 1; place < chunks.length && isAscending; place++)
    isAscending = (chunks[place] ?? 0) > (chunks[place - 1] ?? 0)
  if (isAscending) return postings
  const places = Uint32Array.from(chunks, (_, place) => place)
  places.sort((a, b) => (chunks[a] ?? 0) - (chunks[b] ?? 0))
  return {
    chunks: Uint32Array.from(places, (place) => chunks[place] ?? 0),
    counts: Uint16Array.from(places, (place) => counts[place] ?? 0),
    lengths: Uint16Array.from(places, (place) => lengths[place] ?? 0),
  }
}
