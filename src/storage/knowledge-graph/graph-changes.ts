import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Storage } from '../storage.ts'
import type { GraphPlace } from './graph-place.ts'

/** Tells whether a result computed from the ready documents of a graph is still valid. */
export class GraphChanges {
  readonly #db: Db

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /**
   * A string that differs once a document of the graph was added or removed. Other writes of the account change it as
   * well. Cheap to read, however large the graph.
   */
  async state({ corpus }: GraphPlace): Promise<string> {
    // Unfinished documents are included because hiding a document does not increment the epoch.
    const { rows } = await sql<{ epoch: number; unfinished: string | null }>`
      select corpora.epoch, documents.id as unfinished from corpora
      left join documents on documents.account_id = corpora.account_id and documents.status <> 'ready'
      where corpora.number = ${corpus}`.execute(this.#db)
    const unfinished = rows.map((row) => row.unfinished ?? '').sort()
    return [rows[0]?.epoch, ...unfinished].join('\n')
  }

  /** The ready documents with chunks, in no particular order. A document never changes. */
  async readyDocIds({ id }: GraphPlace): Promise<readonly string[]> {
    const documents = await this.#db
      .selectFrom('documents')
      .select('id')
      .where('graph_id', '=', id)
      .where('status', '=', 'ready')
      .where('chunk_count', '>', 0)
      .execute()
    return documents.map((document) => document.id)
  }
}
