import type { Kysely } from 'kysely'
import type { Storage } from '../../../src/storage/storage.ts'

/** What tests do to tables that the service itself leaves to its sign-in library. */
type SessionTables = {
  auth_credentials: { id: string }
  auth_sessions: { id: string; expiresAt: string | Date }
}

/** As if every sign-up had been cut short before the password was written. */
export async function forgetPasswords(storage: Storage): Promise<void> {
  await sessionTables(storage).deleteFrom('auth_credentials').execute()
}

/** Lets every session end that many milliseconds from now. */
export async function endSessions(storage: Storage, inMs: number): Promise<void> {
  const expiresAt = new Date(Date.now() + inMs).toISOString()
  await sessionTables(storage).updateTable('auth_sessions').set({ expiresAt }).execute()
}

/** When the only session ends, in milliseconds since 1970. */
export async function sessionEnd(storage: Storage): Promise<number> {
  const query = sessionTables(storage).selectFrom('auth_sessions').select('expiresAt')
  const { expiresAt } = await query.executeTakeFirstOrThrow()
  return new Date(expiresAt).getTime()
}

function sessionTables(storage: Storage): Kysely<SessionTables> {
  // They are in the same database, though `Database` does not name them.
  return storage.db as unknown as Kysely<SessionTables>
}
