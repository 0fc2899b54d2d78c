/** A sentence of a passage: its names and terms, as numbers. */
export type ReadSentence = {
  /** Index of its passage in `passages`. */
  readonly passage: number
  /** Index of the sentence in its passage. */
  readonly index: number
  /** Numbers of its distinct names, in order. In the first passage of a document, the title comes first. */
  readonly names: Iterable<number>
  /** The number of these names that are in the sentence itself, not only in the title. */
  readonly own: number
  /** The hashes of its distinct stems. */
  readonly terms: Iterable<number>
  /** Whether it can be read alone: no heading, no table row, not too long. */
  readonly isWhole: boolean
}

type NewSentence = Omit<ReadSentence, 'names' | 'terms'> & {
  readonly names: readonly number[]
  readonly terms: Uint32Array
}

/** Numbers allocated at once, a mebibyte: a block for each sentence would take more in overhead than in data. */
const blockLength = 2 ** 18

/** Stores the numbers of sentences in few large blocks; one array per sentence takes three times the memory. */
export class SentencePool {
  #block = new Uint32Array(blockLength)
  #used = 0

  add(sentence: NewSentence): ReadSentence {
    const { names, terms } = sentence
    const length = names.length + terms.length
    if (this.#used + length > this.#block.length) {
      this.#block = new Uint32Array(Math.max(blockLength, length))
      this.#used = 0
    }
    const from = this.#used
    this.#block.set(names, from)
    this.#block.set(terms, from + names.length)
    this.#used += length
    return new PooledSentence(sentence, this.#block, from)
  }
}

/** A sentence of the pool. Each access makes a view of its numbers; code that reads them often should copy them. */
class PooledSentence implements ReadSentence {
  readonly passage: number
  readonly index: number
  readonly own: number
  readonly isWhole: boolean
  readonly #block: Uint32Array
  readonly #from: number
  readonly #termsFrom: number
  readonly #to: number

  constructor(sentence: NewSentence, block: Uint32Array, from: number) {
    this.passage = sentence.passage
    this.index = sentence.index
    this.own = sentence.own
    this.isWhole = sentence.isWhole
    this.#block = block
    this.#from = from
    this.#termsFrom = from + sentence.names.length
    this.#to = this.#termsFrom + sentence.terms.length
  }

  get names(): Iterable<number> {
    return this.#block.subarray(this.#from, this.#termsFrom)
  }

  get terms(): Iterable<number> {
    return this.#block.subarray(this.#termsFrom, this.#to)
  }
}
