/** A logistic regression: the log-odds are the bias and what each feature adds. */
export type Logistic = {
  readonly features: readonly string[]
  readonly bias: number
  readonly weights: readonly number[]
}

/** The probability that it gives to features by name; what is not there counts as 0. */
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
