import { sql } from 'kysely'
import type { ChunkRow, MentionRow } from './database.ts'
import { type GraphPlace, ofReady } from './graph-rows.ts'
import { listed } from './listed.ts'
import type { Storage } from './storage.ts'

export type GraphChunk = Pick<ChunkRow, 'number' | 'doc_id' | 'start' | 'text' | 'features'> & {
  readonly title: string
}

/** A sentence of a chunk; its range counts from the start of the document. */
export type SentencePlace = Pick<MentionRow, 'chunk' | 'sentence_start' | 'sentence_end'>
/** A sentence that relates two entities; without predicate, it only names both. */
export type Link = SentencePlace & {
  readonly subject: string
  readonly predicate: string | null
  readonly object: string
}

/** What was ready at one moment: chunks before this number, unless of one of these documents. */
export type Readiness = { readonly before: number; readonly exceptDocIds: readonly string[] }

/** Reads what ready documents say of the entities of a graph. */
export class FactStore {
  readonly #db: Storage['db']

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /** The first relations that one of these entities is the subject or object of. */
  async relations(
    { corpus }: GraphPlace,
    ids: readonly string[],
    limit: number,
  ): Promise<readonly Link[]> {
    const among = listed(this.#db, ids)
    // Whatever a relation is about is mentioned in its chunk, and mentions are found by entity.
    const { rows } = await sql<Link>`
      select subject_id as subject, predicate, object_id as object,
        relations.chunk, sentence_start, sentence_end
      from relations ${ofReady('relations')}
      where relations.corpus = ${corpus}
        and relations.chunk in (select chunk from mentions where entity_id in ${among})
        and (subject_id in ${among} or object_id in ${among})
      order by relations.chunk, relations.number limit ${limit}`.execute(this.#db)
    return rows
  }

  /** The first sentences that name one of these entities and another one. */
  async sharedSentences(
    { corpus }: GraphPlace,
    ids: readonly string[],
    limit: number,
  ): Promise<readonly Link[]> {
    const { rows } = await sql<Link>`
      select distinct mentions.entity_id as subject, cast(null as text) as predicate,
        other.entity_id as object, mentions.chunk, mentions.sentence_start, mentions.sentence_end
      from mentions ${ofReady('mentions')}
      join mentions as other on other.corpus = mentions.corpus and other.chunk = mentions.chunk
        and other.sentence_start = mentions.sentence_start and other.name is null
        and other.entity_id <> mentions.entity_id
      where mentions.corpus = ${corpus} and mentions.entity_id in ${listed(this.#db, ids)}
        and mentions.name is null
      order by mentions.chunk, mentions.sentence_start, subject, object
      limit ${limit}`.execute(this.#db)
    return rows
  }

  /** The first sentences that name the entity. */
  async sentences(id: string, limit: number): Promise<readonly SentencePlace[]> {
    const { rows } = await sql<SentencePlace>`
      select distinct mentions.chunk, sentence_start, sentence_end
      from mentions ${ofReady('mentions')} where entity_id = ${id} and name is null
      order by mentions.chunk, sentence_start limit ${limit}`.execute(this.#db)
    return rows
  }

  async chunks(
    { corpus }: GraphPlace,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, GraphChunk>> {
    if (numbers.length === 0) return new Map()
    const { rows } = await sql<GraphChunk>`
      select chunks.number, chunks.doc_id, chunks.start, chunks.text, chunks.features,
        documents.title
      from chunks join documents on documents.id = chunks.doc_id and documents.status = 'ready'
      where chunks.corpus = ${corpus} and chunks.number in ${listed(this.#db, numbers)}`.execute(
      this.#db,
    )
    return new Map(rows.map((row) => [row.number, row]))
  }

  /** The next chunks of the graph, of those that were ready and still are. */
  async chunksAfter(
    { id, corpus }: GraphPlace,
    after: number,
    { before, exceptDocIds }: Readiness,
    limit: number,
  ): Promise<readonly GraphChunk[]> {
    const { rows } = await sql<GraphChunk>`
      select chunks.number, chunks.doc_id, chunks.start, chunks.text, chunks.features,
        documents.title
      from chunks join documents on documents.id = chunks.doc_id and documents.status = 'ready'
      where chunks.corpus = ${corpus} and chunks.number > ${after} and chunks.number < ${before}
        and documents.graph_id = ${id} and documents.id not in ${listed(this.#db, exceptDocIds)}
      order by chunks.number limit ${limit}`.execute(this.#db)
    return rows
  }

  async readyNow({ id, corpus }: GraphPlace): Promise<Readiness> {
    // In this order: a document that is begun between the two queries has later chunks.
    const { next_chunk } = await this.#db
      .selectFrom('corpora')
      .select('next_chunk')
      .where('number', '=', corpus)
      .executeTakeFirstOrThrow()
    const unfinished = await this.#db
      .selectFrom('documents')
      .select('id')
      .where('graph_id', '=', id)
      .where('status', '<>', 'ready')
      .execute()
    return { before: next_chunk, exceptDocIds: unfinished.map(({ id }) => id) }
  }
}
