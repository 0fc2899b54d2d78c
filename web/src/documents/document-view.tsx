import './documents.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { formatNumber, formatTime } from '../parts/format.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { saidByService } from '../parts/notes/said-by-service.ts'
import { formOf } from '../parts/passage/passage-text.tsx'
import { View } from '../parts/view.tsx'
import { serviceUrl } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { ChunkList } from './chunk-list.tsx'
import { DeleteDocuments } from './delete-documents.tsx'
import { documentQuery } from './document-query.ts'
import { DocumentText } from './document-text.tsx'
import { statusOf } from './status-word.tsx'

const text = strings.documents

/** A document with its text, to be read or as its source; `?start=` and `?end=` mark a passage. */
export function DocumentView() {
  const { document: docId = '' } = useParams<{ document: string }>()
  const [, navigate] = useLocation()
  const [deleting, setDeleting] = useState(false)
  const shown = useSearchParams()[0].get('show')
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
  const { read_by_ocr: ocr, not_read: left } = document.metadata ?? {}
  const facts = [
    statusOf(document),
    document.media_type,
    ...(document.reading
      ? []
      : [
          text.charactersOf(formatNumber(document.characters)),
          text.chunksOf(formatNumber(document.chunks)),
        ]),
    formatTime(document.created_at),
    ...(ocr ? [text.readByOcr(pagesOf(ocr))] : []),
  ]
  return (
    <View
      title={document.title}
      lead={facts.join(' · ')}
      actions={<Actions document={document} remove={() => setDeleting(true)} />}
    >
      {document.failure && <p className="status bad">{saidByService(document.failure)}</p>}
      {left && <p className="status bad">{text.notRead(pagesOf(left))}</p>}
      {document.reading ? (
        <p role="status">{text.notReadYet}</p>
      ) : (
        <>
          <Tabs document={document} shown={shown} />
          {shown === 'chunks' ? (
            <ChunkList document={document} />
          ) : (
            <DocumentText document={document} isSource={shown === 'source'} />
          )}
        </>
      )}
      {deleting && (
        <DeleteDocuments
          documents={[document]}
          close={() => setDeleting(false)}
          deleted={() => navigate('/documents')}
        />
      )}
    </View>
  )
}

/** `pages 1 to 3, 7` → `1–3, 7` */
function pagesOf(named: string): string {
  return named.replaceAll(/\bpages? (?=\d)/g, '').replaceAll(/(?<=\d) to (?=\d)/g, '–')
}

function Actions({ document, remove }: { document: Document; remove(): void }) {
  const { doc_id: docId, title, media_type, reading } = document
  return (
    <>
      {!reading && (
        <Link href={`/chat?in=${docId}`} className="button primary">
          {text.ask}
        </Link>
      )}
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

/** What can be shown of a document. Its source is the same as its text where there is nothing to render. */
function Tabs({ document, shown }: { document: Document; shown: string | null }) {
  const [search] = useSearchParams()
  const hasSource = formOf(document.media_type) !== 'plain'
  const tabs = [
    ['', text.text],
    ...(hasSource ? ([['source', text.source]] as const) : []),
    ['chunks', text.chunksAndNames],
  ] as const
  // The passage stays marked.
  const pathOf = (show: string) => {
    const next = new URLSearchParams(search)
    if (show === '') next.delete('show')
    else next.set('show', show)
    return `/documents/${document.doc_id}${next.size > 0 ? `?${next}` : ''}`
  }
  return (
    <nav className="tabs" aria-label={text.shown}>
      {tabs.map(([show, name]) => (
        <Link
          key={show}
          href={pathOf(show)}
          aria-current={show === (shown ?? '') ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
