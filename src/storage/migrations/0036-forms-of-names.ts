import type { Kysely } from 'kysely'
import { indexAnew } from './index-anew.ts'

/** People are named without their titles, and what is written in several forms is one node of the graph. */
export async function up(db: Kysely<never>): Promise<void> {
  await indexAnew(db)
}
