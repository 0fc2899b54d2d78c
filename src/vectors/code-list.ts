/** The codes of the vectors of many chunks, to find those that may be near a vector. */
export class CodeList {
  /** Words of 32 bits in a code; 0 while the list is empty. */
  #width = 0
  #codes = new Uint32Array()
  #chunks = new Uint32Array()
  #graphs = new Uint32Array()
  #length = 0

  /** The memory that it takes, in bytes. */
  get bytes(): number {
    return this.#codes.byteLength + this.#chunks.byteLength + this.#graphs.byteLength
  }

  /** Adds the code of a chunk. An empty one, or one of another length than the first, is left out. */
  add(chunk: number, graph: number, code: Uint8Array): void {
    // Copied, as the bytes that a database returns need not begin where a word does.
    const words = new Uint32Array(Uint8Array.from(code).buffer)
    if (this.#length === 0) this.#width = words.length
    if (words.length !== this.#width || words.length === 0) return
    if (this.#length === this.#chunks.length) this.#grow()
    this.#codes.set(words, this.#length * this.#width)
    this.#chunks[this.#length] = chunk
    this.#graphs[this.#length] = graph
    this.#length++
  }

  /**
   * The chunks whose codes differ from `code` in the fewest bits, at least `count` of those that may be read if there
   * are so many, and all that differ in as many bits as the last one. Takes time linear in the length of the list.
   */
  nearest(
    code: Uint32Array,
    count: number,
    mayRead: (chunk: number, graph: number) => boolean,
  ): number[] {
    if (code.length !== this.#width) return []
    const distances = new Uint16Array(this.#length)
    const atDistance = new Uint32Array(this.#width * 32 + 1)
    const readable = new Uint8Array(this.#length)
    for (let at = 0; at < this.#length; at++) {
      if (!mayRead(this.#chunks[at] ?? 0, this.#graphs[at] ?? 0)) continue
      const distance = this.#distance(code, at)
      readable[at] = 1
      distances[at] = distance
      atDistance[distance] = (atDistance[distance] ?? 0) + 1
    }
    const most = distanceOfRank(atDistance, count)
    const found: number[] = []
    for (let at = 0; at < this.#length; at++)
      if (readable[at] === 1 && (distances[at] ?? 0) <= most) found.push(this.#chunks[at] ?? 0)
    return found
  }

  #distance(code: Uint32Array, at: number): number {
    const first = at * this.#width
    let distance = 0
    for (let word = 0; word < this.#width; word++)
      distance += bitsIn((this.#codes[first + word] ?? 0) ^ (code[word] ?? 0))
    return distance
  }

  #grow(): void {
    const room = Math.max(64, this.#length * 2)
    this.#codes = grown(this.#codes, room * this.#width)
    this.#chunks = grown(this.#chunks, room)
    this.#graphs = grown(this.#graphs, room)
  }
}

/** The number of bits of a word that are 1. Source: Warren, "Hacker's Delight" (2002), chapter 5. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
  return Math.imul(bits, 0x01010101) >>> 24
}

/** The least distance within which there are `count` codes, or all of them. */
function distanceOfRank(atDistance: Uint32Array, count: number): number {
  let sum = 0
  for (let distance = 0; distance < atDistance.length; distance++) {
    sum += atDistance[distance] ?? 0
    if (sum >= count) return distance
  }
  return atDistance.length
}

function grown(former: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(length)
  next.set(former)
  return next
}
