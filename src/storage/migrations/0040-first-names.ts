import type { Kysely } from 'kysely'
import { up as askForMissingVectors } from './0037-missing-vectors.ts'
import { indexAnew } from './index-anew.ts'

/** First names stand for people, and quantities, times and numbered things are no names. */
export async function up(db: Kysely<never>): Promise<void> {
  await indexAnew(db)
  await askForMissingVectors(db)
}
