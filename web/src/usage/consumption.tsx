import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../parts/empty.tsx'
import { formatNumber } from '../parts/format.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { service } from '../service.ts'
import { language, strings } from '../strings/strings.ts'
import { DayBars } from './day-bars.tsx'
import { byDay } from './days.ts'
import { usageQuery } from './usage-query.ts'

const text = strings.usage
const divisions = ['operation', 'model', 'engine', 'key'] as const
type Division = (typeof divisions)[number]

const daysShown = 30
const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })

/** What was spent on each of the last days of this time zone, divided in one way: as bars and as a table. */
export function Consumption() {
  const [by, setBy] = useState<Division>('operation')
  const { data: usage } = useQuery(usageQuery)
  const { data, error, refetch } = useQuery({
    queryKey: ['usage', 'history', by],
    // By hours: days of this time zone are sums of them.
    queryFn: ({ signal }) => service.call('getUsageHistory', { step: 'hour', by }, { signal }),
  })
  const nameOf = (name: string | null) => {
    if (by !== 'key') return name ?? ''
    if (name === null) return text.signedIn
    return usage?.by_key.find(({ key_id }) => key_id === name)?.name ?? name
  }
  const days = data && byDay(data.data, daysShown)
  const names = [...new Set(data?.data.map(({ name }) => name))]
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className="card consumption" aria-label={text.consumption}>
      <header>
        <h2>{text.consumption}</h2>
        <div className="tabs">
          {divisions.map((each) => (
            <button key={each} type="button" aria-pressed={each === by} onClick={() => setBy(each)}>
              {text.by[each]}
            </button>
          ))}
        </div>
      </header>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : !days ? (
        <Skeleton />
      ) : (
        <>
          <DayBars
            days={days}
            names={names}
            nameOf={nameOf}
            dateOf={(day) => dates.format(day)}
            label={text.consumption}
          />
          <p className="zone">{text.zone(zone)}</p>
          <details>
            <summary>{text.asTable}</summary>
            <div className="scroll">
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">{text.day}</th>
                    {names.map((name) => (
                      <th key={name} scope="col" className="number">
                        {nameOf(name)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {days
                    .filter(({ tokens }) => tokens.size > 0)
                    .map(({ day, tokens }) => (
                      <tr key={day.getTime()}>
                        <th scope="row">{dates.format(day)}</th>
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
          </details>
        </>
      )}
    </section>
  )
}
