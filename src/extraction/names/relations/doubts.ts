import type { Gap } from './gap.ts'

/** What of a sentence may not be so: it is denied until its clause ends, or open until the sentence ends. */
export class Doubts {
  #isOpen = false
  #isDenied = false

  get exist(): boolean {
    return this.#isOpen || this.#isDenied
  }

  /** Notes what stands before the next name; `isOpening` if that is the first of the sentence. */
  note({ start, written, words }: Gap, isOpening: boolean): void {
    if (/[,;]/.test(written) || words.some(({ word }) => word.role.isCoordinator))
      this.#isDenied = false
    let last = start
    for (const { start: at, end, word } of words) {
      const { isHypothetical, isConditional, isDenying } = word.role
      if (isDenying) this.#isDenied = true
      if (isHypothetical) this.#isOpen = true
      if (isConditional) {
        const isFirst = isOpening && last === start
        if (isFirst || written.slice(last - start, at - start).includes(',')) this.#isOpen = true
      }
      last = end
    }
    if (/n[’']t(?!\p{L})/u.test(written)) this.#isDenied = true
  }
}
