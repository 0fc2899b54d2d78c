import { useState } from 'react'
import { Link } from 'wouter'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { Ago } from '../parts/ago.tsx'
import { formatNumber } from '../parts/format.ts'
import { useSelection } from '../parts/lists/selection.tsx'
import { type Column, Table } from '../parts/lists/table.tsx'
import { saidByService } from '../parts/notes/said-by-service.ts'
import { strings } from '../strings/strings.ts'
import { DeleteDocuments } from './delete-documents.tsx'
import { StatusWord } from './status-word.tsx'

const text = strings.documents

/** Documents as rows, of which one or several can be deleted. */
export function DocumentTable(props: {
  documents: readonly Document[]
  /** The name of a document's graph; empty if all are in it. */
  graphOf(document: Document): string | undefined
}) {
  const { documents, graphOf } = props
  const [deleting, setDeleting] = useState<readonly Document[]>([])
  const selection = useSelection(documents, keyOf, ({ title }) => title)
  const columns = columnsWith((document) => setDeleting([document]), graphOf)
  return (
    <>
      <Table
        label={text.title}
        rows={documents}
        columns={[selection.column, ...columns]}
        keyOf={keyOf}
      />
      <Selected
        documents={selection.rows}
        clear={selection.clear}
        remove={() => setDeleting(selection.rows)}
      />
      {deleting.length > 0 && (
        <DeleteDocuments documents={deleting} close={() => setDeleting([])} />
      )}
    </>
  )
}

/** How many documents are selected, and what can be done with them; in reach however long the list is. */
function Selected(props: { documents: readonly Document[]; clear(): void; remove(): void }) {
  const { length } = props.documents
  const count = formatNumber(length)
  return (
    <div className="selected">
      <p role="status">{length > 0 && text.selected(count)}</p>
      {length > 0 && (
        <>
          <button type="button" className="button small" onClick={props.clear}>
            {strings.common.clearSelection}
          </button>
          <button type="button" className="button small danger" onClick={props.remove}>
            {text.deleteSelected(count)}
          </button>
        </>
      )}
    </div>
  )
}

function keyOf({ doc_id }: Document): string {
  return doc_id
}

/** Where a document came from: the site or the file, unless that is its title, and its graph, unless all are in it. */
function originOf({ url, metadata, title }: Document, graph: string | undefined): string {
  const file = metadata?.filename ?? ''
  const origins = [url === undefined ? file : new URL(url).host, graph === 'default' ? '' : graph]
  return origins.filter((origin) => origin && origin !== title).join(' · ')
}

function columnsWith(
  remove: (document: Document) => void,
  graphOf: (document: Document) => string | undefined,
): readonly Column<Document>[] {
  return [
    {
      name: text.name,
      kind: 'name',
      cell: (document) => {
        const { doc_id, title, failure } = document
        const origin = originOf(document, graphOf(document))
        return (
          <>
            <Link href={`/documents/${doc_id}`}>{title}</Link>
            {origin && <small className="origin">{origin}</small>}
            {failure && <small>{saidByService(failure)}</small>}
          </>
        )
      },
    },
    {
      name: text.status,
      cell: (document) => <StatusWord document={document} />,
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
