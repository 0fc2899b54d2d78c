import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Page } from '../statements/page.ts'
import type { Storage } from '../storage.ts'
import type { GraphPlace } from './graph-place.ts'

/** A page of entity keys. `next` is the cursor of the next page; `undefined` on the last one. */
export type KeyPage = { readonly keys: readonly string[]; readonly next: string | undefined }

/** The most keys that a search examines for one page; more would block other requests. */
const keysSearchedMax = 20_000

/** Reads the entities of a graph. */
export class EntityStore {
  readonly #db: Db

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /**
   * The next entity keys in order, up to `limit`; some may occur only in documents that are not ready. With `words`,
   * only keys that contain these words in a row, the last one possibly as a prefix; such a page may have fewer keys
   * than `limit` even if others follow.
   */
  async keys(
    place: GraphPlace,
    words: string | undefined,
    { limit, startingAfter = '' }: Page,
  ): Promise<KeyPage> {
    const end = words === undefined ? undefined : await this.#searchEnd(place, startingAfter)
    const until = end === undefined ? sql`` : sql`and key <= ${end}`
    // Keys contain only letters, digits and single spaces, so nothing in them is a `like` wildcard.
    const like =
      words === undefined
        ? sql``
        : sql`and (' ' || key like ${`% ${words}%`} or key in (${alsoCalled(place, words)}))`
    const { rows } = await sql<{ key: string }>`
      select key from entities where corpus = ${place.corpus} and graph = ${place.graph}
        and key > ${startingAfter} ${until} ${like}
      order by key limit ${limit}`.execute(this.#db)
    const keys = rows.map(({ key }) => key)
    return { keys, next: keys.length === limit ? keys.at(-1) : end }
  }

  async #searchEnd({ corpus, graph }: GraphPlace, after: string): Promise<string | undefined> {
    const { rows } = await sql<{ key: string }>`
      select key from entities where corpus = ${corpus} and graph = ${graph} and key > ${after}
      order by key limit 1 offset ${sql.lit(keysSearchedMax - 1)}`.execute(this.#db)
    return rows[0]?.key
  }
}

/** Selects the keys of entities that have this alias in ready documents. */
function alsoCalled({ corpus, graph }: GraphPlace, name: string): RawBuilder<unknown> {
  return sql`
    select entity_key from aliases
    join chunks on chunks.corpus = aliases.corpus and chunks.number = aliases.chunk
    join documents on documents.id = chunks.doc_id and documents.status = 'ready'
    where aliases.corpus = ${corpus} and aliases.graph = ${graph} and aliases.key = ${name}`
}
