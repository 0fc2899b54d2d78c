import './evidence.css'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import type { Citation } from '../../../../src/contract/chat/chat.ts'
import { documentQuery } from '../../documents/document-query.ts'
import { textQuery } from '../../documents/text-query.ts'
import { Skeleton } from '../../parts/lists/empty.tsx'
import { formOf, PassageText } from '../../parts/passage/passage-text.tsx'
import { strings } from '../../strings/strings.ts'
import { excerptOf } from './excerpt.ts'
import { placeOf } from './place-of.ts'
import { useBorrowedFocus } from './use-borrowed-focus.ts'

const text = strings.chat

/** The source of a sentence: the document, with the quoted passage marked. */
export function EvidencePanel({ citation, close }: { citation: Citation; close(): void }) {
  const { doc_id: docId, index, start, end } = citation
  const place = placeOf(citation)
  const { data: whole, error, isPending } = useQuery(textQuery(docId))
  const heading = useBorrowedFocus(docId, index)
  return (
    <aside
      className="evidence"
      aria-label={text.source}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          <span className="cite">{index}</span> {citation.title}
        </h2>
        <button
          type="button"
          className="button plain"
          aria-label={text.closeEvidence}
          onClick={close}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      {place.length > 0 && (
        <p className="where">
          <span className="hidden-text">{text.headings} </span>
          {place.join(' › ')}
        </p>
      )}
      {isPending ? (
        <Skeleton />
      ) : error ? (
        <Lost citation={citation} />
      ) : (
        <Marked whole={whole} citation={citation} />
      )}
      <footer>
        {!error && (
          <Link className="button" href={`/documents/${docId}?start=${start}&end=${end}`}>
            {text.openDocument}
          </Link>
        )}
        {citation.url && (
          <a
            className="button"
            href={webAddressOf(citation)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text.openWeb}
          </a>
        )}
      </footer>
    </aside>
  )
}

/** The address that a PDF is read at opens at the page of the quote. */
function webAddressOf({ url = '', location }: Citation): string {
  return location?.page === undefined || url.includes('#') ? url : `${url}#page=${location.page}`
}

/** The quote alone, as its document cannot be read any more. */
function Lost({ citation }: { citation: Citation }) {
  return (
    <>
      <p className="where">{text.lost}</p>
      <blockquote lang={citation.language} dir="auto">
        <mark>{citation.quote}</mark>
      </blockquote>
    </>
  )
}

/** The passage around the quote, which is marked in it. */
function Marked({ whole, citation }: { whole: string; citation: Citation }) {
  const { doc_id: docId, start, end, language } = citation
  const { data: document } = useQuery(documentQuery(docId))
  const excerpt = useMemo(() => excerptOf(whole, start, end), [whole, start, end])
  const form = formOf(document?.media_type)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <blockquote tabIndex={0} lang={language} dir="auto">
      {excerpt.isCutBefore && '… '}
      <PassageText
        form={excerpt.isWithinCode ? 'plain' : form}
        source={excerpt.source}
        start={excerpt.start}
        end={excerpt.end}
      />
      {excerpt.isCutAfter && ' …'}
    </blockquote>
  )
}
