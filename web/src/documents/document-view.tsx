import './documents.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { Skeleton } from '../parts/empty.tsx'
import { formatNumber, formatTime } from '../parts/format.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { View } from '../parts/view.tsx'
import { serviceUrl } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { ChunkList } from './chunk-list.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { documentQuery } from './document-query.ts'
import { textQuery } from './text-query.ts'

const text = strings.documents
/** The most characters shown; more would make the page slow. The file has all. */
const charactersShownMax = 400_000

/** A document with its text; `?start=` and `?end=` mark a passage. */
export function DocumentView() {
  const { document: docId = '' } = useParams<{ document: string }>()
  const [, navigate] = useLocation()
  const [deleting, setDeleting] = useState(false)
  const showsChunks = useSearchParams()[0].get('show') === 'chunks'
  const { data: document, error, refetch } = useQuery(documentQuery(docId))
  if (error) {
    return (
      <View title={text.title}>
        <ProblemNote error={error} refetch={() => void refetch()}>
          <Link href="/documents" className="button">
            {text.title}
          </Link>
        </ProblemNote>
      </View>
    )
  }
  if (!document) {
    return (
      <div className="view">
        <Skeleton />
      </div>
    )
  }
  const facts = [
    text.states[document.status],
    document.media_type,
    text.charactersOf(formatNumber(document.characters)),
    text.chunksOf(formatNumber(document.chunks)),
    formatTime(document.created_at),
  ]
  return (
    <View
      title={document.title}
      lead={facts.join(' · ')}
      actions={<Actions document={document} remove={() => setDeleting(true)} />}
    >
      {document.failure && <p className="status bad">{document.failure}</p>}
      <Tabs docId={docId} showsChunks={showsChunks} />
      {showsChunks ? <ChunkList document={document} /> : <Text docId={docId} />}
      {deleting && (
        <DeleteDocument
          document={document}
          close={() => setDeleting(false)}
          deleted={() => navigate('/documents')}
        />
      )}
    </View>
  )
}

/** An offset into the text, as the address has it; 0 if it is no number. */
function offsetOf(written: string | null, whole: string): number {
  const offset = Math.trunc(Number(written))
  return offset > 0 ? Math.min(offset, whole.length) : 0
}

function Actions({ document, remove }: { document: Document; remove(): void }) {
  const { doc_id: docId, title, media_type } = document
  return (
    <>
      <Link href={`/chat?in=${docId}`} className="button primary">
        {text.ask}
      </Link>
      {/* What was no file has no name of its own; a name that the service gives comes first. */}
      <a
        className="button"
        href={`${serviceUrl}/documents/${docId}/content?format=original`}
        download={`${title}.${media_type === 'text/markdown' ? 'md' : 'txt'}`}
      >
        {text.download}
      </a>
      <button type="button" className="button danger" onClick={remove}>
        {text.delete}
      </button>
    </>
  )
}

function Tabs({ docId, showsChunks }: { docId: string; showsChunks: boolean }) {
  return (
    <nav className="tabs" aria-label={text.shown}>
      <Link href={`/documents/${docId}`} aria-current={showsChunks ? undefined : 'page'}>
        {text.text}
      </Link>
      <Link
        href={`/documents/${docId}?show=chunks`}
        aria-current={showsChunks ? 'page' : undefined}
      >
        {text.chunksAndNames}
      </Link>
    </nav>
  )
}

function Text({ docId }: { docId: string }) {
  const { data, error, refetch } = useQuery(textQuery(docId))
  if (error) return <ProblemNote error={error} refetch={() => void refetch()} />
  return data === undefined ? <Skeleton /> : <TextWithMark whole={data} />
}

function TextWithMark({ whole }: { whole: string }) {
  const [search] = useSearchParams()
  const mark = useRef<HTMLElement>(null)
  const start = offsetOf(search.get('start'), whole)
  const end = offsetOf(search.get('end'), whole)
  useEffect(() => {
    void mark.current?.scrollIntoView({ block: 'center' })
  }, [])
  const first = Math.max(0, start - charactersShownMax / 2)
  const last = Math.min(whole.length, first + charactersShownMax)
  return (
    <article className="card text">
      {first > 0 && <p className="cut">{text.cut}</p>}
      {whole.slice(first, start)}
      {end > start && <mark ref={mark}>{whole.slice(start, end)}</mark>}
      {whole.slice(Math.max(start, end), last)}
      {last < whole.length && <p className="cut">{text.cut}</p>}
    </article>
  )
}
