import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatNumber } from '../parts/format.ts'
import { strings } from '../strings/strings.ts'
import { usageQuery } from '../usage/usage-query.ts'

/** A balance below this many tokens is shown as low. */
const lowTokens = 50

/** The balance, shown in every view. */
export function BalancePill() {
  const { data: usage } = useQuery(usageQuery)
  if (!usage) return null
  return (
    <Link href="/usage" className={usage.balance < lowTokens ? 'balance low' : 'balance'}>
      {strings.usage.tokens(formatNumber(usage.balance))}
    </Link>
  )
}
