import type { Logistic } from '../../src/mind/built-in/classifiers/logistic.ts'
import { rounded } from '../statistics.ts'
import type { Row } from './grow-forest.ts'

export type Fitting = {
  /**
   * L2 penalty: added to the loss per squared weight of a standardised feature, so that few rows have little effect.
   */
  readonly shrinkage: number
  /** Features whose weight must be positive (1) or negative (-1); others may be either. */
  readonly signs: Readonly<Record<string, 1 | -1>>
}

/**
 * Fits a logistic regression, with the signs of some weights fixed, by accelerated projected gradients (Beck and
 * Teboulle, "A Fast Iterative Shrinkage-Thresholding Algorithm", 2009) over standardised features. Deterministic.
 */
export function fitLogistic(
  features: readonly string[],
  rows: readonly Row[],
  { shrinkage, signs }: Fitting,
): Logistic {
  const scales = features.map((_, feature) => scaleOf(rows, feature))
  const standard = rows.map(({ values }) => [
    1,
    ...scales.map(({ mean, deviation }, feature) => ((values[feature] ?? 0) - mean) / deviation),
  ])
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const step = 1 / ((total * (features.length + 1)) / 4 + shrinkage)
  let weights = new Array<number>(features.length + 1).fill(0)
  let ahead = weights
  let momentum = 1
  for (let round = 0; round < rounds; round++) {
    const gradient = gradientAt(ahead, standard, rows, shrinkage)
    const next = ahead.map((weight, index) => {
      const moved = weight - step * (gradient[index] ?? 0)
      const sign = signs[features[index - 1] ?? '']
      return sign !== undefined && moved * sign < 0 ? 0 : moved
    })
    const nextMomentum = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2
    const before = weights
    ahead = next.map(
      (weight, index) => weight + ((momentum - 1) / nextMomentum) * (weight - (before[index] ?? 0)),
    )
    weights = next
    momentum = nextMomentum
  }
  const [bias = 0, ...own] = weights
  const raw = own.map((weight, feature) => weight / (scales[feature]?.deviation ?? 1))
  const shift = raw.reduce((sum, weight, feature) => sum + weight * (scales[feature]?.mean ?? 0), 0)
  return { features, bias: rounded(bias - shift), weights: raw.map(rounded) }
}

const rounds = 2_000

function gradientAt(
  weights: readonly number[],
  standard: readonly (readonly number[])[],
  rows: readonly Row[],
  shrinkage: number,
): readonly number[] {
  const gradient = weights.map((weight, index) => (index === 0 ? 0 : shrinkage * weight))
  standard.forEach((values, row) => {
    const { target = 0, weight = 0 } = rows[row] ?? {}
    const logOdds = values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)
    const error = weight * (1 / (1 + Math.exp(-logOdds)) - target)
    values.forEach((value, index) => {
      gradient[index] = (gradient[index] ?? 0) + error * value
    })
  })
  return gradient
}

function scaleOf(rows: readonly Row[], feature: number) {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const at = (row: Row) => row.values[feature] ?? 0
  const mean = rows.reduce((sum, row) => sum + row.weight * at(row), 0) / total
  const variance = rows.reduce((sum, row) => sum + row.weight * (at(row) - mean) ** 2, 0) / total
  return { mean, deviation: Math.sqrt(variance) || 1 }
}
