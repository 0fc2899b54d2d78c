import { type Kysely, sql } from 'kysely'

/**
 * What is asked of all documents of an account or a graph, which may be a million, is found through an index: the longest
 * of them, those without passages, those with an id of their owner's, the pages and reports among them, and the
 * graphs in removal, whose documents are left out.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const searched = sql`status = 'ready' and chunk_count > 0`
  await sql`create index documents_of_account_by_length on documents (account_id, characters)
    where ${searched}`.execute(db)
  await sql`create index documents_of_graph_by_length on documents (graph_id, characters)
    where ${searched}`.execute(db)
  await sql`create index documents_without_chunks on documents (graph_id)
    where status = 'ready' and chunk_count = 0`.execute(db)
  await sql`create index documents_by_external_id on documents (account_id, external_id, id)
    where external_id is not null`.execute(db)
  await sql`create index documents_by_kind on documents (account_id, kind, id)
    where kind <> 'document'`.execute(db)
  await sql`create index graphs_in_removal on graphs (id) where removed_at is not null`.execute(db)
}
