import type { Db } from '../database.ts'
import { insertRows } from '../statements/insert-rows.ts'
import type { AliasKind } from '../tables/index-tables.ts'
import type { Corpus } from './corpus-writes.ts'
import type { ChunkRange } from './index-view.ts'

/** An alias of an entity, shown by a chunk of a new document. */
export type NewAlias = {
  /** The index of that chunk within its document, from 0. */
  readonly index: number
  readonly key: string
  readonly entityKey: string
  readonly kind: AliasKind
  /** The sentence that shows it: its range in the text of the document. */
  readonly sentence: readonly [start: number, end: number]
}

/** The aliases of a run of a document whose first chunk has the number `firstChunk`. */
export type AliasRun = { readonly firstChunk: number; readonly aliases: readonly NewAlias[] }

/** Adds the aliases that new chunks show. Aliases of other chunks do not change. */
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

/** Removes the aliases that the chunks of a range show. */
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
