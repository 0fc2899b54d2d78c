import uPlot from 'uplot'
import { formatNumber } from '../parts/format.ts'
import { formatTicks } from './format-period.ts'
import type { Period, Span } from './periods.ts'
import { tickPlaces } from './tick-places.ts'

/** What is drawn. The first name is the lowest of a bar. */
export type Bars = {
  readonly periods: readonly Period[]
  readonly names: readonly (string | null)[]
  readonly step: Span['step']
}

/** As CSS has them; one for each name. */
type Colours = { readonly names: readonly string[]; readonly text: string; readonly line: string }

/** Where the bars are, in pixels from the upper left corner of the chart. Each has the same part of the width. */
export type Frame = { readonly left: number; readonly width: number; readonly height: number }

/** The letters of the axes, as part of those of the page. */
const letterSize = 0.8125
/** The part of its period that a bar fills, and the pixels that it fills at most. */
const barSize: [number, number] = [0.8, 56]

/**
 * Draws the bars as large as the element is, and tells then where they are. Periods stand at their places and not at
 * their times, so that a day of 23 hours has a bar like any other.
 */
export function drawBars(
  element: HTMLElement,
  { periods, names, step }: Bars,
  colours: Colours,
  drawn: (frame: Frame) => void,
): uPlot {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // A whole number, as others are not scaled for the pixels of the screen.
  const size = Math.round(letters * letterSize)
  const starts = periods.map(({ start }) => start)
  const axis: uPlot.Axis = {
    stroke: colours.text,
    font: `${size}px ${getComputedStyle(element).fontFamily}`,
    ticks: { show: false },
    gap: 6,
  }
  const paths = uPlot.paths.bars?.({ size: barSize })
  const series = colours.names.map((fill) => ({
    fill,
    width: 0,
    points: { show: false },
    ...(paths && { paths }),
  }))
  const options: uPlot.Options = {
    width: element.clientWidth,
    height: element.clientHeight,
    // Room for half a number above, and half the name of the last period beside the bars.
    padding: [size, 2 * size, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [-0.5, periods.length - 0.5] },
      y: { range: (_, __, most) => uPlot.rangeNum(0, most || 1, 0.05, true) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        // A line for the days, and one for the hours.
        size: (step === 'hour' ? 3 : 1.5) * size + 6,
        splits: (plot) => [...tickPlaces(starts, step, plot.width / (5 * size))],
        values: (_, places) => [
          ...formatTicks(
            places.map((place) => starts[place]),
            step,
          ),
        ],
      },
      {
        ...axis,
        grid: { stroke: colours.line, width: 1 },
        space: 2.2 * size,
        size: (_, texts) => 10 + 0.6 * size * Math.max(...(texts ?? ['']).map(lengthOf)),
        values: (_, amounts) => amounts.map(formatNumber),
      },
    ],
    // The highest first: each bar covers the lower part of the one before.
    series: [{}, ...series.toReversed()],
    hooks: { ready: [(plot) => drawn(frameOf(plot))] },
  }
  const sums = sumsOf(periods, names)
  return new uPlot(options, [[...periods.keys()], ...sums.toReversed()], element)
}

/** For each name what it and those below it spent in each period. */
function sumsOf(periods: readonly Period[], names: Bars['names']): number[][] {
  const below = periods.map(() => 0)
  return names.map((name) =>
    periods.map(({ tokens }, place) => {
      const sum = (below[place] ?? 0) + (tokens.get(name) ?? 0)
      below[place] = sum
      return sum
    }),
  )
}

function frameOf({ over: { offsetLeft, offsetTop, offsetWidth, offsetHeight } }: uPlot): Frame {
  return { left: offsetLeft, width: offsetWidth, height: offsetTop + offsetHeight }
}

function lengthOf(text: string): number {
  return text.length
}
