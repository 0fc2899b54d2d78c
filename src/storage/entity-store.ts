import { sql } from 'kysely'
import type { EntityRow } from './database.ts'
import { type GraphPlace, ofReady } from './graph-rows.ts'
import { listed } from './listed.ts'
import type { Page, PageOf } from './page.ts'
import type { Storage } from './storage.ts'

export type EntityName = Pick<EntityRow, 'id' | 'key'>
export type EntitySummary = EntityName & {
  readonly mentions: number
  readonly documents: number
  /** The most telling kind of its mentions, and the first chunk with one of them. */
  readonly kind: (typeof kinds)[number]
  readonly chunk: number
}

/** Most telling first. */
const kinds = ['title', 'heading', 'defined', 'acronym', 'name'] as const
const ranks = sql.join(
  kinds.map((kind, rank) => sql`when ${sql.lit(kind)} then ${sql.lit(rank)}`),
  sql` `,
)
/** More than any number of a chunk. */
const rankStep = 2 ** 32

/** Reads the entities of a graph, as far as ready documents mention them. */
export class EntityStore {
  readonly #db: Storage['db']

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /** By key; `startingAfter` is one. `words` are those of a key, of which the last may be cut short. */
  async list(
    { corpus, graph }: GraphPlace,
    words: string | undefined,
    { limit, startingAfter }: Page,
  ): Promise<PageOf<EntityName>> {
    const after = startingAfter === undefined ? sql`` : sql`and key > ${startingAfter}`
    // Keys hold letters, digits and single spaces, so nothing in them is a pattern.
    const like = words === undefined ? sql`` : sql`and ' ' || key like ${`% ${words}%`}`
    const { rows } = await sql<EntityName>`
      select id, key from entities where corpus = ${corpus} and graph = ${graph} ${after} ${like}
        and exists (select 1 from mentions ${ofReady('mentions')} where entity_id = entities.id)
      order by key limit ${limit + 1}`.execute(this.#db)
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
  }

  async has({ corpus, graph }: GraphPlace, id: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from entities where id = ${id} and corpus = ${corpus} and graph = ${graph}
        and exists (select 1 from mentions ${ofReady('mentions')} where entity_id = entities.id)`.execute(
      this.#db,
    )
    return rows.length > 0
  }

  /** In no particular order. */
  async summaries(ids: readonly string[]): Promise<readonly EntitySummary[]> {
    const { rows } = await sql<EntityName & Record<'mentions' | 'documents' | 'best', number>>`
      select entities.id, entities.key, count(distinct chunks.doc_id) as documents,
        count(case when mentions.name is null then 1 end) as mentions,
        min(cast(case mentions.kind ${ranks} end as bigint) * ${sql.lit(rankStep)}
          + mentions.chunk) as best
      from mentions join entities on entities.id = mentions.entity_id ${ofReady('mentions')}
      where mentions.entity_id in ${listed(this.#db, ids)}
      group by entities.id, entities.key`.execute(this.#db)
    return rows.map(({ best, ...row }) => ({
      ...row,
      kind: kinds[Math.floor(best / rankStep)] ?? 'name',
      chunk: best % rankStep,
    }))
  }
}
