import './documents.css'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { Ago } from '../parts/ago.tsx'
import { Empty } from '../parts/empty.tsx'
import { formatNumber } from '../parts/format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useIsLeaving } from '../parts/removals.ts'
import { type Column, Table } from '../parts/table.tsx'
import { View } from '../parts/view.tsx'
import { installationQuery } from '../settings/installation-query.ts'
import { strings } from '../strings/strings.ts'
import { DeleteDocument, documentPath } from './delete-document.tsx'
import { documentsQuery } from './documents-query.ts'
import { DropZone } from './drop-zone.tsx'
import { addSampleLibrary } from './sample-library.ts'
import { StatusWord } from './status-word.tsx'
import { useUploads } from './use-uploads.ts'

const text = strings.documents

/** The documents, and the way to add more. */
export function DocumentsView() {
  const bytesMax = useQuery(installationQuery).data?.upload_bytes_max
  const { uploads, add, addPage, forget } = useUploads(bytesMax)
  const isLeaving = useIsLeaving()
  const isStaying = ({ doc_id }: Document) => !isLeaving(documentPath(doc_id))
  const [deleting, setDeleting] = useState<Document>()
  const query = useInfiniteQuery(documentsQuery)
  return (
    <View title={text.title} lead={text.lead}>
      <DropZone uploads={uploads} bytesMax={bytesMax} add={add} addPage={addPage} forget={forget} />
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
          <Table
            label={text.title}
            rows={documents.filter(isStaying)}
            columns={columnsWith(setDeleting)}
            keyOf={({ doc_id }) => doc_id}
          />
        )}
      </PagedList>
      {deleting && <DeleteDocument document={deleting} close={() => setDeleting(undefined)} />}
    </View>
  )
}

function columnsWith(remove: (document: Document) => void): readonly Column<Document>[] {
  return [
    {
      name: text.name,
      kind: 'name',
      cell: ({ doc_id, title, failure }) => (
        <>
          <Link href={`/documents/${doc_id}`}>{title}</Link>
          {failure && <small>{failure}</small>}
        </>
      ),
    },
    {
      name: text.status,
      cell: ({ status }) => <StatusWord status={status} />,
    },
    { name: text.characters, kind: 'number', cell: ({ characters }) => formatNumber(characters) },
    { name: text.chunks, kind: 'number', cell: ({ chunks }) => formatNumber(chunks) },
    { name: text.added, kind: 'short', cell: ({ created_at }) => <Ago instant={created_at} /> },
    {
      name: text.actions,
      kind: 'actions',
      cell: (document) => (
        <button
          type="button"
          className="button plain small danger"
          aria-label={`${text.delete}: ${document.title}`}
          onClick={() => remove(document)}
        >
          {text.delete}
        </button>
      ),
    },
  ]
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
