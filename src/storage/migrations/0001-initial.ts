import { type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

type Type = ColumnDataType | RawBuilder<unknown>

/** The schema of the first release. */
export async function up(db: Kysely<never>): Promise<void> {
  const postgres = isPostgres(db)
  // Ids sort by age byte by byte; PostgreSQL would otherwise sort them by the rules of a language.
  const id: Type = postgres ? sql`text collate "C"` : 'text'
  const blob: Type = postgres ? 'bytea' : 'blob'

  await createAccess(db, id)
  await createLedger(db, id)
  await createDocuments(db, id, blob)
  await createIndex(db, id, blob)
  await createSignIn(db, postgres)
  await refuseChangesToEntries(db, postgres)
}

async function createAccess(db: Kysely<never>, id: Type): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('available', 'bigint', (c) => c.notNull().check(sql`available >= 0`))
    .addColumn('held', 'bigint', (c) => c.notNull().check(sql`held >= 0`))
    .addColumn('spent', 'bigint', (c) => c.notNull().check(sql`spent >= 0`))
    .addColumn('granted', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('api_keys')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull().unique())
    .addColumn('last4', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema
    .createTable('key_days')
    .addColumn('key_id', id, (c) => c.notNull())
    .addColumn('account_id', id, (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('key_days_pk', ['key_id', 'day'])
    .execute()
  await index(db, 'api_keys', ['account_id', 'id'])
}

async function createLedger(db: Kysely<never>, id: Type): Promise<void> {
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
  await index(db, 'ledger_entries', ['account_id', 'id'])
  await index(db, 'idempotency', ['expires_at'])
  await index(db, 'interactions', ['account_id', 'created_at'])
}

async function createDocuments(db: Kysely<never>, id: Type, blob: Type): Promise<void> {
  await db.schema
    .createTable('graphs')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('document_count', 'integer', (c) => c.notNull())
    .addColumn('chunk_count', 'integer', (c) => c.notNull())
    .addColumn('term_count', 'bigint', (c) => c.notNull())
    .addColumn('relation_count', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('graphs_number', ['account_id', 'number'])
    .addUniqueConstraint('graphs_name', ['account_id', 'name'])
    .execute()
  await db.schema
    .createTable('documents')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('graph_id', id, (c) => c.notNull().references('graphs.id'))
    .addColumn('external_id', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('characters', 'bigint', (c) => c.notNull())
    .addColumn('first_chunk', 'integer', (c) => c.notNull())
    .addColumn('chunk_count', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('documents_hash', ['graph_id', 'hash'])
    .execute()
  await db.schema
    .createTable('document_contents')
    .addColumn('doc_id', id, (c) => c.primaryKey().references('documents.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('outline', 'text', (c) => c.notNull())
    .addColumn('original', blob)
    .execute()
  await index(db, 'documents', ['account_id', 'id'])
  await index(db, 'documents', ['graph_id', 'id'])
  await sql`create index documents_unfinished on documents (account_id) where status <> 'ready'`.execute(
    db,
  )
}

async function createIndex(db: Kysely<never>, id: Type, blob: Type): Promise<void> {
  const postgres = isPostgres(db)
  // Clustered by their key in SQLite, these tables need no second B-tree.
  const clustered = postgres ? sql`` : sql`without rowid`
  await db.schema
    .createTable('corpora')
    .addColumn('account_id', id, (c) => c.notNull().unique().references('accounts.id'))
    .addColumn('number', postgres ? 'serial' : 'integer', (c) =>
      postgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('next_chunk', 'integer', (c) => c.notNull())
    .addColumn('next_graph', 'integer', (c) => c.notNull())
    .addColumn('epoch', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('chunks')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('doc_id', id, (c) => c.notNull())
    .addColumn('start', 'integer', (c) => c.notNull())
    .addColumn('end', 'integer', (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('features', blob, (c) => c.notNull())
    .addColumn('vector', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chunks_pk', ['corpus', 'number'])
    .execute()
  await db.schema
    .createTable('entities')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('graph', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .modifyEnd(clustered)
    .execute()
  await db.schema
    .createTable('mentions')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('chunk', 'integer', (c) => c.notNull())
    .addColumn('entity_id', id, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('start', 'integer', (c) => c.notNull())
    .addColumn('end', 'integer', (c) => c.notNull())
    .addColumn('sentence_start', 'integer', (c) => c.notNull())
    .addColumn('sentence_end', 'integer', (c) => c.notNull())
    .addColumn('name', 'text')
    .addPrimaryKeyConstraint('mentions_pk', ['corpus', 'chunk', 'start', 'end', 'entity_id'])
    .modifyEnd(clustered)
    .execute()
  await db.schema
    .createTable('relations')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('chunk', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('subject_id', id, (c) => c.notNull())
    .addColumn('predicate', 'text', (c) => c.notNull())
    .addColumn('object_id', id, (c) => c.notNull())
    .addColumn('sentence_start', 'integer', (c) => c.notNull())
    .addColumn('sentence_end', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('relations_pk', ['corpus', 'chunk', 'number'])
    .modifyEnd(clustered)
    .execute()
  await db.schema
    .createTable('postings')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('feature', id, (c) => c.notNull())
    .addColumn('graph', 'integer', (c) => c.notNull())
    .addColumn('first_chunk', 'integer', (c) => c.notNull())
    .addColumn('data', blob, (c) => c.notNull())
    .addPrimaryKeyConstraint('postings_pk', ['corpus', 'feature', 'graph', 'first_chunk'])
    .modifyEnd(clustered)
    .execute()
  await index(db, 'entities', ['corpus', 'graph'])
  await index(db, 'mentions', ['entity_id'])
}

/** The tables of the sign-in library, in the types that it writes on each engine. */
async function createSignIn(db: Kysely<never>, postgres: boolean): Promise<void> {
  const date: Type = postgres ? 'timestamptz' : 'text'
  const flag: Type = postgres ? 'boolean' : 'integer'
  await db.schema
    .createTable('auth_users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', flag, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('auth_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('auth_users.id'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expiresAt', date, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('auth_credentials')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('auth_users.id'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', date)
    .addColumn('refreshTokenExpiresAt', date)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('auth_verifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', date, (c) => c.notNull())
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute()
  await index(db, 'auth_sessions', ['userId'])
  await index(db, 'auth_credentials', ['userId'])
  await index(db, 'auth_verifications', ['identifier'])
}

/** What the ledger says stays said, even if our own code is wrong. */
async function refuseChangesToEntries(db: Kysely<never>, postgres: boolean): Promise<void> {
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

async function index(db: Kysely<never>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}
