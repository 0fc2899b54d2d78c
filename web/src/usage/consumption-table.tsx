import { formatNumber } from '../parts/format.ts'
import { strings } from '../strings/strings.ts'
import type { Period } from './periods.ts'

/** The content of the bars as a table: the periods with consumption. */
export function ConsumptionTable(props: {
  periods: readonly Period[]
  names: readonly (string | null)[]
  nameOf(name: string | null): string
  timeOf(start: Date): string
  choose(start: Date): void
}) {
  const { names, nameOf, timeOf, choose } = props
  return (
    <div className="scroll">
      <table className="table" aria-label={strings.usage.consumption}>
        <thead>
          <tr>
            <th scope="col">{strings.usage.time}</th>
            {names.map((name) => (
              <th key={name} scope="col" className="number">
                {nameOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.periods
            .filter(({ tokens }) => tokens.size > 0)
            .map(({ start, tokens }) => (
              <tr key={start.getTime()}>
                <th scope="row">
                  <button type="button" className="link" onClick={() => choose(start)}>
                    {timeOf(start)}
                  </button>
                </th>
                {names.map((name) => (
                  <td key={name} className="number">
                    {formatNumber(tokens.get(name) ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
