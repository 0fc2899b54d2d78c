import type { Kysely } from 'kysely'
import { indexAnew } from './index-anew.ts'

/** Names and relations of the graph are told from what only looks like them. */
export async function up(db: Kysely<never>): Promise<void> {
  await indexAnew(db)
}
