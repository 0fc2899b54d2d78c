import type { Kysely } from 'kysely'
import type { Corpus } from './corpus-writes.ts'
import type { AliasKind, Database } from './database.ts'
import type { ChunkRange } from './index-view.ts'
import { insertRows } from './insert-rows.ts'

type Db = Kysely<Database>

/** A name that a document shows to mean an entity with another, fuller name. */
export type NewAlias = {
  /** Of the chunk that shows it, within the document. */
  readonly index: number
  readonly key: string
  readonly entityKey: string
  readonly kind: AliasKind
  /** The sentence of that chunk that shows it; its range counts from the start of the document. */
  readonly sentence: readonly [start: number, end: number]
}

/** The aliases of a run of a document whose first chunk has the number `firstChunk`. */
export type AliasRun = { readonly firstChunk: number; readonly aliases: readonly NewAlias[] }

/** Adds what chunks show. Nothing that is known of other chunks changes. */
export async function insertAliases(
  db: Db,
  { corpus, graph }: Corpus,
  runs: readonly AliasRun[],
): Promise<void> {
  const rows = runs.flatMap(({ firstChunk, aliases }) =>
    aliases.map(({ index, key, entityKey, kind, sentence }) => {
      return [corpus, firstChunk + index, key, entityKey, graph, kind, ...sentence]
    }),
  )
  await insertRows(db, 'aliases', columns, rows)
}

const columns = [
  ...['corpus', 'chunk', 'key', 'entity_key', 'graph', 'kind'],
  ...['sentence_start', 'sentence_end'],
]

/** Removes what the chunks of the range show. Both ends belong to it. */
export async function removeAliases(
  db: Db,
  { corpus }: Corpus,
  { first, last }: ChunkRange,
): Promise<void> {
  await db
    .deleteFrom('aliases')
    .where('corpus', '=', corpus)
    .where('chunk', '>=', first)
    .where('chunk', '<=', last)
    .execute()
}
