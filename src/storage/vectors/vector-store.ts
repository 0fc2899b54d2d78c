import { sql } from 'kysely'
import type { StoredVector } from '../../vectors/stored-vector.ts'
import type { Db } from '../database.ts'
import { valueList } from '../statements/value-list.ts'
import type { Storage } from '../storage.ts'

/** The vectors of one account in one space. */
export type VectorPlace = { readonly corpus: number; readonly space: string }
/** Where a code stands in the order in which codes were added. */
export type CodePosition = { readonly epoch: number; readonly number: number }
export type NewCode = Pick<StoredVector, 'code'> & CodePosition & { readonly graph: number }
/** Chunks that have no vector, of documents of one graph. */
export type ChunksToEmbed = {
  readonly graphId: string
  readonly corpus: number
  readonly numbers: readonly number[]
  /** The documents of which no chunk is left after these. */
  readonly completed: readonly string[]
}

/** Reads vectors, and what waits for them. The named writes of `vector-writes.ts` change them. */
export class VectorStore {
  readonly #db: Db

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /** The codes of the place, from the one after `last` on, in the order in which they were added. */
  codesAfter(
    { corpus, space }: VectorPlace,
    last: CodePosition,
    limit: number,
  ): Promise<readonly NewCode[]> {
    return this.#db
      .selectFrom('vector_codes')
      .select(['number', 'graph', 'epoch', 'code'])
      .where('corpus', '=', corpus)
      .where('space', '=', space)
      .where(sql<boolean>`(epoch, number) > (${last.epoch}, ${last.number})`)
      .orderBy('epoch')
      .orderBy('number')
      .limit(limit)
      .execute()
  }

  /** The components of the vectors of these chunks, in no particular order. */
  components(
    { corpus, space }: VectorPlace,
    numbers: readonly number[],
  ): Promise<readonly (Pick<StoredVector, 'components'> & { readonly number: number })[]> {
    return this.#db
      .selectFrom('vectors')
      .select(['number', 'components'])
      .where('corpus', '=', corpus)
      .where('space', '=', space)
      .where(sql<boolean>`number in ${valueList(this.#db, numbers)}`)
      .execute()
  }

  /** The space whose vectors are added. */
  async currentSpace(): Promise<string | undefined> {
    const row = await this.#db.selectFrom('vector_space').select('space').executeTakeFirst()
    return row?.space
  }

  /**
   * Up to `limit` accounts that have documents without vectors and no job that embeds them. Goes from one account to
   * the next through an index, as one of them may have a million such documents.
   */
  async accountsToEmbed(limit: number): Promise<readonly string[]> {
    const waiting = sql`documents.vector_space is null and documents.status = 'ready'
      and documents.chunk_count > 0`
    const { rows } = await sql<{ accountId: string }>`
      with recursive step(account_id) as (
        select (select min(documents.account_id) from documents where ${waiting})
        union all
        select (select min(documents.account_id) from documents
          where ${waiting} and documents.account_id > step.account_id)
        from step where step.account_id is not null
      )
      select account_id as "accountId" from step
      where account_id is not null
        and not exists (select 1 from jobs where jobs.kind = 'embed-passages' and jobs.subject = step.account_id)
        and exists (select 1 from documents join graphs on graphs.id = documents.graph_id
          where ${waiting} and documents.account_id = step.account_id and graphs.removed_at is null)
      limit ${limit}`.execute(this.#db)
    return rows.map(({ accountId }) => accountId)
  }

  /** The number of documents without vectors, counted up to `limit`. */
  async countToEmbed(limit: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom(this.#documentsToEmbed().select('documents.id').limit(limit).as('waiting'))
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Up to `limit` chunks of an account that have no vector in the space. `undefined` once there are none. */
  async chunksToEmbed(
    accountId: string,
    space: string,
    limit: number,
  ): Promise<ChunksToEmbed | undefined> {
    const documents = await this.#documentsToEmbed()
      .innerJoin('corpora', 'corpora.account_id', 'documents.account_id')
      .select([
        'documents.id',
        'graph_id as graphId',
        'corpora.number as corpus',
        'first_chunk as firstChunk',
        'documents.chunk_count as chunkCount',
      ])
      .where('documents.account_id', '=', accountId)
      .orderBy('first_chunk')
      .limit(limit)
      .execute()
    const [first] = documents
    if (!first) return undefined
    const { graphId, corpus } = first
    const numbers: number[] = []
    const completed: string[] = []
    for (const document of documents) {
      if (document.graphId !== graphId || numbers.length === limit) break
      const room = limit - numbers.length
      const bare = await this.#bareChunks({ corpus, space }, document, room + 1)
      numbers.push(...bare.slice(0, room))
      if (bare.length <= room) completed.push(document.id)
    }
    return { graphId, corpus, numbers, completed }
  }

  async #bareChunks(
    { corpus, space }: VectorPlace,
    { firstChunk, chunkCount }: { readonly firstChunk: number; readonly chunkCount: number },
    limit: number,
  ): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('chunks')
      .select('chunks.number')
      .where('chunks.corpus', '=', corpus)
      .where('chunks.number', '>=', firstChunk)
      .where('chunks.number', '<', firstChunk + chunkCount)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('vector_codes')
              .select('vector_codes.number')
              .where('vector_codes.corpus', '=', corpus)
              .whereRef('vector_codes.number', '=', 'chunks.number')
              .where('vector_codes.space', '=', space),
          ),
        ),
      )
      .orderBy('chunks.number')
      .limit(limit)
      .execute()
    return rows.map(({ number }) => number)
  }

  #documentsToEmbed() {
    return this.#db
      .selectFrom('documents')
      .innerJoin('graphs', 'graphs.id', 'documents.graph_id')
      .where('documents.vector_space', 'is', null)
      .where('documents.status', '=', 'ready')
      .where('documents.chunk_count', '>', 0)
      .where('graphs.removed_at', 'is', null)
  }
}
