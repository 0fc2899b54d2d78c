import './usage.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { formatNumber } from '../parts/format.ts'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'
import { Consumption } from './consumption.tsx'
import { divisions } from './divisions.ts'
import { LedgerTable } from './ledger-table.tsx'
import { dayName, endOf, spanOf, spanOfDay, spansOffered } from './periods.ts'
import { usageQuery } from './usage-query.ts'

const text = strings.usage

/**
 * The balance, the consumption and the ledger. Choosing a day shows its hours, choosing an hour its ledger entries; the
 * selection is in the address.
 */
export function UsageView() {
  const { data: usage, error, refetch } = useQuery(usageQuery)
  const [search, setSearch] = useSearchParams()
  const spanName = spansOffered.find((name) => name === search.get('span')) ?? '30d'
  const day = search.get('day') ?? ''
  const span = useMemo(() => spanOfDay(day) ?? spanOf(spanName), [day, spanName])
  const hour = search.get('hour')
  const change = (name: string, value: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      after.set(name, value)
      if (name === 'span') for (const inside of ['day', 'hour']) after.delete(inside)
      return after
    })
  const choose = (start: Date) =>
    span.step === 'day' ? change('day', dayName(start)) : change('hour', start.toISOString())
  const start = hour === null ? Number.NaN : Date.parse(hour)
  const within = Number.isNaN(start)
    ? span
    : { from: new Date(start), to: endOf(new Date(start), 'hour') }
  const isChosen = search.has('day') || search.has('hour')
  return (
    <View title={text.title} lead={text.lead}>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : (
        <dl className="totals">
          <Total label={text.balance} amount={usage?.balance} />
          <Total label={text.held} amount={usage?.held} />
          <Total label={text.today} amount={usage?.consumed.today} />
          <Total label={text.last30} amount={usage?.consumed.last_30_days} />
        </dl>
      )}
      <Consumption
        span={span}
        spanName={day === '' ? spanName : undefined}
        by={divisions.find((name) => name === search.get('by')) ?? 'operation'}
        change={change}
        choose={choose}
      />
      <LedgerTable
        within={isChosen ? within : undefined}
        everything={() => change('span', spanName)}
      />
    </View>
  )
}

function Total({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <div className="card">
      <dt>{label}</dt>
      <dd aria-busy={amount === undefined}>{amount === undefined ? '…' : formatNumber(amount)}</dd>
    </div>
  )
}
