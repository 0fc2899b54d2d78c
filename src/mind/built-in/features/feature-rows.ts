/**
 * A matrix of features. Columns are named, so that the name of a feature stands next to its value in the code; all rows
 * have the same names in the same order. One array holds all rows that are written, which of many are few: they are
 * made for each question, and separate arrays, or room for all, would be most of its garbage.
 */
export class FeatureRows {
  readonly #names: string[] = []
  /** Where each row begins in `values`; −1 for one that is not written. */
  readonly #starts: Int32Array
  #values = new Float64Array(0)
  #end = 0
  #row = 0
  #column = 0

  constructor(rowCount: number) {
    this.#starts = new Int32Array(rowCount).fill(-1)
  }

  /** The rows that are written. The forest reads a row in place, from `startOf`: a copy would be garbage again. */
  get values(): Float64Array {
    return this.#values
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
    this.#values[this.#row + column] = Number(value)
  }

  /** The names of all columns written so far, in order. */
  get names(): readonly string[] {
    return this.#names
  }

  /** The index in `values` at which a row begins. */
  startOf(row: number): number {
    const known = this.#starts[row] ?? -1
    return known < 0 ? this.#begin(row) : known
  }

  row(row: number): readonly number[] {
    const start = this.startOf(row)
    return [...this.#values.subarray(start, start + this.#names.length)]
  }

  /** Makes room for a row behind those that are written. */
  #begin(row: number): number {
    const start = this.#end
    this.#starts[row] = start
    this.#end += columnsMax
    if (this.#end > this.#values.length) {
      const larger = new Float64Array(Math.max(firstRows * columnsMax, 2 * this.#values.length))
      larger.set(this.#values)
      this.#values = larger
    }
    return start
  }
}

/** There is room for so many rows at first. Not measured. */
const firstRows = 64

/** `weights.json` has 68 features of an excerpt now; `put` refuses one more than there is room for. */
const columnsMax = 72
