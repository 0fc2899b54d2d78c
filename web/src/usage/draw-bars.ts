import uPlot from 'uplot'
import { formatNumber } from '../parts/format.ts'
import { formatTicks } from './format-period.ts'
import type { Period, Span } from './periods.ts'
import { tickPlaces } from './tick-places.ts'

/** The data to draw. The first name is the lowest part of a bar. */
export type Bars = {
  readonly periods: readonly Period[]
  readonly names: readonly (string | null)[]
  readonly step: Span['step']
}

/** CSS colours, one for each name. */
type Colours = { readonly names: readonly string[]; readonly text: string; readonly line: string }

/** The area of the bars in pixels from the upper left corner of the chart; all bars have the same width. */
export type Frame = { readonly left: number; readonly width: number; readonly height: number }

/** The font size of the axes, relative to that of the page. */
const letterSize = 0.8125
/** The share of its period that a bar fills, and its greatest width in pixels. */
const barSize: [number, number] = [0.8, 56]

/**
 * Draws the bars at the size of the element and calls `drawn` with their area. Periods are placed by index and not by
 * time, so that a day of 23 hours has a bar like any other.
 */
export function drawBars(
  element: HTMLElement,
  { periods, names, step }: Bars,
  colours: Colours,
  drawn: (frame: Frame) => void,
): uPlot {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // A whole number, as the library does not scale fractions to device pixels.
  const size = Math.round(letters * letterSize)
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
    // Room for half a number above, and half the last label beside the bars.
    padding: [size, 2 * size, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [-0.5, periods.length - 0.5] },
      y: { range: (_, __, most) => uPlot.rangeNum(0, most || 1, 0.05, true) },
    },
    axes: axesOf({ periods, step }, colours, size, getComputedStyle(element).fontFamily),
    // The highest first: each bar covers the lower part of the one before.
    series: [{}, ...series.toReversed()],
    hooks: { ready: [(plot) => drawn(frameOf(plot))] },
  }
  const sums = sumsOf(periods, names)
  return new uPlot(options, [[...periods.keys()], ...sums.toReversed()], element)
}

/** The axis of the time below the bars, and that of the amounts beside them. */
function axesOf(
  { periods, step }: Pick<Bars, 'periods' | 'step'>,
  { text, line }: Colours,
  size: number,
  fontFamily: string,
): uPlot.Axis[] {
  const starts = periods.map(({ start }) => start)
  const axis: uPlot.Axis = {
    stroke: text,
    font: `${size}px ${fontFamily}`,
    ticks: { show: false },
    gap: 6,
  }
  return [
    {
      ...axis,
      grid: { show: false },
      // One line for days, and another for hours.
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
      grid: { stroke: line, width: 1 },
      space: 2.2 * size,
      size: (_, texts) => 10 + 0.6 * size * Math.max(...(texts ?? ['']).map(lengthOf)),
      values: (_, amounts) => amounts.map(formatNumber),
    },
  ]
}

/** For each name the cumulative sum of it and those below it in each period. */
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
