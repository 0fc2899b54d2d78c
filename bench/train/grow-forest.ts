import type { Branch, Forest, Tree } from '../../src/mind/built-in/classifiers/forest.ts'
import { rounded } from '../statistics.ts'

export type Row = {
  readonly values: ArrayLike<number>
  /** The target of the prediction, 0 to 1. */
  readonly target: number
  readonly weight: number
}

export type Growing = {
  readonly trees: number
  /** Largest depth of a leaf. */
  readonly depth: number
  /** Learning rate: the share of its step that each tree takes. */
  readonly rate: number
  /** Least sum of hessians in a leaf. */
  readonly leafMin: number
  /** L2 penalty: added to the sum of hessians of a leaf, so that small leaves take smaller steps. */
  readonly shrinkage: number
}

/**
 * Gradient boosting of regression trees on log loss (Friedman, "Greedy Function Approximation: A Gradient Boosting
 * Machine", 2001), with gains and steps by first and second derivatives and an L2 penalty (Chen and Guestrin,
 * "XGBoost", 2016), on histograms of binned values; the histogram of the larger child is that of the parent minus that
 * of the smaller child (Ke et al., "LightGBM", 2017). Deterministic to the bit.
 */
export function growForest(
  features: readonly string[],
  rows: readonly Row[],
  growing: Growing,
): Forest {
  const table = new BinnedRows(features.length, rows)
  const start = rounded(Math.log(table.mean / (1 - table.mean)))
  const logOdds = new Float64Array(rows.length).fill(start)
  const trees: Tree[] = []
  while (trees.length < growing.trees) trees.push(growTree(table, logOdds, growing))
  return { features, start, trees }
}

/** Most bins per feature; a bin number is a byte. */
const binsMax = 32
const sampleMax = 20_000
const gainMin = 1e-6

/** Rows with each value replaced by the number of its bin. */
class BinnedRows {
  readonly rows: readonly Row[]
  readonly featureCount: number
  /** For each feature, the highest value of each bin but the last. */
  readonly cuts: readonly (readonly number[])[]
  /** Bin numbers in row-major order, so that a histogram is filled in one pass. */
  readonly bins: Uint8Array

  constructor(featureCount: number, rows: readonly Row[]) {
    this.rows = rows
    this.featureCount = featureCount
    this.cuts = Array.from({ length: featureCount }, (_, feature) => cutsOf(rows, feature))
    this.bins = new Uint8Array(rows.length * featureCount)
    rows.forEach(({ values }, row) => {
      this.cuts.forEach((cuts, feature) => {
        this.bins[row * featureCount + feature] = binFor(values[feature] ?? 0, cuts)
      })
    })
  }

  /** The weighted mean of the targets, kept strictly between 0 and 1. */
  get mean(): number {
    const total = this.rows.reduce((sum, { weight }) => sum + weight, 0)
    const share = this.rows.reduce((sum, { weight, target }) => sum + weight * target, 0) / total
    return Math.min(Math.max(share, 1e-6), 1 - 1e-6)
  }

  binOf(row: number, feature: number): number {
    return this.bins[row * this.featureCount + feature] ?? 0
  }
}

