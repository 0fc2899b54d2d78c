import type { Kysely } from 'kysely'

/** An account that was deleted stays without a name, for the sake of its entries in the ledger. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('closed_at', 'bigint').execute()
}
