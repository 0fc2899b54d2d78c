import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../statements/is-postgres.ts'
import { columnTypes } from './column-types.ts'
import { createIndex } from './create-index.ts'

/** Holds, ledger entries, idempotency keys and interactions. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema
    .createTable('holds')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('operation_id', id, (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('settled', 'bigint', (c) => c.check(sql`settled between 0 and amount`))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('lease_token', 'text', (c) => c.notNull())
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .addColumn('extensions', 'integer', (c) => c.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('ledger_entries')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('hold_id', id)
    .addColumn('operation_id', id)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('available_change', 'bigint', (c) => c.notNull())
    .addColumn('held_change', 'bigint', (c) => c.notNull())
    .addColumn('spent_change', 'bigint', (c) => c.notNull())
    .addColumn('available_after', 'bigint', (c) => c.notNull())
    .addColumn('held_after', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('ledger_entries_once', ['hold_id', 'kind', 'sequence'])
    .execute()
  await db.schema
    .createTable('idempotency')
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('lease_token', 'text', (c) => c.notNull())
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('body', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_pk', ['account_id', 'key'])
    .execute()
  await db.schema
    .createTable('interactions')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('key_id', id)
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('engine', 'text', (c) => c.notNull())
    .addColumn('nodes', 'integer', (c) => c.notNull())
    .addColumn('charged', 'bigint', (c) => c.notNull())
    .addColumn('response', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create index holds_open on holds (lease_until) where state = 'held'`.execute(db)
  await createIndex(db, 'ledger_entries', ['account_id', 'id'])
  await createIndex(db, 'idempotency', ['expires_at'])
  await createIndex(db, 'interactions', ['account_id', 'created_at'])
  await refuseChanges(db, isPostgres(db))
}

/** Triggers that keep ledger entries from being changed or deleted, even by a bug of ours. */
async function refuseChanges(db: Kysely<never>, postgres: boolean): Promise<void> {
  if (postgres) {
    await sql`
      create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'ledger entries are never changed'; end $$`.execute(db)
    await sql`
      create trigger ledger_entries_stay before update or delete on ledger_entries
      for each row execute function refuse_change()`.execute(db)
    return
  }
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.raw(`ledger_entries_no_${change}`)} before ${sql.raw(change)} on ledger_entries
      begin select raise(abort, 'ledger entries are never changed'); end`.execute(db)
  }
}
