/**
 * Numbers hashes of 53 bits from 0, in the order in which they come. A `Map` makes an object of each such hash that it
 * is given; an import gives a hundred for each passage.
 */
export class HashNumbers {
  #hashes = new Float64Array(sizeAtFirst)
  /** Open addressing by the low bits of the hash; 0 where nothing is, or else a number and 1. */
  #slots = new Int32Array(2 * sizeAtFirst)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The number of a hash, which gets the next one if it has none. */
  numberOf(hash: number): number {
    const slot = this.#slotOf(hash)
    const known = this.#slots[slot] ?? 0
    return known > 0 ? known - 1 : this.#add(hash, slot)
  }

  /** The hashes in the order of their numbers; of use until the next one is added. */
  hashes(): Float64Array {
    return this.#hashes.subarray(0, this.#size)
  }

  clear(): void {
    this.#size = 0
    this.#slots.fill(0)
  }

  #slotOf(hash: number): number {
    const mask = this.#slots.length - 1
    for (let slot = (hash >>> 0) & mask; ; slot = (slot + 1) & mask) {
      const known = this.#slots[slot] ?? 0
      if (known === 0 || this.#hashes[known - 1] === hash) return slot
    }
  }

  #add(hash: number, slot: number): number {
    if (this.#size === this.#hashes.length) {
      this.#grow()
      return this.numberOf(hash)
    }
    this.#hashes[this.#size++] = hash
    this.#slots[slot] = this.#size
    return this.#size - 1
  }

  #grow(): void {
    const hashes = this.#hashes
    this.#hashes = new Float64Array(2 * hashes.length)
    this.#slots = new Int32Array(4 * hashes.length)
    this.#size = 0
    for (const hash of hashes) this.numberOf(hash)
  }
}

const sizeAtFirst = 256
