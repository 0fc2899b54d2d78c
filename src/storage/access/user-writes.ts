import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** The writes of a person's profile and password. A new password ends the person's other sessions. */
export const userWrites = { changePassword, changeProfile }

type PasswordChange = {
  readonly userId: string
  /** The hash that must be stored now; any if it is missing. */
  readonly before?: string
  readonly hash: string
  /** The session that stays valid. */
  readonly sessionId?: string
}

/**
 * Stores the hash of a new password and ends the user's other sessions. Returns how many ended; `undefined` if the
 * stored password is not `before`.
 */
async function changePassword(
  db: Db,
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

/** A person's name, and the e-mail address with which they sign in. */
export type Profile = { readonly name: string; readonly email: string }
type ProfileUpdate = { readonly [Field in keyof Profile]?: string | undefined } & {
  readonly userId: string
}

/**
 * Updates the given fields of a user's name and e-mail address, and returns both. Returns `undefined`, and changes
 * nothing, if another user has the address.
 */
async function changeProfile(
  db: Db,
  { userId, name, email }: ProfileUpdate,
): Promise<Profile | undefined> {
  if (email !== undefined) {
    const others = await db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .where('id', '!=', userId)
      .execute()
    if (others.length > 0) return undefined
    await db.updateTable('accounts').set({ email }).where('user_id', '=', userId).execute()
  }
  // A user without a name of their own has the address as the name.
  const { rows } = await sql<Profile>`update auth_users
    set name = coalesce(${name ?? null}, case when name = email then ${email ?? null} end, name),
      email = coalesce(${email ?? null}, email)
    where id = ${userId} returning name, email`.execute(db)
  return rows[0]
}
