import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { Field } from '../parts/field.tsx'
import { formatNumber } from '../parts/format.ts'
import { Empty } from '../parts/lists/empty.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { useIsLeaving } from '../parts/removals/removals.ts'
import { serviceUrl } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { documentPath } from './delete-documents.tsx'
import { DocumentTable } from './document-table.tsx'
import { documentsQuery } from './documents-query.ts'
import { graphPath, graphsQuery } from './graphs-query.ts'
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
  const isLeaving = useIsLeaving()
  const words = wordsOf(sought)
  const { query, isWhole } = useDocuments(props.graphId, words.length > 0)
  return (
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
            {found.length > 0 && <DocumentTable documents={found} graphOf={graphOf} />}
            {documents.length > 0 && <ExportLink graphId={props.graphId} />}
          </>
        )
      }}
    </PagedList>
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
