import type { Segment } from '../../postings/segment.ts'
import type { Db } from '../database.ts'
import { insertRows } from '../statements/insert-rows.ts'
import { insertAliases, type NewAlias } from './alias-writes.ts'
import type { Corpus } from './corpus-writes.ts'

export type NewChunk = {
  readonly start: number
  readonly end: number
  /** The number of terms in its text. */
  readonly length: number
  /** `null` for the only chunk of a document, whose text is that of the document. */
  readonly text: string | null
  readonly features: Uint8Array
  readonly featureHeads: Uint8Array
}
/** Consecutive chunks of a document, and what was extracted from them. */
export type NewChunks = {
  /** The index of the first of these chunks within the document, from 0. */
  readonly firstIndex: number
  readonly chunks: readonly NewChunk[]
  readonly entities: ChunkCounts
  readonly aliases: readonly NewAlias[]
  readonly relationCount: number
}
/** How many of some chunks name each entity, by its key. */
export type ChunkCounts = ReadonlyMap<string, number>

/** What was extracted from some documents: the chunks of each, and the postings of all. */
export type NewContent = {
  readonly runs: readonly NewChunks[]
  /** The postings; their chunk numbers count from 0 through all runs. */
  readonly segment: Segment
}

/** A run of chunks with its place in the index. */
export type PlacedRun = {
  readonly docId: string
  /** The number of the document's first chunk. */
  readonly firstChunk: number
  readonly content: NewChunks
}

/** The counts that a document adds to its graph. */
export type ContentCounts = {
  readonly chunks: number
  readonly terms: number
  readonly relations: number
}

/** Adds chunks with the entities and aliases in them. `addSegment` adds their postings. */
export async function insertRuns(
  db: Db,
  corpus: Corpus,
  runs: readonly PlacedRun[],
): Promise<void> {
  await insertChunks(db, corpus, runs)
  await countEntities(db, corpus, sumOfEntities(runs))
  const aliases = runs.map((run) => ({ ...run, aliases: run.content.aliases }))
  await insertAliases(db, corpus, aliases)
}

/** The counts that a run of chunks adds to its graph. */
export function countsOf({ chunks, relationCount }: NewChunks): ContentCounts {
  const terms = chunks.reduce((sum, { length }) => sum + length, 0)
  return { chunks: chunks.length, terms, relations: relationCount }
}

/** Adds to the number of chunks that name each entity; negative counts subtract. */
export async function countEntities(
  db: Db,
  { corpus, graph }: Corpus,
  entities: ChunkCounts,
): Promise<void> {
  // In key order, the order of the table, so that neighbouring rows are written together.
  const keys = [...entities.keys()].sort()
  const rows = keys.map((key) => [corpus, graph, key, entities.get(key)])
  await insertRows(db, 'entities', ['corpus', 'graph', 'key', 'chunk_count'], rows, addToCount)
}

const addToCount = `on conflict (corpus, graph, key) do update
  set chunk_count = entities.chunk_count + excluded.chunk_count`

function sumOfEntities(runs: readonly PlacedRun[]): ChunkCounts {
  const counts = new Map<string, number>()
  for (const { content } of runs)
    for (const [key, chunkCount] of content.entities)
      counts.set(key, (counts.get(key) ?? 0) + chunkCount)
  return counts
}

async function insertChunks(db: Db, { corpus }: Corpus, runs: readonly PlacedRun[]): Promise<void> {
  const rows = runs.flatMap(({ docId, firstChunk, content }) =>
    content.chunks.map(({ start, end, length, text, features, featureHeads }, offset) => {
      const number = firstChunk + content.firstIndex + offset
      return [corpus, number, docId, start, end, length, text, features, featureHeads]
    }),
  )
  await insertRows(db, 'chunks', chunkColumns, rows)
}

const chunkColumns = [
  ...['corpus', 'number', 'doc_id', 'start', 'end', 'length', 'text'],
  ...['features', 'feature_heads'],
]
