import './passage.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { codeQuery } from '../code-query.ts'
import type { Quote } from './mark-quote.ts'
import { PassageBoundary } from './passage-boundary.tsx'
import { PlainPassage } from './plain-passage.tsx'
import { RecordTables } from './record-tables.tsx'
import { recordsIn } from './records-in.ts'

/** The code that renders Markdown, as for replies. */
const passageQuery = codeQuery('passage', async () => (await import('./passage.tsx')).Passage)

/** How the text of a document is to be read: with its Markdown, as tables of its rows, or as it stands. */
export type TextForm = 'markdown' | 'records' | 'plain'

/** As Markdown the characters and line breaks of other documents would be misread. */
export function formOf(mediaType: string | undefined): TextForm {
  if (mediaType === 'text/markdown') return 'markdown'
  return spreadsheets.test(mediaType ?? '') ? 'records' : 'plain'
}

const spreadsheets = /^text\/csv$|spreadsheet/

/** More quotes or lists within one another than anybody writes; each level takes time and a place in the page. */
const isTooDeep = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){50}/m

/** A part of a document as it is to be read, with the quote marked and in view. Nothing in it is active. */
export function PassageText({ form, source, start, end }: Quote & { form: TextForm }) {
  const place = useRef<HTMLDivElement>(null)
  const { data: Formatted } = useQuery({ ...passageQuery, enabled: form === 'markdown' })
  const blocks = useMemo(() => (form === 'records' ? recordsIn(source) : []), [form, source])
  const isRendered = form === 'markdown' && Formatted !== undefined && !isTooDeep.test(source)
  const plain = <PlainPassage source={source} start={start} end={end} />
  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage is scrolled to as well.
  useEffect(() => {
    void place.current?.querySelector('mark')?.scrollIntoView({ block: 'center' })
  }, [source, start, end, form, isRendered])
  return (
    <div ref={place} className={isRendered || form === 'records' ? 'passage' : undefined}>
      {isRendered ? (
        <PassageBoundary key={source} plain={plain}>
          <Formatted source={source} start={start} end={end} />
        </PassageBoundary>
      ) : form === 'records' ? (
        <RecordTables blocks={blocks} quote={{ source, start, end }} />
      ) : (
        plain
      )}
    </div>
  )
}
