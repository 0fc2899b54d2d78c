import { type RawBuilder, sql } from 'kysely'
import type { GraphPlace } from './graph-place.ts'
import type { Page } from './page.ts'
import type { Storage } from './storage.ts'

/** `next` is the key to go on after; there is none behind the last page. */
export type KeyPage = { readonly keys: readonly string[]; readonly next: string | undefined }

/** Words are looked for in so many keys at once: a longer search would hold up everybody else. */
const keysSearchedMax = 20_000

/** Reads the names of a graph. */
export class EntityStore {
  readonly #db: Storage['db']

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /**
   * Up to `limit` of the next keys in their order, also of entities that only documents have that are not ready.
   * `words` are those of a key, of which the last may be cut short; a page may have fewer than there are.
   */
  async keys(
    place: GraphPlace,
    words: string | undefined,
    { limit, startingAfter = '' }: Page,
  ): Promise<KeyPage> {
    const end = words === undefined ? undefined : await this.#searchEnd(place, startingAfter)
    const until = end === undefined ? sql`` : sql`and key <= ${end}`
    // Keys hold letters, digits and single spaces, so nothing in them is a pattern.
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

/** The keys of entities that ready documents also call so. */
function alsoCalled({ corpus, graph }: GraphPlace, name: string): RawBuilder<unknown> {
  return sql`
    select entity_key from aliases
    join chunks on chunks.corpus = aliases.corpus and chunks.number = aliases.chunk
    join documents on documents.id = chunks.doc_id and documents.status = 'ready'
    where aliases.corpus = ${corpus} and aliases.graph = ${graph} and aliases.key = ${name}`
}
