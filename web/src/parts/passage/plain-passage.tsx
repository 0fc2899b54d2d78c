import type { Quote } from './mark-quote.ts'

/** The text from `from` to `to` as it stands, by default all of it, with what of the quote is in it marked. */
export function PlainPassage(props: Quote & { from?: number; to?: number }) {
  const { source, from = 0, to = source.length } = props
  const within = (offset: number) => Math.min(Math.max(offset, from), to)
  const [start, end] = [within(props.start), within(props.end)]
  return (
    <>
      {source.slice(from, start)}
      {end > start && <mark>{source.slice(start, end)}</mark>}
      {source.slice(Math.max(start, end), to)}
    </>
  )
}
