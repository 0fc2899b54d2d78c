import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { fixedStatement } from '../statements/fixed-statement.ts'
import { type Listed, listIn, listParameter, valueList } from '../statements/value-list.ts'
import type { Storage } from '../storage.ts'
import type { AliasKind, AliasRow } from '../tables/index-tables.ts'
import type { ChunkRange, IndexView } from './index-view.ts'

/** An alias: `key` is another name of the entity, as a chunk shows. */
export type StoredAlias = {
  readonly key: string
  readonly entityKey: string
  readonly kind: AliasKind
  readonly chunk: number
  /** The range of the sentence that shows it, in the text of the document. */
  readonly sentence: { readonly start: number; readonly end: number }
}
type SelectedRow = Omit<AliasRow, 'corpus' | 'graph'>

/** The part of a view that decides which aliases may be read. */
type AliasView = Pick<IndexView, 'corpus' | 'graph' | 'exceptGraphs' | 'within' | 'except'>

/** The most aliases read for a name; for a name used throughout a library these are enough. */
const rowsOfNameMax = 64

/** Reads the aliases of entities that the chunks of a view show. */
export class AliasStore {
  readonly #db: Db

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /** For each key that has any, the first aliases with it as the alias, and the first with it as the entity. */
  async aliasesOf(
    view: AliasView,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, readonly StoredAlias[]>> {
    const found = new Map<string, StoredAlias[]>()
    if (keys.length === 0) return found
    const { rows } = await sql<SelectedRow & { readonly name: string }>`
      with wanted(name) as ${valueList(this.#db, keys)}
      ${this.#firstBy('key', view)} union ${this.#firstBy('entity_key', view)}
      order by key, entity_key, chunk`.execute(this.#db)
    for (const { name, ...row } of rows) {
      const aliases = found.get(name)
      if (aliases === undefined) found.set(name, [aliasOf(row)])
      else aliases.push(aliasOf(row))
    }
    return found
  }

  /** The aliases that these chunks show. */
  async ofChunks(corpus: number, chunks: readonly number[]): Promise<readonly StoredAlias[]> {
    if (chunks.length === 0) return []
    const rows = await rowsOfChunks(this.#db, corpus, listParameter(this.#db, chunks))
    return rows.map(aliasOf)
  }

  #firstBy(column: 'key' | 'entity_key', view: AliasView): RawBuilder<unknown> {
    const [mine, earlier] = [sql.ref(`aliases.${column}`), sql.ref(`earlier.${column}`)]
    return sql`
      select wanted.name, ${columns} from wanted cross join aliases
      where ${readable('aliases', view)} and ${mine} = wanted.name
        and +chunk <= coalesce((
          select chunk from aliases as earlier
          where ${readable('earlier', view)} and ${earlier} = wanted.name
          order by ${earlier}, chunk limit 1 offset ${sql.lit(rowsOfNameMax - 1)}), ${sql.lit(chunkMax)})`
  }
}

function aliasOf(row: SelectedRow): StoredAlias {
  const { key, entity_key: entityKey, kind, chunk, sentence_start: start, sentence_end: end } = row
  return { key, entityKey, kind, chunk, sentence: { start, end } }
}

const columns = sql.raw('key, entity_key, chunk, kind, sentence_start, sentence_end')
const chunkMax = 2 ** 31 - 1

const rowsOfChunks = fixedStatement(
  (db, corpus: RawBuilder<number>, chunks: RawBuilder<Listed>) => sql<SelectedRow>`
    select ${columns} from aliases
    where corpus = ${corpus} and chunk in ${listIn(db, chunks, 'bigint')}
    order by chunk, key, entity_key`,
)

/** The SQL condition that an alias belongs to a chunk of the view. */
function readable(
  table: 'aliases' | 'earlier',
  { corpus, graph, exceptGraphs, within, except }: AliasView,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  // The unary plus keeps SQLite from using the index on `chunk`: few rows have the name, many are in the range.
  const inRange = ({ first, last }: ChunkRange) =>
    sql`+${column('chunk')} between ${first} and ${last}`
  const conditions = [
    sql`${column('corpus')} = ${corpus}`,
    ...(graph === undefined ? [] : [sql`${column('graph')} = ${graph.number}`]),
    ...exceptGraphs.map((number) => sql`${column('graph')} <> ${number}`),
    ...(within === undefined ? [] : [inRange(within)]),
    ...except.map((range) => sql`not ${inRange(range)}`),
  ]
  return sql.join(conditions, sql` and `)
}
