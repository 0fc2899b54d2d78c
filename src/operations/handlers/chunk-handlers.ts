import type { Chunk } from '../../contract/documents/document-chunks.ts'
import type { Library } from '../../documents/library.ts'
import { decoded, type ReadChunk } from '../../knowledge-graph/read-chunks.ts'
import type { FactStore } from '../../storage/knowledge-graph/fact-store.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { badCursor } from '../input/page-of.ts'

export function chunkHandlers(library: Library, facts: FactStore): Pick<Handlers, 'listChunks'> {
  return {
    listChunks: async ({ doc_id, limit, starting_after }, { accountId }) => {
      const { graphId } = await library.get(accountId, doc_id)
      const after = numberOf(starting_after)
      const rows = await facts.chunksOfDocument({ accountId, docId: doc_id }, after, limit + 1)
      const entries = rows
        .slice(0, limit)
        .map((row) => ({ id: String(row.number), ...decoded(graphId, row) }))
      return listAnswer({ entries, hasMore: rows.length > limit }, chunkOf)
    },
  }
}

/** Parses a cursor, which is the number of a chunk; -1 without one. */
function numberOf(cursor: string | undefined): number {
  if (cursor === undefined) return -1
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor)
  throw badCursor()
}

function chunkOf({ start, end, text, entities }: ReadChunk): Chunk {
  const named = entities.filter(({ kind }) => kind !== 'keyword')
  const nodes = named.map(({ id, name, mentions }) => ({
    node_id: id,
    name,
    mentions: mentions.length,
  }))
  return { object: 'chunk', start, end, text, nodes }
}
