import { type RawBuilder, sql } from 'kysely'
import type { Storage } from '../../../src/storage/storage.ts'

type Change = {
  readonly of: 'chunks' | 'documents' | 'jobs'
  readonly by: 'update' | 'delete'
  /** Of a row before (`old`) and after (`new`), with literals alone. */
  readonly when: RawBuilder<unknown>
}

/**
 * From here on until it is disposed of, every transaction that changes such a row fails, in all processes. So work that
 * a test looks at in the middle does not come to its end meanwhile, however late the test looks.
 */
export async function refuseChanges(
  { db, kind }: Storage,
  { of, by, when }: Change,
): Promise<AsyncDisposable> {
  const [table, change] = [sql.table(of), sql.raw(by)]
  if (kind === 'embedded') {
    await sql`
      create trigger refused before ${change} on ${table} when ${when}
      begin select raise(abort, 'refused'); end`.execute(db)
  } else {
    await sql`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`.execute(db)
    await sql`
      create trigger refused before ${change} on ${table}
      for each row when (${when}) execute function refuse()`.execute(db)
  }
  const drop = async () => {
    if (kind === 'embedded') await sql`drop trigger refused`.execute(db)
    else await sql`drop function refuse cascade`.execute(db)
  }
  let dropped: Promise<void> | undefined
  return {
    [Symbol.asyncDispose]: () => {
      dropped ??= drop()
      return dropped
    },
  }
}
