import { type RawBuilder, sql } from 'kysely'

/** A graph and the numbers that stand for it in its rows. */
export type GraphPlace = {
  readonly id: string
  readonly name: string
  readonly corpus: number
  readonly graph: number
}

/** Joins the chunk of a row with its document, which must be ready. */
export function ofReady(table: 'mentions' | 'relations'): RawBuilder<unknown> {
  const [corpus, chunk] = [sql.ref(`${table}.corpus`), sql.ref(`${table}.chunk`)]
  return sql`
    join chunks on chunks.corpus = ${corpus} and chunks.number = ${chunk}
    join documents on documents.id = chunks.doc_id and documents.status = 'ready'`
}
