import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { Skeleton } from '../parts/empty.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { csvOf, saveFile } from '../parts/save-file.ts'
import { Tabs } from '../parts/tabs.tsx'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { ConsumptionTable } from './consumption-table.tsx'
import { formatPeriod } from './format-period.ts'
import { type Period, periodsOf, type Span, type SpanName, spansOffered } from './periods.ts'
import { StackedBars } from './stacked-bars.tsx'
import { usageQuery } from './usage-query.ts'

const text = strings.usage
export const divisions = ['operation', 'model', 'engine', 'key'] as const
export type Division = (typeof divisions)[number]

const wordsOf: Readonly<Record<Exclude<Division, 'key'>, Readonly<Record<string, string>>>> = {
  operation: text.operations,
  model: strings.chat.models,
  engine: strings.chat.engines,
}
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
  const { data: usage } = useQuery(usageQuery)
  const range = { from: span.from.toISOString(), to: span.to.toISOString() }
  const { data, error, refetch } = useQuery({
    queryKey: ['usage', 'history', by, range],
    // By hours, as days of this time zone are sums of them.
    queryFn: ({ signal }) =>
      service.call('getUsageHistory', { ...range, step: 'hour', by }, { signal }),
  })
  const nameOf = (name: string | null) => {
    if (by !== 'key') return wordsOf[by][name ?? ''] ?? name ?? ''
    if (name === null) return text.signedIn
    return usage?.by_key.find(({ key_id }) => key_id === name)?.name ?? name
  }
  const periods = useMemo(() => data && periodsOf(data.data, span), [data, span])
  const names = useMemo(() => [...new Set(data?.data.map(({ name }) => name))], [data])
  const timeOf = (start: Date) => formatPeriod(start, span)
  const shown = { names, nameOf, timeOf, choose }
  const zoneId = useId()
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
        <>
          <StackedBars periods={periods} step={span.step} describedBy={zoneId} {...shown} />
          <p className="zone" id={zoneId}>
            {text.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
          </p>
          <details>
            <summary>{text.asTable}</summary>
            <ConsumptionTable periods={periods} {...shown} />
            <button
              type="button"
              className="button"
              onClick={() => saveFile(csvOf(linesOf(periods, by, nameOf)), `skein-usage-${by}.csv`)}
            >
              {text.csv}
            </button>
          </details>
        </>
      )}
    </section>
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
