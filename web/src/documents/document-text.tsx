import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { formOf, PassageText } from '../parts/passage/passage-text.tsx'
import { strings } from '../strings/strings.ts'
import { partsOf } from './parts-of.ts'
import { textQuery } from './text-query.ts'

const text = strings.documents
/** How many characters more are shown at a time. Millions of them make a browser slow. */
const charactersAtOnce = 400_000
/** How many parts are shown above the marked one. */
const partsBefore = 2

/** The text of a document, with the passage of the address marked. */
export function DocumentText(props: { document: Document; isSource: boolean }) {
  const { doc_id, media_type } = props.document
  const { data, error, refetch } = useQuery(textQuery(doc_id))
  const [search] = useSearchParams()
  if (error) return <ProblemNote error={error} refetch={() => void refetch()} />
  if (data === undefined) return <Skeleton />
  const [start, end] = [offsetOf(search.get('start'), data), offsetOf(search.get('end'), data)]
  const form = props.isSource ? 'plain' : formOf(media_type)
  return <Parts key={`${form} ${start}`} whole={data} start={start} end={end} form={form} />
}

/** An offset into the text, as the address has it; 0 if it is no number. */
function offsetOf(written: string | null, whole: string): number {
  const offset = Math.trunc(Number(written))
  return offset > 0 ? Math.min(offset, whole.length) : 0
}

/** The parts of a text around the marked passage, and buttons for those before and after them. */
function Parts(props: {
  whole: string
  start: number
  end: number
  form: ReturnType<typeof formOf>
}) {
  const { whole, start, end, form } = props
  const parts = useMemo(() => partsOf(whole, form), [whole, form])
  const marked = Math.max(
    0,
    parts.findIndex((part) => start < part.end),
  )
  const begin = Math.max(0, marked - partsBefore)
  const [first, setFirst] = useState(begin)
  const [wanted, setWanted] = useState(1)
  const limit = (parts[begin]?.start ?? 0) + wanted * charactersAtOnce
  const beyond = parts.findIndex((part) => part.start >= limit)
  const last = beyond === -1 ? parts.length : beyond
  const drawn = useGrowing(marked + 1, last)
  return (
    <article className="card text">
      {first > 0 && (
        <button type="button" className="button" onClick={() => setFirst(first - 1)}>
          {text.partBefore}
        </button>
      )}
      {parts.slice(first, drawn).map((part) => (
        <PassageText
          key={part.start}
          form={part.isWithinCode ? 'plain' : form}
          source={whole.slice(part.start, part.end)}
          start={start - part.start}
          end={end - part.start}
        />
      ))}
      {last < parts.length && (
        <button type="button" className="button" onClick={() => setWanted(wanted + 1)}>
          {text.nextPart}
        </button>
      )}
    </article>
  )
}

/** Counts up to `last` one by one, so that what is shown first can be read while the rest is being rendered. */
function useGrowing(atFirst: number, last: number): number {
  const [count, setCount] = useState(Math.min(atFirst, last))
  useEffect(() => {
    if (count < last) startTransition(() => setCount(count + 1))
  }, [count, last])
  return count
}
