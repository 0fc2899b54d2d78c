/**
 * Builds rows of numbers, each number under its name: name and value stand together where it is worked out,
 * and a row is still only numbers. All rows have the same names in the same order.
 */
export class FeatureRows {
  readonly #names: string[] = []
  readonly #values: number[] = []

  get names(): readonly string[] {
    return this.#names
  }

  put(name: string, value: number | boolean): void {
    const at = this.#values.push(Number(value)) - 1
    this.#names[at] ??= name
    if (this.#names[at] !== name) throw new Error(`The feature ${name} is out of order`)
  }

  /** The row of what was put since the last. */
  next(): readonly number[] {
    const row = this.#values.slice()
    this.#values.length = 0
    return row
  }
}