/** The first bin whose highest value is no less than this one, by binary search. */
function binFor(value: number, cuts: readonly number[]): number {
  let [low, high] = [0, cuts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= (cuts[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

/** The cuts between bins: quantiles of a sample. */
function cutsOf(rows: readonly Row[], feature: number): number[] {
  const size = Math.min(rows.length, sampleMax)
  const values = Float64Array.from({ length: size }, (_, index) => {
    return rows[Math.floor((index * rows.length) / size)]?.values[feature] ?? 0
  }).sort()
  const cuts: number[] = []
  for (let bin = 1; bin < binsMax; bin++) {
    const cut = rounded(values[Math.floor((bin * size) / binsMax)] ?? 0)
    if (cut > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY)) cuts.push(cut)
  }
  return cuts
}

function growTree(table: BinnedRows, logOdds: Float64Array, growing: Growing): Tree {
  const slopes = slopesOf(table.rows, logOdds)
  const nodes: (Branch | number)[] = []
  const grow = (members: Int32Array, histogram: Histogram, depth: number) => {
    const split = depth === 0 ? undefined : histogram.bestSplit(growing)
    if (split === undefined) {
      const { gradient, hessian } = histogram.sum
      const step = rounded((-growing.rate * gradient) / (hessian + growing.shrinkage))
      for (const row of members) logOdds[row] = (logOdds[row] ?? 0) + step
      nodes.push(step)
      return
    }
    const { feature, bin } = split
    const at = nodes.push(0) - 1
    const low = members.filter((row) => table.binOf(row, feature) <= bin)
    const high = members.filter((row) => table.binOf(row, feature) > bin)
    const smaller = Histogram.of(table, slopes, low.length < high.length ? low : high)
    const larger = histogram.without(smaller)
    grow(low, low.length < high.length ? smaller : larger, depth - 1)
    nodes[at] = [feature, table.cuts[feature]?.[bin] ?? 0, nodes.length]
    grow(high, low.length < high.length ? larger : smaller, depth - 1)
  }
  const all = Int32Array.from(table.rows.keys())
  grow(all, Histogram.of(table, slopes, all), growing.depth)
  return nodes
}

/** First and second derivatives of the loss by the log-odds, in pairs, row by row. */
function slopesOf(rows: readonly Row[], logOdds: Float64Array): Float64Array {
  const slopes = new Float64Array(2 * rows.length)
  rows.forEach(({ target, weight }, row) => {
    const chance = 1 / (1 + Math.exp(-(logOdds[row] ?? 0)))
    slopes[2 * row] = (chance - target) * weight
    slopes[2 * row + 1] = Math.max(1e-9, chance * (1 - chance)) * weight
  })
  return slopes
}

type Sum = { readonly gradient: number; readonly hessian: number }

/** The sums of the slopes of some rows, by feature and bin. */
class Histogram {
  readonly #table: BinnedRows
  readonly #sums: Float64Array
  readonly sum: Sum

  private constructor(table: BinnedRows, sums: Float64Array, sum: Sum) {
    this.#table = table
    this.#sums = sums
    this.sum = sum
  }

  static of(table: BinnedRows, slopes: Float64Array, members: Int32Array): Histogram {
    const { bins, featureCount } = table
    const sums = new Float64Array(2 * binsMax * featureCount)
    let [gradient, hessian] = [0, 0]
    for (const row of members) {
      const [down, curve] = [slopes[2 * row] ?? 0, slopes[2 * row + 1] ?? 0]
      gradient += down
      hessian += curve
      for (let feature = 0; feature < featureCount; feature++) {
        const at = 2 * (feature * binsMax + (bins[row * featureCount + feature] ?? 0))
        sums[at] = (sums[at] ?? 0) + down
        sums[at + 1] = (sums[at + 1] ?? 0) + curve
      }
    }
    return new Histogram(table, sums, { gradient, hessian })
  }

  /** The histogram of the rows that the other one does not have. */
  without(other: Histogram): Histogram {
    const rest = this.#sums.map((value, at) => value - (other.#sums[at] ?? 0))
    return new Histogram(this.#table, rest, {
      gradient: this.sum.gradient - other.sum.gradient,
      hessian: this.sum.hessian - other.sum.hessian,
    })
  }

  /** The split that lowers the loss most; undefined if none does. */
  bestSplit({ leafMin, shrinkage }: Growing): Split | undefined {
    const worth = ({ gradient, hessian }: Sum) => gradient ** 2 / (hessian + shrinkage)
    let best: Split | undefined
    let most = worth(this.sum) + gainMin
    this.#table.cuts.forEach(({ length }, feature) => {
      let [gradient, hessian] = [0, 0]
      for (let bin = 0; bin < length; bin++) {
        const at = 2 * (feature * binsMax + bin)
        gradient += this.#sums[at] ?? 0
        hessian += this.#sums[at + 1] ?? 0
        const rest = {
          gradient: this.sum.gradient - gradient,
          hessian: this.sum.hessian - hessian,
        }
        if (hessian < leafMin || rest.hessian < leafMin) continue
        const value = worth({ gradient, hessian }) + worth(rest)
        if (value <= most) continue
        most = value
        best = { feature, bin }
      }
    })
    return best
  }
}

type Split = { readonly feature: number; readonly bin: number }
