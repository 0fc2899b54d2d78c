import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Forecast, reliabilityTable } from './reliability.ts'

const forecast: fc.Arbitrary<Forecast> = fc.record({
  probability: fc.double({ min: 0, max: 1, noNaN: true }),
  isRight: fc.boolean(),
})

/** So many forecasts of one probability, so many of them right. */
function forecasts(probability: number, count: number, right: number): Forecast[] {
  return Array.from({ length: count }, (_, number) => ({ probability, isRight: number < right }))
}

test('probabilities that are right as often as they say have no calibration error', () => {
  const { bins, expectedCalibrationError } = reliabilityTable([
    ...forecasts(0.25, 8, 2),
    ...forecasts(0.75, 4, 3),
  ])

  expect(expectedCalibrationError).toBeCloseTo(0)
  expect(bins[2]).toEqual({ from: 0.2, to: 0.3, count: 8, meanProbability: 0.25, shareRight: 0.25 })
})

test('a bin weighs as much as it has forecasts', () => {
  const table = reliabilityTable([...forecasts(0.95, 30, 15), ...forecasts(0.05, 10, 0)])

  expect(table.expectedCalibrationError).toBeCloseTo((30 * 0.45 + 10 * 0.05) / 40)
})

test('every forecast is in the one bin that holds its probability, and the error is between 0 and 1', () => {
  fc.assert(
    fc.property(fc.array(forecast, { minLength: 1 }), (all) => {
      const { bins, expectedCalibrationError } = reliabilityTable(all)

      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
      for (const { from, to, count, meanProbability } of bins.filter((bin) => bin.count > 0)) {
        expect(count).toBeGreaterThan(0)
        expect(meanProbability).toBeGreaterThanOrEqual(from - 1e-9)
        expect(meanProbability).toBeLessThanOrEqual(to + 1e-9)
      }
      expect(expectedCalibrationError).toBeGreaterThanOrEqual(0)
      expect(expectedCalibrationError).toBeLessThanOrEqual(1)
    }),
  )
})
