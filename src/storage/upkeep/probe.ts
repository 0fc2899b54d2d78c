import type { Db } from '../database.ts'
import { refuseNewer } from '../migrate.ts'
import { storageTime } from '../statements/clock.ts'

/** Writes a row, to check that the storage accepts writes of this version of Skein. */
export async function probe(db: Db, _input: object): Promise<void> {
  await refuseNewer(db)
  const written_at = await storageTime(db)
  await db
    .insertInto('probes')
    .values({ id: 1, written_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
    .execute()
}
