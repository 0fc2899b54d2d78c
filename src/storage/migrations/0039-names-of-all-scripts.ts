import type { Kysely } from 'kysely'
import { up as askForMissingVectors } from './0037-missing-vectors.ts'
import { indexAnew } from './index-anew.ts'

/** Names are found in scripts without capitals, and relations are labelled by the clauses of a sentence. */
export async function up(db: Kysely<never>): Promise<void> {
  await indexAnew(db)
  await askForMissingVectors(db)
}
