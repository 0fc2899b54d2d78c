import { formatNumber } from '../parts/format.ts'
import type { Period } from './periods.ts'

const height = 160
const step = 24
const gap = 6

/** A bar for each period, stacked by name. The table beside it says the same to those who do not see it. */
export function Bars(props: {
  periods: readonly Period[]
  names: readonly (string | null)[]
  nameOf(name: string | null): string
  timeOf(start: Date): string
  label: string
  choose(start: Date): void
}) {
  const { periods, names } = props
  const most = Math.max(0, ...periods.map(({ tokens }) => sum([...tokens.values()])))
  const ends = [...periods.slice(0, 1), ...periods.slice(-1)]
  return (
    <figure className="bars">
      <p className="scale" aria-hidden="true">
        {formatNumber(most)}
      </p>
      <svg
        viewBox={`0 0 ${periods.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={props.label}
      >
        {periods.map(({ start, tokens }, index) => {
          let top = height
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table has a button for each period.
            <g key={start.getTime()} onClick={() => props.choose(start)}>
              <title>{`${props.timeOf(start)}: ${formatNumber(sum([...tokens.values()]))}`}</title>
              <rect className="ground" x={index * step} y={0} width={step} height={height} />
              {names.map((name, place) => {
                const part = ((tokens.get(name) ?? 0) / (most || 1)) * height
                top -= part
                return (
                  <rect
                    key={name}
                    className={`series-${place % 6}`}
                    x={index * step + gap / 2}
                    y={top}
                    width={step - gap}
                    height={part}
                  />
                )
              })}
            </g>
          )
        })}
      </svg>
      <div className="dates" aria-hidden="true">
        {ends.map(({ start }) => (
          <span key={start.getTime()}>{props.timeOf(start)}</span>
        ))}
      </div>
      <ul className="legend">
        {names.map((name, place) => (
          <li key={name}>
            <span className={`swatch series-${place % 6}`} />
            {props.nameOf(name)}:{' '}
            {formatNumber(sum(periods.map(({ tokens }) => tokens.get(name) ?? 0)))}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
