import { formatAgo, formatTime } from './format.ts'

/** A time relative to now; the exact time as a tooltip. */
export function Ago({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatTime(instant)}>
      {formatAgo(instant)}
    </time>
  )
}
