import type { ClauseWords } from './clause-words.ts'
import type { Gap } from './gap.ts'

/** What of a sentence may not be so: it is denied until its clause ends, or open until the sentence ends. */
export class Doubts {
  readonly #words: ClauseWords
  #isOpen = false
  #isDenied = false

  constructor(words: ClauseWords) {
    this.#words = words
  }

  get exist(): boolean {
    return this.#isOpen || this.#isDenied
  }

  /** Notes what stands before the next name; `isOpening` if that is the first of the sentence. */
  note({ start, written, words }: Gap, isOpening: boolean): void {
    const { conditionals, hypotheticals, denying, coordinators } = this.#words
    if (/[,;]/.test(written) || words.some(({ small }) => coordinators.has(small)))
      this.#isDenied = false
    let last = start
    for (const [index, { start: at, end, small }] of words.entries()) {
      const opensClause =
        (isOpening && index === 0) || written.slice(last - start, at - start).includes(',')
      if (hypotheticals.has(small) || (opensClause && conditionals.has(small))) this.#isOpen = true
      if (denying.has(small)) this.#isDenied = true
      last = end
    }
    if (/n[’']t(?!\p{L})/u.test(written)) this.#isDenied = true
  }
}
