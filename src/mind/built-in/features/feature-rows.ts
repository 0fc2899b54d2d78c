/**
 * A table of numbers, each column under its name: name and value stand together where it is worked out, and a row is
 * still only numbers. All rows have the same names in the same order. One array holds all rows: they are made for each
 * question, and would be most of its garbage otherwise.
 */
export class FeatureRows {
  /** The forest reads a row where it stands (`startOf`): a copy for each excerpt would be the garbage again. */
  readonly values: Float64Array
  readonly #names: string[] = []
  #row = 0
  #column = 0

  constructor(rowCount: number) {
    this.values = new Float64Array(rowCount * columnsMax)
  }

  /** What is put next goes into this row, from this column on. */
  write(row: number, column = 0): void {
    this.#row = this.startOf(row)
    this.#column = column
  }

  put(name: string, value: number | boolean): void {
    const column = this.#column++
    if (column >= columnsMax) throw new Error(`The feature ${name} is one too many`)
    this.#names[column] ??= name
    if (this.#names[column] !== name) throw new Error(`The feature ${name} is out of order`)
    this.values[this.#row + column] = Number(value)
  }

  /** Of all columns that were put so far, in order. */
  get names(): readonly string[] {
    return this.#names
  }

  /** Where a row begins among the values. */
  startOf(row: number): number {
    return row * columnsMax
  }

  row(row: number): readonly number[] {
    const start = this.startOf(row)
    return [...this.values.subarray(start, start + this.#names.length)]
  }
}

/** `weights.json` has 68 features of an excerpt now; `put` refuses one more than there is room for. */
const columnsMax = 96
