import { sql } from 'kysely'

/**
 * The SQL condition that neither a row of `documents` nor its graph is in removal. Documents of a graph that was removed
 * stay as they are until its job comes to them, as there may be a million. Written with `not exists`, PostgreSQL takes
 * it for a join that leaves one row, and reads all documents of an account for a page of them.
 */
export const isStored = sql<boolean>`(documents.status <> 'removing'
  and documents.graph_id not in (select id from graphs where removed_at is not null))`
