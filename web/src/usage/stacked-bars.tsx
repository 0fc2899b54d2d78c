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
  /** The id of what tells what choosing leads to. */
  describedBy: string
}

/**
 * A bar for each period, stacked by name. The pointer, a finger and the arrow keys lead from one to the next, of which
 * a tooltip tells the amounts; a click, a second tap or Enter chooses it. The table beside it says the same.
 */
export function StackedBars(props: Props) {
  const { periods, names, step } = props
  const figure = useRef<HTMLElement>(null)
  const plot = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame>()
  const [at, setAt] = useState<number>()
  /** A first tap shows what a second one chooses. */
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
    // Also when the letters of the page become larger, as the height of the chart is told in them.
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

/**
 * The period that is pointed at, and what was spent in it. Those who do not see it are told by the value of the slider.
 */
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

/** What CSS makes of the legend and the text, which a canvas cannot ask for by the names of tokens. */
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

/** Where a key leads to from a place; nowhere if it is not one that moves. */
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
