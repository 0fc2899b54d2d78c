import { type Kysely, sql } from 'kysely'

/**
 * When names were told anew, the vectors of passages were removed, but their codes stayed, and so did the mark that the
 * documents had been through the model. Documents that lack vectors wait for them again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`delete from vector_codes where not exists (select 1 from vectors
    where vectors.corpus = vector_codes.corpus and vectors.number = vector_codes.number)`.execute(
    db,
  )
  await sql`update documents set vector_space = null
    where vector_space is not null and chunk_count > (select count(*)
      from corpora join vectors on vectors.corpus = corpora.number
      where corpora.account_id = documents.account_id and vectors.number >= documents.first_chunk
        and vectors.number < documents.first_chunk + documents.chunk_count)`.execute(db)
}
