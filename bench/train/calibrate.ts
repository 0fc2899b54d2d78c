import { type Logistic, logisticProbability } from '../../src/mind/built-in/classifiers/logistic.ts'
import { rounded } from '../statistics.ts'
import { fitLogistic } from './fit-logistic.ts'
import type { Row } from './grow-forest.ts'

/**
 * Calibrates a logistic regression (Platt scaling: "Probabilistic Outputs for Support Vector Machines", 1999): scales
 * and shifts its log-odds so that its probabilities match the frequencies on these rows. Rows with the feature `apart`
 * at 1 get a shift of their own. Among the others, the order of answers stays the same.
 */
export function calibrate(told: Logistic, rows: readonly Row[], apart: string): Logistic {
  const { features } = told
  const place = features.indexOf(apart)
  const retold = rows.map(({ values, target, weight }): Row => {
    const named = Object.fromEntries(features.map((name, at) => [name, values[at] ?? 0]))
    const probability = logisticProbability(told, named)
    const logOdds = Math.log(probability / (1 - probability))
    return { values: [logOdds, values[place] ?? 0], target, weight }
  })
  const { bias, weights } = fitLogistic(['logOdds', apart], retold, { shrinkage: 0, signs: {} })
  const [scale = 1, shift = 0] = weights
  return {
    features,
    bias: rounded(bias + scale * told.bias),
    weights: told.weights.map((weight, at) => rounded(scale * weight + (at === place ? shift : 0))),
  }
}
