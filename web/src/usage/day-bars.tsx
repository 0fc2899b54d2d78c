import { formatNumber } from '../parts/format.ts'
import type { Day } from './days.ts'

const height = 160
const step = 24
const gap = 6

/** A bar for each day, stacked by name. The table beside it says the same to those who do not see it. */
export function DayBars(props: {
  days: readonly Day[]
  names: readonly (string | null)[]
  nameOf(name: string | null): string
  dateOf(day: Date): string
  label: string
}) {
  const { days, names } = props
  const most = Math.max(1, ...days.map(({ tokens }) => sum([...tokens.values()])))
  const ends = [...days.slice(0, 1), ...days.slice(-1)]
  return (
    <figure className="bars">
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={props.label}
      >
        {days.map(({ day, tokens }, index) => {
          let top = height
          return (
            <g key={day.getTime()}>
              <title>{`${props.dateOf(day)}: ${formatNumber(sum([...tokens.values()]))}`}</title>
              <rect className="ground" x={index * step} y={0} width={step - gap} height={height} />
              {names.map((name, place) => {
                const part = ((tokens.get(name) ?? 0) / most) * (height - 4)
                top -= part
                return (
                  <rect
                    key={name}
                    className={`series-${place % 6}`}
                    x={index * step}
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
        {ends.map(({ day }) => (
          <span key={day.getTime()}>{props.dateOf(day)}</span>
        ))}
      </div>
      <ul className="legend">
        {names.map((name, place) => (
          <li key={name}>
            <span className={`swatch series-${place % 6}`} />
            {props.nameOf(name)}:{' '}
            {formatNumber(sum(days.map(({ tokens }) => tokens.get(name) ?? 0)))}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
