import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { Link } from 'wouter'
import type { Chunk } from '../../../src/contract/documents/document-chunks.ts'
import type { Document } from '../../../src/contract/documents/documents.ts'
import { formatNumber } from '../parts/format.ts'
import { Empty } from '../parts/lists/empty.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'

const text = strings.documents

function chunksQuery(doc_id: string) {
  return infiniteQueryOptions({
    queryKey: ['chunks', doc_id],
    queryFn: ({ pageParam, signal }) =>
      service.call('listChunks', { doc_id, limit: 25, starting_after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
}

/** The chunks of a document, each with its range in the text and its entities. */
export function ChunkList({ document }: { document: Document }) {
  const query = useInfiniteQuery(chunksQuery(document.doc_id))
  return (
    <PagedList query={query} empty={<Empty icon={Layers} title={text.noChunks} />}>
      {(chunks) => (
        <>
          <p className="lead">
            {text.chunksShown(formatNumber(chunks.length), formatNumber(document.chunks))}
          </p>
          <ol className="chunks">
            {chunks.map((chunk) => (
              <ChunkCard key={chunk.start} chunk={chunk} document={document} />
            ))}
          </ol>
        </>
      )}
    </PagedList>
  )
}

function ChunkCard({ chunk, document }: { chunk: Chunk; document: Document }) {
  const { start, end, nodes } = chunk
  return (
    <li className="card">
      <Link className="place" href={`/documents/${document.doc_id}?start=${start}&end=${end}`}>
        {text.place(formatNumber(start), formatNumber(end))}
      </Link>
      <p className="chunk-text">{chunk.text}</p>
      {nodes.length > 0 && (
        <ul className="names" aria-label={text.names}>
          {nodes.map(({ node_id, name, mentions }) => (
            <li key={node_id}>
              <Link href={`/graphs/${document.graph_id}?node=${node_id}`}>{name}</Link>
              {mentions > 1 && ` ×${formatNumber(mentions)}`}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
