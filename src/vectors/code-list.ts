/** Codes in one block; a list grows by whole blocks, so that no code is copied. */
const blockLength = 4_096

type Block = {
  readonly codes: Uint32Array
  readonly chunks: Uint32Array
  readonly graphs: Uint32Array
}

/** The codes of the vectors of many chunks, to find those that may be near a vector. */
export class CodeList {
  /** Words of 32 bits in a code; 0 while the list is empty. */
  #width = 0
  #length = 0
  readonly #blocks: Block[] = []
  readonly #removed = new Set<number>()

  /** The memory that it takes, in bytes. */
  get bytes(): number {
    return this.#blocks.length * blockLength * 4 * (this.#width + 2)
  }

  /** Adds the code of a chunk. An empty one, or one of another length than the first, is left out. */
  add(chunk: number, graph: number, code: Uint8Array): void {
    // Copied, as the bytes that a database returns need not begin where a word does.
    const words = new Uint32Array(Uint8Array.from(code).buffer)
    if (this.#length === 0) this.#width = words.length
    if (words.length !== this.#width || words.length === 0) return
    const at = this.#length % blockLength
    if (at === 0) this.#blocks.push(newBlock(this.#width))
    const block = this.#blocks.at(-1)
    block?.codes.set(words, at * this.#width)
    block?.chunks.set([chunk], at)
    block?.graphs.set([graph], at)
    this.#length++
  }

  /** Leaves out the code of a chunk from now on. */
  remove(chunk: number): void {
    this.#removed.add(chunk)
  }

  /**
   * The `count` chunks whose codes differ from `code` in the fewest bits, of those that may be read; of chunks that
   * differ in as many bits, those that were added first. Takes time linear in the length of the list.
   */
  nearest(
    code: Uint32Array,
    count: number,
    mayRead: (chunk: number, graph: number) => boolean,
  ): number[] {
    if (code.length !== this.#width) return []
    /** For each code its distance and 1, or 0 if it may not be read. */
    const distances = new Uint16Array(this.#length)
    const atDistance = new Uint32Array(this.#width * 32 + 1)
    this.#blocks.forEach(({ codes, chunks, graphs }, number) => {
      const first = number * blockLength
      const length = Math.min(blockLength, this.#length - first)
      for (let at = 0; at < length; at++) {
        const chunk = chunks[at] ?? 0
        if (!mayRead(chunk, graphs[at] ?? 0) || this.#removed.has(chunk)) continue
        const distance = bitsBetween(codes, at * this.#width, code)
        distances[first + at] = distance + 1
        atDistance[distance] = (atDistance[distance] ?? 0) + 1
      }
    })
    const { most, room } = limitOf(atDistance, count)
    let left = room
    const found: number[] = []
    for (let at = 0; at < this.#length; at++) {
      const distance = (distances[at] ?? 0) - 1
      if (distance < 0 || distance > most || (distance === most && left-- <= 0)) continue
      found.push(this.#blocks[Math.floor(at / blockLength)]?.chunks[at % blockLength] ?? 0)
    }
    return found
  }
}

function newBlock(width: number): Block {
  return {
    codes: new Uint32Array(blockLength * width),
    chunks: new Uint32Array(blockLength),
    graphs: new Uint32Array(blockLength),
  }
}

/** In how many bits a code differs from the one that begins at a place of others. */
function bitsBetween(codes: Uint32Array, first: number, code: Uint32Array): number {
  let bits = 0
  for (let word = 0; word < code.length; word++)
    bits += bitsIn((codes[first + word] ?? 0) ^ (code[word] ?? 0))
  return bits
}

/** The number of bits of a word that are 1. Source: Warren, "Hacker's Delight" (2002), chapter 5. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
  return Math.imul(bits, 0x01010101) >>> 24
}

/** The largest distance of the nearest `count` codes, and how many of those at that distance are among them. */
function limitOf(atDistance: Uint32Array, count: number): { most: number; room: number } {
  let nearer = 0
  for (let distance = 0; distance < atDistance.length; distance++) {
    const here = atDistance[distance] ?? 0
    if (nearer + here >= count) return { most: distance, room: count - nearer }
    nearer += here
  }
  return { most: atDistance.length, room: 0 }
}
