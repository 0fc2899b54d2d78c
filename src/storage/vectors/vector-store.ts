import { sql } from 'kysely'
import type { StoredVector } from '../../vectors/stored-vector.ts'
import { valueList } from '../statements/value-list.ts'
import type { Storage } from '../storage.ts'

/** Codes of the vectors of one account, in one space. */
export type VectorPlace = { readonly corpus: number; readonly space: string }
export type NewCode = Pick<StoredVector, 'code'> & {
  readonly number: number
  readonly graph: number
  readonly epoch: number
}
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
  readonly #db: Storage['db']

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /** The codes that were added after a change of the corpus, `epoch`. */
  codesSince({ corpus, space }: VectorPlace, epoch: number): Promise<readonly NewCode[]> {
    return this.#db
      .selectFrom('vectors')
      .select(['number', 'graph', 'epoch', 'code'])
      .where('corpus', '=', corpus)
      .where('space', '=', space)
      .where('epoch', '>', epoch)
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

  /** The accounts that have documents without vectors, up to `limit`. */
  async accountsToEmbed(limit: number): Promise<readonly string[]> {
    const rows = await this.#documentsToEmbed()
      .select('documents.account_id as accountId')
      .distinct()
      .limit(limit)
      .execute()
    return rows.map(({ accountId }) => accountId)
  }

  /** The number of documents without vectors. */
  async countToEmbed(): Promise<number> {
    const { count } = await this.#documentsToEmbed()
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
            selectFrom('vectors')
              .select('vectors.number')
              .where('vectors.corpus', '=', corpus)
              .whereRef('vectors.number', '=', 'chunks.number')
              .where('vectors.space', '=', space),
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
