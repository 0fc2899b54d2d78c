import './usage.css'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../parts/empty.tsx'
import { formatNumber } from '../parts/format.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'
import { Consumption } from './consumption.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { usageQuery } from './usage-query.ts'

const text = strings.usage

/** The balance, what was spent on what, and every movement. */
export function UsageView() {
  const { data: usage, error, refetch } = useQuery(usageQuery)
  return (
    <View title={text.title} lead={text.lead}>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : !usage ? (
        <Skeleton />
      ) : (
        <dl className="totals">
          <Total label={text.balance} amount={usage.balance} />
          <Total label={text.held} amount={usage.held} />
          <Total label={text.today} amount={usage.consumed.today} />
          <Total label={text.last30} amount={usage.consumed.last_30_days} />
        </dl>
      )}
      <Consumption />
      <LedgerTable />
    </View>
  )
}

function Total({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="card">
      <dt>{label}</dt>
      <dd>{formatNumber(amount)}</dd>
    </div>
  )
}
