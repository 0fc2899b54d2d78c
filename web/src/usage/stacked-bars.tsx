import { formatNumber } from '../parts/format.ts'
import { strings } from '../strings/strings.ts'
import type { Bars, Frame } from './draw-bars.ts'
import type { Period } from './periods.ts'
import { useDrawnBars } from './use-drawn-bars.ts'
import { usePointedBar } from './use-pointed-bar.ts'

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
  const { periods } = props
  const { figure, plot, frame } = useDrawnBars(props)
  const { at, period, handlers } = usePointedBar(periods, frame, props.choose)
  const last = periods.length - 1
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
        {...handlers}
      >
        {frame && period && at !== undefined && (
          <Pointed {...props} frame={frame} period={period} at={at} />
        )}
      </div>
      <Legend {...props} />
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

/** The names in their colours, each with what was spent on it in all periods. */
function Legend({ periods, names, nameOf }: Props) {
  return (
    <ul className="legend">
      {names.map((name, index) => (
        <li key={name}>
          <Swatch index={index} />
          {nameOf(name)}: {formatNumber(sum(periods.map(({ tokens }) => tokens.get(name) ?? 0)))}
        </li>
      ))}
    </ul>
  )
}

function Swatch({ index }: { index: number }) {
  return <span className={`swatch series-${index % coloursMax}`} />
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

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
