import { sql } from 'kysely'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Db } from '../database.ts'

/** One for all that a process reads and writes, and one for its threads that search, which take turns. */
const neededMin = 2

/** How many connections the server lets its user have, other processes of that user included; infinite for a superuser. */
async function allowedConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ allowed: number | null }>`
    select case when not rolsuper then least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      nullif(rolconnlimit, -1),
      nullif(datconnlimit, -1)
    ) end as allowed
    from pg_roles, pg_database
    where rolname = current_user and datname = current_database()`.execute(db)
  return rows[0]?.allowed ?? Number.POSITIVE_INFINITY
}

/** Throws `storage_unavailable` if the server lets its user have fewer connections than one process needs. */
export async function demandConnections(db: Db): Promise<void> {
  const allowed = await allowedConnections(db)
  if (allowed >= neededMin) return
  const message =
    `The database of DATABASE_URL allows its user only ${allowed} connection, and a server needs ${neededMin}. ` +
    'Let its user have more.'
  throw new ServiceError('storage_unavailable', message)
}
