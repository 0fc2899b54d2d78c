import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { csvOf, saveFile } from '../parts/save-file.ts'
import { Tabs } from '../parts/tabs.tsx'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { ConsumptionTable } from './consumption-table.tsx'
import { type Division, divisions, useNameOf } from './divisions.ts'
import { formatPeriod } from './format-period.ts'
import { type Period, periodsOf, type Span, type SpanName, spansOffered } from './periods.ts'
import { StackedBars } from './stacked-bars.tsx'

const text = strings.usage
const day = { step: 'day' } as const

/** The consumption per hour or day, divided by one dimension: as bars, table and file. */
export function Consumption(props: {
  span: Span
  /** Missing while the hours of a single day are shown. */
  spanName: SpanName | undefined
  by: Division
  change(name: string, value: string): void
  choose(start: Date): void
}) {
  const { span, by, change, choose } = props
  const nameOf = useNameOf(by)
  const range = { from: span.from.toISOString(), to: span.to.toISOString() }
  const { data, error, refetch } = useQuery({
    queryKey: ['usage', 'history', by, range],
    // By hours, as days of this time zone are sums of them.
    queryFn: ({ signal }) =>
      service.call('getUsageHistory', { ...range, step: 'hour', by }, { signal }),
  })
  const periods = useMemo(() => data && periodsOf(data.data, span), [data, span])
  const names = useMemo(() => [...new Set(data?.data.map(({ name }) => name))], [data])
  return (
    <section className="card consumption" aria-label={text.consumption}>
      <header>
        <h2>
          {props.spanName ? text.consumption : text.consumptionOn(formatPeriod(span.from, day))}
        </h2>
        <Tabs
          label={text.span}
          names={spansOffered}
          chosen={props.spanName}
          wordOf={(name) => text.spans[name]}
          choose={(name) => change('span', name)}
        />
        <Tabs
          label={text.dividedBy}
          names={divisions}
          chosen={by}
          wordOf={(name) => text.by[name]}
          choose={(name) => change('by', name)}
        />
      </header>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : !periods ? (
        <Skeleton />
      ) : names.length === 0 ? (
        <p className="zone">{text.nothingSpent}</p>
      ) : (
        <Figures
          periods={periods}
          names={names}
          step={span.step}
          by={by}
          nameOf={nameOf}
          timeOf={(start) => formatPeriod(start, span)}
          choose={choose}
        />
      )}
    </section>
  )
}

/** What was consumed in each period: as bars, and as a table that can be saved. */
function Figures(props: {
  periods: readonly Period[]
  names: readonly (string | null)[]
  step: Span['step']
  by: Division
  nameOf(name: string | null): string
  timeOf(start: Date): string
  choose(start: Date): void
}) {
  const { step, by, ...shown } = props
  const zoneId = useId()
  const save = () =>
    saveFile(csvOf(linesOf(shown.periods, by, shown.nameOf)), `skein-usage-${by}.csv`)
  return (
    <>
      <StackedBars step={step} describedBy={zoneId} {...shown} />
      <p className="zone" id={zoneId}>
        {text.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
      </p>
      <details>
        <summary>{text.asTable}</summary>
        <ConsumptionTable {...shown} />
        <button type="button" className="button" onClick={save}>
          {text.csv}
        </button>
      </details>
    </>
  )
}

/** A line for each name in each period in which it consumed tokens. */
function linesOf(
  periods: readonly Period[],
  by: Division,
  nameOf: (name: string | null) => string,
): readonly (readonly (string | number)[])[] {
  const lines = periods.flatMap(({ start, tokens }) =>
    [...tokens].map(([name, amount]) => [start.toISOString(), nameOf(name), amount]),
  )
  return [['begins', by, 'tokens'], ...lines]
}
