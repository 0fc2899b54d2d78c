/**
 * A matrix of features. Columns are named, so that the name of a feature stands next to its value in the code; all rows
 * have the same names in the same order. One array holds all rows: they are made for each question, and separate arrays
 * would be most of its garbage.
 */
export class FeatureRows {
  /** All rows. The forest reads a row in place, from `startOf`: a copy for each excerpt would be garbage again. */
  readonly values: Float64Array
  readonly #names: string[] = []
  #row = 0
  #column = 0

  constructor(rowCount: number) {
    this.values = new Float64Array(rowCount * columnsMax)
  }

  /** Moves to a row and column; `put` writes there and moves to the next column. */
  write(row: number, column = 0): void {
    this.#row = this.startOf(row)
    this.#column = column
  }

  /** The column to which `put` writes next. */
  protected get column(): number {
    return this.#column
  }

  put(name: string, value: number | boolean): void {
    const column = this.#column++
    if (column >= columnsMax) throw new Error(`The feature ${name} is one too many`)
    this.#names[column] ??= name
    if (this.#names[column] !== name) throw new Error(`The feature ${name} is out of order`)
    this.values[this.#row + column] = Number(value)
  }

  /** The names of all columns written so far, in order. */
  get names(): readonly string[] {
    return this.#names
  }

  /** The index in `values` at which a row begins. */
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
