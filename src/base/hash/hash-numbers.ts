/**
 * Assigns consecutive numbers, from 0, to 53-bit hashes in order of arrival. A `Map` would allocate an object for each
 * hash; an import has a hundred per passage.
 */
export class HashNumbers {
  #hashes = new Float64Array(sizeAtFirst)
  /** Open addressing by the low bits of the hash; 0 if empty, otherwise the number plus 1. */
  #slots = new Int32Array(2 * sizeAtFirst)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The number of a hash; a new hash gets the next one. */
  numberOf(hash: number): number {
    const slot = this.#slotOf(hash)
    const known = this.#slots[slot] ?? 0
    return known > 0 ? known - 1 : this.#add(hash, slot)
  }

  /** The hashes in the order of their numbers; valid until the next one is added. */
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
    for (let at = 0; at < hashes.length; at++) this.numberOf(hashes[at] ?? 0)
  }
}

/** A power of two, as slots are the low bits of a hash. It doubles at need. */
const sizeAtFirst = 256
