import type { Excerpt } from '../segmentation/excerpts.ts'
import type { Coverage } from './coverage.ts'
import { FeatureRows } from './feature-rows.ts'
import { excerptFeatures, type MeasuredUnits } from './features.ts'

/**
 * A row of features for each excerpt. Those of the excerpt itself are written when a choice first considers it, as many
 * never are: they are too long, or stand in a passage about something else. The columns behind them depend on what is
 * chosen so far: scratch space that all choices share, which each rewrites before it reads it.
 */
export class ExcerptRows extends FeatureRows {
  /** The first column behind the features of an excerpt itself; 0 until some are written. */
  related = 0
  readonly #read: MeasuredUnits
  readonly #excerpts: readonly Excerpt[]
  readonly #covers: Coverage[] = []
  #put: ReturnType<typeof excerptFeatures> | undefined

  constructor(read: MeasuredUnits, excerpts: readonly Excerpt[]) {
    super(excerpts.length)
    this.#read = read
    this.#excerpts = excerpts
  }

  /** Moves behind the features of an excerpt itself. Returns its coverage with its headings and title. */
  writeRelated(index: number): Coverage {
    const covered = this.#covers[index] ?? this.#writeOwn(index)
    this.write(index, this.related)
    return covered
  }

  #writeOwn(index: number): Coverage {
    const { measure } = this.#read
    const excerpt = this.#excerpts[index]
    const covered = measure.union(measure.placed, excerpt?.units ?? [])
    this.#covers[index] = covered
    this.#put ??= excerptFeatures(this.#read, this)
    this.write(index)
    if (excerpt !== undefined) this.#put(excerpt, covered)
    this.related = this.column
    return covered
  }
}
