import { HashNumbers } from '../base/hash/hash-numbers.ts'
import {
  boundsOf,
  inOrder,
  PostingBytes,
  type PostingList,
  type PostingPart,
  readPostings,
} from './posting-list.ts'

/**
 * The posting lists of some chunks, sorted by the hash of the feature. Chunk numbers are relative to a base that is
 * stored separately, so that a segment can be made before its chunks have their numbers.
 */
export type Segment = {
  readonly hashes: Float64Array
  /** The end of each list in `bytes`; a list begins where the one before it ends. */
  readonly ends: Uint32Array
  readonly bytes: Uint8Array
}
export type PlacedSegment = { readonly segment: Segment; readonly base: number }

/** The size of a segment in bytes. */
export function segmentBytes({ hashes, ends, bytes }: Segment): number {
  return hashes.byteLength + ends.byteLength + bytes.byteLength
}

/** Writes lists in ascending order of their hashes; an empty list is left out. */
class SegmentWriter {
  readonly #hashes: number[] = []
  readonly #ends: number[] = []
  readonly #bytes = new PostingBytes()

  /** Adds the posting list in `list` between two indices. */
  add(
    hash: number,
    list: ArrayLike<number>,
    base: number,
    { from, to } = { from: 0, to: list.length },
  ): void {
    if (from === to) return
    this.#bytes.write(list, base, from, to)
    this.#close(hash)
  }

  /** Adds the posting list that these parts are together. They are copied if their chunks follow each other. */
  join(hash: number, parts: readonly PostingPart[], base: number): void {
    const bounds = parts.map(boundsOf)
    const isAscending = bounds.every(
      ({ first }, at) => at === 0 || first > (bounds[at - 1]?.last ?? 0),
    )
    if (isAscending) {
      for (const [at, part] of parts.entries()) this.#bytes.copy(part, bounds[at - 1]?.last ?? base)
      this.#close(hash)
    } else {
      const list: PostingList = []
      for (const part of parts) readPostings(part.bytes, part, list)
      this.add(hash, inOrder(list), base)
    }
  }

  finish(): Segment {
    return {
      hashes: new Float64Array(this.#hashes),
      ends: new Uint32Array(this.#ends),
      bytes: this.#bytes.finish(),
    }
  }

  #close(hash: number): void {
    this.#hashes.push(hash)
    this.#ends.push(this.#bytes.length)
  }
}

/** Makes a segment from the features of chunks, which must be added in ascending order. */
export class SegmentBuilder {
  readonly #features = new HashNumbers()
  /** For each posting the number of its feature, and the posting itself as in a `PostingList`. */
  #rows = new Uint32Array(4096)
  #length = 0

  /** Adds a posting: the feature with this hash has `count` in a chunk of `length` terms. */
  add(hash: number, chunk: number, count: number, length: number): void {
    if (this.#length === this.#rows.length) {
      const rows = new Uint32Array(2 * this.#length)
      rows.set(this.#rows)
      this.#rows = rows
    }
    this.#rows[this.#length++] = this.#features.numberOf(hash)
    this.#rows[this.#length++] = chunk
    this.#rows[this.#length++] = count
    this.#rows[this.#length++] = length
  }

  finish(): Segment {
    const rows = this.#rows
    const postings = new Uint32Array((this.#length / 4) * 3)
    const ends = this.#starts()
    for (let row = 0; row < this.#length; row += 4) {
      const feature = rows[row] ?? 0
      const at = ends[feature] ?? 0
      postings[at] = rows[row + 1] ?? 0
      postings[at + 1] = rows[row + 2] ?? 0
      postings[at + 2] = rows[row + 3] ?? 0
      ends[feature] = at + 3
    }
    const writer = new SegmentWriter()
    const sorted = this.#features.hashes().slice().sort()
    for (let at = 0; at < sorted.length; at++) {
      const hash = sorted[at] ?? 0
      const feature = this.#features.numberOf(hash)
      writer.add(hash, postings, 0, { from: ends[feature - 1] ?? 0, to: ends[feature] ?? 0 })
    }
    return writer.finish()
  }

  /** For each feature, the offset of its postings once they are grouped by feature. */
  #starts(): Uint32Array {
    const starts = new Uint32Array(this.#features.size)
    for (let row = 0; row < this.#length; row += 4) {
      const next = (this.#rows[row] ?? 0) + 1
      if (next < starts.length) starts[next] = (starts[next] ?? 0) + 3
    }
    for (let feature = 1; feature < starts.length; feature++)
      starts[feature] = (starts[feature] ?? 0) + (starts[feature - 1] ?? 0)
    return starts
  }
}

/**
 * One segment with the postings of all these. Most features are in one of them, and the chunks of most follow each other:
 * such lists are copied as bytes, so that merging takes hardly longer than copying.
 */
export function mergeSegments(unordered: readonly PlacedSegment[]): PlacedSegment {
  const parts = unordered.toSorted((one, other) => one.base - other.base)
  const base = parts[0]?.base ?? 0
  const writer = new SegmentWriter()
  const next = new Uint32Array(parts.length)
  for (;;) {
    const least = leastHash(parts, next)
    if (least === Number.POSITIVE_INFINITY) return { segment: writer.finish(), base }
    const lists: PostingPart[] = []
    for (let part = 0; part < parts.length; part++) {
      const { segment, base = 0 } = parts[part] ?? {}
      const index = next[part] ?? 0
      if (segment?.hashes[index] !== least) continue
      lists.push({ bytes: segment.bytes, base, ...rangeOf(segment, index) })
      next[part] = index + 1
    }
    writer.join(least, lists, base)
  }
}

function leastHash(parts: readonly PlacedSegment[], next: Uint32Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let part = 0; part < parts.length; part++) {
    const hash = parts[part]?.segment.hashes[next[part] ?? 0]
    if (hash !== undefined && hash < least) least = hash
  }
  return least
}

/** The segment without the postings of some chunks. `isGone` is asked with chunk numbers that include the base. */
export function withoutChunks(placed: PlacedSegment, isGone: (chunk: number) => boolean): Segment {
  const writer = new SegmentWriter()
  placed.segment.hashes.forEach((hash, index) => {
    const list = listAt(placed, index)
    const kept = list.filter((_, i) => !isGone(list[i - (i % 3)] ?? 0))
    writer.add(hash, kept, placed.base)
  })
  return writer.finish()
}

/** Where the bytes of a segment have the postings of a feature, if they have any. */
export function partOf({ segment, base }: PlacedSegment, hash: number): PostingPart | undefined {
  const { hashes, bytes } = segment
  const index = lastAtMost(hashes, hash)
  return hashes[index] === hash ? { bytes, base, ...rangeOf(segment, index) } : undefined
}

/** The posting list at this index of a segment. */
export function listAt(placed: PlacedSegment, index: number): PostingList {
  const list: PostingList = []
  readList(placed, index, list)
  return list
}

function readList({ segment, base }: PlacedSegment, index: number, list: PostingList): void {
  readPostings(segment.bytes, { base, ...rangeOf(segment, index) }, list)
}

/** The range of the list at this index in the bytes of a segment. */
function rangeOf(
  { ends }: Segment,
  index: number,
): { readonly start: number; readonly end: number } {
  return { start: index === 0 ? 0 : (ends[index - 1] ?? 0), end: ends[index] ?? 0 }
}

/** The index of the last number that is not above this one; -1 if all are. By bisection. */
export function lastAtMost(ascending: Float64Array, number: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) <= number) low = middle + 1
    else high = middle
  }
  return low - 1
}
