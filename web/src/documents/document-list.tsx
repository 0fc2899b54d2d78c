import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { Ago } from '../parts/ago.tsx'
import { Empty } from '../parts/empty.tsx'
import { Field } from '../parts/field.tsx'
import { formatNumber } from '../parts/format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { useIsLeaving } from '../parts/removals.ts'
import { type Column, Table } from '../parts/table.tsx'
import { serviceUrl } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { DeleteDocument, documentPath } from './delete-document.tsx'
import { documentsQuery } from './documents-query.ts'
import { graphPath, graphsQuery } from './graphs-query.ts'
import { StatusWord } from './status-word.tsx'
import { useSought } from './use-sought.ts'

const text = strings.documents
/** From this many documents on, a search field is shown. */
const soughtFrom = 10
/** How many of the newest documents are searched, with 20 calls. */
const soughtMax = 2_000

/** The documents of a graph, or all, and a search among them. */
export function DocumentList(props: {
  graphId: string | undefined
  /** Shown if there are no documents. */
  none: ReactNode
}) {
  const [sought, seek] = useSought()
  const graphs = useQuery(graphsQuery).data?.data ?? []
  const graphOf = ({ graph_id }: Document) =>
    props.graphId === undefined ? graphs.find((graph) => graph.graph_id === graph_id)?.name : ''
  const [deleting, setDeleting] = useState<Document>()
  const isLeaving = useIsLeaving()
  const words = wordsOf(sought)
  const { query, isWhole } = useDocuments(props.graphId, words.length > 0)
  return (
    <>
      <PagedList
        query={query}
        empty={
          <Empty icon={FileText} title={text.none}>
            {props.none}
          </Empty>
        }
      >
        {(listed) => {
          const documents = listed.filter(
            ({ doc_id, graph_id }) =>
              !isLeaving(documentPath(doc_id)) && !isLeaving(graphPath(graph_id)),
          )
          const found = documents.filter(({ title }) => hasAll(title, words))
          return (
            <>
              {documents.length >= soughtFrom && (
                <FindField sought={sought} seek={seek}>
                  {words.length > 0 && saidOf(found.length, documents.length, isWhole)}
                </FindField>
              )}
              {found.length > 0 && (
                <Table
                  label={text.title}
                  rows={found}
                  columns={columnsWith(setDeleting, graphOf)}
                  keyOf={({ doc_id }) => doc_id}
                />
              )}
              {documents.length > 0 && <ExportLink graphId={props.graphId} />}
            </>
          )
        }}
      </PagedList>
      {deleting && <DeleteDocument document={deleting} close={() => setDeleting(undefined)} />}
    </>
  )
}

/** Downloads the text of all these documents. */
function ExportLink({ graphId }: { graphId: string | undefined }) {
  const which = graphId === undefined ? '' : `?${new URLSearchParams({ graph_id: graphId })}`
  return (
    <p>
      <a href={`${serviceUrl}/documents/export${which}`} download>
        {text.export}
      </a>
    </p>
  )
}

/** The search field; `children` say what was found. */
function FindField(props: { sought: string; seek(sought: string): void; children: ReactNode }) {
  return (
    <div className="find">
      <Field label={text.find}>
        {(field) => (
          <input
            {...field}
            type="search"
            value={props.sought}
            onChange={(event) => props.seek(event.target.value)}
          />
        )}
      </Field>
      <p className="hint" role="status">
        {props.children}
      </p>
    </div>
  )
}

/** The list of documents; during a search, its further pages are read until it is complete. */
function useDocuments(graphId: string | undefined, isSought: boolean) {
  const query = useInfiniteQuery(documentsQuery(graphId))
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = query
  const count = data?.pages.reduce((sum, page) => sum + page.data.length, 0) ?? 0
  const goesOn = isSought && hasNextPage && count < soughtMax
  useEffect(() => {
    if (goesOn && !isFetching && !isError) void fetchNextPage()
  }, [goesOn, isFetching, isError, fetchNextPage])
  return { query, isWhole: goesOn ? undefined : !hasNextPage }
}

/** The message about the search; `isWhole` is missing until it is known. */
function saidOf(found: number, all: number, isWhole: boolean | undefined): string {
  if (isWhole === undefined) return text.finding
  const said = isWhole ? text.found : text.foundAmongNewest
  return `${said(formatNumber(found), formatNumber(all))}${found === 0 ? ` ${text.noneFound}` : ''}`
}

function hasAll(title: string, words: readonly string[]): boolean {
  const plain = plainOf(title)
  return words.every((word) => plain.includes(word))
}

function wordsOf(sought: string): readonly string[] {
  return plainOf(sought)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Normalises text for the search: lower case without accents. */
function plainOf(words: string): string {
  return words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
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
            {failure && <small>{failure}</small>}
          </>
        )
      },
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
