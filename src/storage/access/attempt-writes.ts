import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { timeNow } from '../statements/clock.ts'

/** The writes that count sign-in attempts, for `access/sessions/sign-in-throttle.ts`. */
export const attemptWrites = { countAttempt, forgiveAttempts }

/**
 * Counts a sign-in attempt from a place. Returns the number of attempts since the first one, which is forgotten after
 * `durationMs`, and the ms until then.
 */
async function countAttempt(
  db: Db,
  { place, durationMs }: { place: string; durationMs: number },
): Promise<{ count: number; forgottenInMs: number }> {
  const now = timeNow(db)
  const { rows } = await sql<{ count: number; forgottenInMs: number }>`
    insert into sign_in_attempts (place, count, expires_at)
    values (${place}, 1, ${now} + cast(${durationMs} as bigint))
    on conflict (place) do update set
      count = case when sign_in_attempts.expires_at > ${now} then sign_in_attempts.count + 1 else 1 end,
      expires_at = case when sign_in_attempts.expires_at > ${now}
        then sign_in_attempts.expires_at else excluded.expires_at end
    returning count, expires_at - ${now} as "forgottenInMs"`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('An attempt was not counted')
  return counted
}

/** Subtracts this many attempts from the count of a place. */
async function forgiveAttempts(
  db: Db,
  { place, count }: { place: string; count: number },
): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('place', '=', place)
    .where('count', '<=', count)
    .execute()
  await db
    .updateTable('sign_in_attempts')
    .set((row) => ({ count: row('count', '-', count) }))
    .where('place', '=', place)
    .execute()
}
