import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Citation } from '../../../src/contract/chat/chat.ts'
import { textQuery } from '../documents/text-query.ts'
import { Skeleton } from '../parts/empty.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.chat
/** How many characters of the document stand around the quote. */
const aroundMax = 1_200

/** The source of a sentence: the document at the passage, which is marked. */
export function EvidencePanel({ citation, close }: { citation: Citation; close(): void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { doc_id: docId, index, start, end } = citation
  const headings = citation.location?.headings.filter((each) => each !== citation.title) ?? []
  const { data: whole, error, isPending } = useQuery(textQuery(docId))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source begins with its heading.
  useEffect(() => heading.current?.focus(), [docId, index])
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
      {headings.length > 0 && (
        <p className="where">
          <span className="hidden-text">{text.headings} </span>
          {headings.join(' › ')}
        </p>
      )}
      {isPending ? (
        <Skeleton />
      ) : error ? (
        <>
          <p className="where">{text.lost}</p>
          <blockquote lang={citation.language} dir="auto">
            <mark>{citation.quote}</mark>
          </blockquote>
        </>
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
          <a className="button" href={citation.url} target="_blank" rel="noopener noreferrer">
            {text.openWeb}
          </a>
        )}
      </footer>
    </aside>
  )
}

function Marked({ whole, citation }: { whole: string; citation: Citation }) {
  const { start, end, language } = citation
  const mark = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage is scrolled to as well.
  useEffect(() => {
    void mark.current?.scrollIntoView({ block: 'center' })
  }, [whole, start])
  const first = Math.max(0, start - aroundMax)
  const last = Math.min(whole.length, end + aroundMax)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <blockquote tabIndex={0} lang={language} dir="auto">
      {first > 0 && '… '}
      {whole.slice(first, start)}
      <mark ref={mark}>{whole.slice(start, end)}</mark>
      {whole.slice(end, last)}
      {last < whole.length && ' …'}
    </blockquote>
  )
}
