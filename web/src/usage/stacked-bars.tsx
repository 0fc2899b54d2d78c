import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { formatNumber } from '../parts/format.ts'
import { onThemeChange } from '../parts/on-theme-change.ts'
import { strings } from '../strings/strings.ts'
import { type Bars, drawBars, type Frame } from './draw-bars.ts'
import type { Period } from './periods.ts'

const coloursMax = 6

type Props = Bars & {
  nameOf(name: string | null): string
  timeOf(start: Date): string
  choose(start: Date): void
  /** The id of the text that says what choosing a bar does. */
  describedBy: string
}

/**
 * A stacked bar for each period. Pointer, touch and arrow keys move between them and show the amounts as a tooltip; a
 * click, a second tap or Enter chooses one. The table shows the same.
 */
export function StackedBars(props: Props) {
  const { periods, names, step } = props
  const figure = useRef<HTMLElement>(null)
  const plot = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame>()
  const [at, setAt] = useState<number>()
  /** Whether this tap is the second one, which chooses what the first one showed. */
  const isSecond = useRef(false)
  const last = periods.length - 1
  const period = at === undefined ? undefined : periods[at]

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

  const placeOf = ({ clientX, currentTarget }: PointerEvent) => {
    if (!frame) return undefined
    const across = clientX - currentTarget.getBoundingClientRect().left - frame.left
    return within(Math.floor((across / frame.width) * periods.length), last)
  }
  const press = (event: PointerEvent) => {
    const place = placeOf(event)
    isSecond.current = event.pointerType === 'mouse' || place === at
    setAt(place)
  }
  const type = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, at ?? last, last)
    if (next !== undefined) setAt(next)
    else if (event.key === 'Escape') setAt(undefined)
    else if (event.key === 'Enter' && period) props.choose(period.start)
    else return
    event.preventDefault()
  }
  return (
    <figure className="bars" ref={figure}>
      <div
        className="plot"
        ref={plot}
        role="slider"
        tabIndex={0}
        aria-label={strings.usage.consumption}
        aria-describedby={props.describedBy}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={amountsOf(period ?? periods[last], props)}
        onKeyDown={type}
        onFocus={({ target }) => target.matches(':focus-visible') && setAt(at ?? last)}
        onBlur={() => setAt(undefined)}
        onPointerDown={press}
        onPointerMove={(event) => setAt(placeOf(event))}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(undefined)}
        onClick={() => isSecond.current && period && props.choose(period.start)}
      >
        {frame && period && at !== undefined && (
          <Pointed {...props} frame={frame} period={period} at={at} />
        )}
      </div>
      <ul className="legend">
        {names.map((name, index) => (
          <li key={name}>
            <Swatch index={index} />
            {props.nameOf(name)}:{' '}
            {formatNumber(sum(periods.map(({ tokens }) => tokens.get(name) ?? 0)))}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The pointed period and its consumption. Screen readers get it as the value of the slider. */
function Pointed(props: Props & { frame: Frame; period: Period; at: number }) {
  const { periods, names, nameOf, timeOf, frame, period, at } = props
  const width = frame.width / periods.length
  const left = frame.left + at * width
  const isBefore = at >= periods.length / 2
  return (
    <>
      <div className="pointed" style={{ left, width, height: frame.height }} />
      <div
        className={isBefore ? 'amounts before' : 'amounts'}
        style={
          isBefore ? { left: 0, right: `calc(100% - ${left}px)` } : { left: left + width, right: 0 }
        }
      >
        <strong>{timeOf(period.start)}</strong> {formatNumber(sum([...period.tokens.values()]))}
        <ul>
          {names.map((name, index) => {
            const amount = period.tokens.get(name)
            return (
              amount !== undefined && (
                <li key={name}>
                  <Swatch index={index} />
                  {nameOf(name)} <span>{formatNumber(amount)}</span>
                </li>
              )
            )
          })}
        </ul>
      </div>
    </>
  )
}

function Swatch({ index }: { index: number }) {
  return <span className={`swatch series-${index % coloursMax}`} />
}

/** The computed CSS colours of legend and text, as a canvas cannot use custom properties. */
function coloursOf(figure: HTMLElement, plot: HTMLElement) {
  const names = [...figure.querySelectorAll('.legend .swatch')].map(
    (swatch) => getComputedStyle(swatch).backgroundColor,
  )
  const { color, borderTopColor } = getComputedStyle(plot)
  return { names, text: color, line: borderTopColor }
}

/** `22 Nov: 12. Chat: 10. Research: 2.` */
function amountsOf(period: Period | undefined, { names, nameOf, timeOf }: Props): string {
  if (!period) return ''
  const parts = names
    .filter((name) => period.tokens.has(name))
    .map((name) => `${nameOf(name)}: ${formatNumber(period.tokens.get(name) ?? 0)}.`)
  return [
    `${timeOf(period.start)}: ${formatNumber(sum([...period.tokens.values()]))}.`,
    ...parts,
  ].join(' ')
}

/** The index that a key moves to; `undefined` for other keys. */
function placeAfter(key: string, from: number, last: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    Home: 0,
    End: last,
  }
  const place = places[key]
  return place === undefined ? undefined : within(place, last)
}

function within(place: number, last: number): number {
  return Math.min(last, Math.max(0, place))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
