/** A logistic regression: the log-odds are the bias plus the weighted features. */
export type Logistic = {
  readonly features: readonly string[]
  readonly bias: number
  readonly weights: readonly number[]
}

/** The probability, 0 to 1, for features by name; a missing feature counts as 0. */
export function logisticProbability(
  { features, bias, weights }: Logistic,
  values: Readonly<Record<string, number>>,
): number {
  const logOdds = features.reduce(
    (sum, feature, index) => sum + (weights[index] ?? 0) * (values[feature] ?? 0),
    bias,
  )
  return 1 / (1 + Math.exp(-logOdds))
}
