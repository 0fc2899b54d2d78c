import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

export const userWrites = { changePassword, changeProfile }

type PasswordChange = {
  readonly userId: string
  /** The hash that is there now; whichever it is if it is not given. */
  readonly before?: string
  readonly hash: string
  /** The session that goes on. */
  readonly sessionId?: string
}

/**
 * Stores the hash of a new password and ends the other sessions of its user. Returns how many ended; `undefined` if
 * the password is another one by now.
 */
async function changePassword(
  db: Kysely<Database>,
  { userId, before, hash, sessionId = '' }: PasswordChange,
): Promise<number | undefined> {
  const known = before === undefined ? sql`true` : sql`password in (${before}, ${hash})`
  const changed = await sql`update auth_credentials set password = ${hash}
    where "userId" = ${userId} and "providerId" = 'credential' and ${known}`.execute(db)
  if (changed.numAffectedRows !== 1n) return undefined
  const ended = await sql`delete from auth_sessions
    where "userId" = ${userId} and id <> ${sessionId}`.execute(db)
  return Number(ended.numAffectedRows)
}

type Profile = { readonly userId: string; readonly name: string; readonly email: string }

/** Stores the name and the e-mail address of a user. Returns false, and stores nothing, if another user has the address. */
async function changeProfile(
  db: Kysely<Database>,
  { userId, name, email }: Profile,
): Promise<boolean> {
  const others = await db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', userId)
    .execute()
  if (others.length > 0) return false
  await sql`update auth_users set name = ${name}, email = ${email} where id = ${userId}`.execute(db)
  await db.updateTable('accounts').set({ email }).where('user_id', '=', userId).execute()
  return true
}
