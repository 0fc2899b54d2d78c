import { formatAgo, formatTime } from './format.ts'

/** How long ago something was, or in how long it will be; the exact time for those who point at it. */
export function Ago({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatTime(instant)}>
      {formatAgo(instant)}
    </time>
  )
}
