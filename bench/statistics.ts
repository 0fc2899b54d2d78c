/** The value below which that share of the values lies, by nearest rank; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const downwards = values.map((value) => -value)
  return (percentile(values, 0.5) - percentile(downwards, 0.5)) / 2
}

export function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}

/** Rounded to four digits: keeps a file of weights small, and identical on all machines. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

/**
 * How probable it is by chance that of two kinds of events, each as likely as the other, one is at least as much rarer:
 * the two-sided sign test, 0 to 1.
 */
export function signTest(one: number, other: number): number {
  const count = one + other
  let probability = 0.5 ** count
  let tail = probability
  for (let rarer = 1; rarer <= Math.min(one, other); rarer++) {
    probability *= (count - rarer + 1) / rarer
    tail += probability
  }
  return Math.min(1, 2 * tail)
}
