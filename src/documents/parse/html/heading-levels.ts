/** The levels of the headings of a page. The summary of details is a heading below the one they stand under. */
export class HeadingLevels {
  /** The level of the last heading, and for each open details that of the heading they stand under. */
  #last = 0
  readonly #around: number[] = []

  /** The level of a heading, or of a summary; undefined for other elements. */
  open(name: string): number | undefined {
    if (name === 'details') this.#around.push(this.#last)
    const own = /^h([1-6])$/.exec(name)?.[1]
    if (own === undefined && name !== 'summary') return undefined
    this.#last =
      own === undefined ? Math.min((this.#around.at(-1) ?? this.#last) + 1, 6) : Number(own)
    return this.#last
  }

  closeDetails(): void {
    this.#last = this.#around.pop() ?? this.#last
  }
}
