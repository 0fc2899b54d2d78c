import { type RefObject, useEffect, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { onThemeChange } from '../parts/on-theme-change.ts'
import { type Bars, drawBars, type Frame } from './draw-bars.ts'

/**
 * Draws the bars into the element `plot` of the element `figure`, which has the legend, and draws them anew when their
 * size or the theme changes. `frame` is the area of the bars, once they are drawn.
 */
export function useDrawnBars({ periods, names, step }: Bars): {
  readonly figure: RefObject<HTMLElement | null>
  readonly plot: RefObject<HTMLDivElement | null>
  readonly frame: Frame | undefined
} {
  const figure = useRef<HTMLElement>(null)
  const plot = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame>()
  useEffect(() => {
    const [all, place] = [figure.current, plot.current]
    if (!all || !place) return
    let drawn: uPlot | undefined
    const draw = () => {
      drawn?.destroy()
      drawn = drawBars(place, { periods, names, step }, coloursOf(all, place), setFrame)
    }
    // Also redraws when the font size changes, as the height of the chart depends on it.
    const size = new ResizeObserver(draw)
    size.observe(place)
    const endTheme = onThemeChange(draw)
    return () => {
      size.disconnect()
      endTheme()
      drawn?.destroy()
    }
  }, [periods, names, step])
  return { figure, plot, frame }
}

/** The computed CSS colours of legend and text, as a canvas cannot use custom properties. */
function coloursOf(figure: HTMLElement, plot: HTMLElement) {
  const names = [...figure.querySelectorAll('.legend .swatch')].map(
    (swatch) => getComputedStyle(swatch).backgroundColor,
  )
  const { color, borderTopColor } = getComputedStyle(plot)
  return { names, text: color, line: borderTopColor }
}
