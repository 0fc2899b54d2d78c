import './documents.css'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Document } from '../../../src/contract/documents.ts'
import { Empty } from '../parts/empty.tsx'
import { formatAgo, formatNumber, formatTime } from '../parts/format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useIsLeaving } from '../parts/removals.ts'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'
import { DeleteDocument, documentPath } from './delete-document.tsx'
import { documentsQuery } from './documents-query.ts'
import { DropZone } from './drop-zone.tsx'
import { addSampleLibrary } from './sample-library.ts'
import { useUploads } from './use-uploads.ts'

const text = strings.documents

/** The documents, and the way to add more. */
export function DocumentsView() {
  const { uploads, add, addPage, forget } = useUploads()
  const isLeaving = useIsLeaving()
  const isStaying = ({ doc_id }: Document) => !isLeaving(documentPath(doc_id))
  const [deleting, setDeleting] = useState<Document>()
  const query = useInfiniteQuery(documentsQuery)
  return (
    <View title={text.title} lead={text.lead}>
      <DropZone {...{ uploads, add, addPage, forget }} />
      <PagedList
        query={query}
        empty={
          <Empty icon={FileText} title={text.none}>
            <p>{text.noneMeans}</p>
            <AddSamples />
          </Empty>
        }
      >
        {(documents) => (
          <div className="scroll card">
            <table className="table documents">
              <thead>
                <tr>
                  <th scope="col">{text.name}</th>
                  <th scope="col">{text.status}</th>
                  <th scope="col" className="number">
                    {text.characters}
                  </th>
                  <th scope="col" className="number">
                    {text.chunks}
                  </th>
                  <th scope="col">{text.added}</th>
                  <th scope="col">
                    <span className="hidden-text">{text.actions}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {documents.filter(isStaying).map((document) => (
                  <Row
                    key={document.doc_id}
                    document={document}
                    remove={() => setDeleting(document)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PagedList>
      {deleting && <DeleteDocument document={deleting} close={() => setDeleting(undefined)} />}
    </View>
  )
}

export const tones = { ready: 'good', indexing: 'busy', failed: 'bad' } as const

function Row({ document, remove }: { document: Document; remove(): void }) {
  return (
    <tr>
      <td className="name">
        <Link href={`/documents/${document.doc_id}`}>{document.title}</Link>
        {document.failure && <small>{document.failure}</small>}
      </td>
      <td>
        <span className={`status ${tones[document.status]}`}>{text.states[document.status]}</span>
      </td>
      <td className="number">{formatNumber(document.characters)}</td>
      <td className="number">{formatNumber(document.chunks)}</td>
      <td className="nowrap" title={formatTime(document.created_at)}>
        {formatAgo(document.created_at)}
      </td>
      <td>
        <button
          type="button"
          className="button plain small danger"
          aria-label={`${text.delete}: ${document.title}`}
          onClick={remove}
        >
          {text.delete}
        </button>
      </td>
    </tr>
  )
}

function AddSamples() {
  const queries = useQueryClient()
  const adding = useMutation({
    mutationFn: addSampleLibrary,
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={adding.isPending}
        onClick={() => adding.mutate()}
      >
        {text.addSamples}
      </button>
      {adding.error && <ProblemNote error={adding.error} />}
    </>
  )
}
