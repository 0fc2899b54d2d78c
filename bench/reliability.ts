import { mean } from './statistics.ts'

/** What was foretold of one answer, between 0 and 1, and what came of it. */
export type Forecast = { readonly probability: number; readonly isRight: boolean }

export type Reliability = {
  /** Ten bins of equal width, from 0 to 1; the means of an empty one are NaN. */
  readonly bins: readonly ReliabilityBin[]
  /** 0 where every bin is right as often as it says, at most 1; NaN of no forecasts. */
  readonly expectedCalibrationError: number
}

export type ReliabilityBin = {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly meanProbability: number
  readonly shareRight: number
}

const binCount = 10

/**
 * Whether probabilities are right as often as they say. The expected calibration error is the mean distance between a
 * bin's probability and its share of right answers, each bin weighing as much as it has forecasts.
 * Source: Naeini, Cooper and Hauskrecht (2015), "Obtaining Well Calibrated Probabilities Using Bayesian Binning".
 */
export function reliabilityTable(forecasts: readonly Forecast[]): Reliability {
  const bins = Array.from({ length: binCount }, (_, bin) =>
    binOf(
      bin,
      forecasts.filter(({ probability }) => binNumber(probability) === bin),
    ),
  )
  const distances = bins
    .filter(({ count }) => count > 0)
    .map(({ count, meanProbability, shareRight }) => count * Math.abs(meanProbability - shareRight))
  const total = distances.reduce((sum, distance) => sum + distance, 0)
  return { bins, expectedCalibrationError: total / forecasts.length }
}

/** A probability of 1 belongs to the last bin. */
function binNumber(probability: number): number {
  return Math.min(binCount - 1, Math.floor(probability * binCount))
}

function binOf(bin: number, forecasts: readonly Forecast[]): ReliabilityBin {
  return {
    from: bin / binCount,
    to: (bin + 1) / binCount,
    count: forecasts.length,
    meanProbability: mean(forecasts.map(({ probability }) => probability)),
    shareRight: mean(forecasts.map(({ isRight }) => Number(isRight))),
  }
}
