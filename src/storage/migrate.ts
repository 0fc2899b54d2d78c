import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ServiceError } from '../base/errors/service-error.ts'
import * as accounts from './migrations/0001-accounts.ts'
import * as ledger from './migrations/0002-ledger.ts'
import * as documents from './migrations/0003-documents.ts'
import * as index from './migrations/0004-index.ts'
import * as signIn from './migrations/0005-sign-in.ts'
import * as entityNames from './migrations/0006-entity-names.ts'
import * as segments from './migrations/0007-segments.ts'
import * as aliases from './migrations/0008-aliases.ts'
import * as blocks from './migrations/0009-blocks.ts'
import * as healing from './migrations/0011-healing.ts'
import * as conversations from './migrations/0012-conversations.ts'
import * as jobs from './migrations/0013-jobs.ts'
import * as pages from './migrations/0014-pages.ts'
import * as research from './migrations/0015-research.ts'
import * as endedJobs from './migrations/0016-ended-jobs.ts'
import * as keyLines from './migrations/0017-key-lines.ts'
import * as metadata from './migrations/0018-metadata.ts'
import * as ledgerChecks from './migrations/0021-ledger-checks.ts'
import * as stems from './migrations/0022-stems.ts'
import * as languages from './migrations/0023-languages.ts'
import * as vectors from './migrations/0024-vectors.ts'
import * as parts from './migrations/0025-parts.ts'
import * as abstracts from './migrations/0026-abstracts.ts'
import * as names from './migrations/0027-names.ts'
import * as closedAccounts from './migrations/0028-closed-accounts.ts'
import * as stoppedChats from './migrations/0029-stopped-chats.ts'
import * as segmentFilters from './migrations/0030-segment-filters.ts'
import * as oauth from './migrations/0031-oauth.ts'
import * as crawls from './migrations/0032-crawls.ts'
import * as largeAccounts from './migrations/0033-large-accounts.ts'
import * as reading from './migrations/0034-reading.ts'
import * as usage from './migrations/0035-usage.ts'
import * as formsOfNames from './migrations/0036-forms-of-names.ts'
import * as missingVectors from './migrations/0037-missing-vectors.ts'
import * as openJobs from './migrations/0038-open-jobs.ts'
import * as namesOfAllScripts from './migrations/0039-names-of-all-scripts.ts'
import * as firstNames from './migrations/0040-first-names.ts'
import * as replacing from './migrations/0041-replacing.ts'

/** All migrations, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-ledger': ledger,
  '0003-documents': documents,
  '0004-index': index,
  '0005-sign-in': signIn,
  '0006-entity-names': entityNames,
  '0007-segments': segments,
  '0008-aliases': aliases,
  '0009-blocks': blocks,
  '0011-healing': healing,
  '0012-conversations': conversations,
  '0013-jobs': jobs,
  '0014-pages': pages,
  '0015-research': research,
  '0016-ended-jobs': endedJobs,
  '0017-key-lines': keyLines,
  '0018-metadata': metadata,
  '0021-ledger-checks': ledgerChecks,
  '0022-stems': stems,
  '0023-languages': languages,
  '0024-vectors': vectors,
  '0025-parts': parts,
  '0026-abstracts': abstracts,
  '0027-names': names,
  '0028-closed-accounts': closedAccounts,
  '0029-stopped-chats': stoppedChats,
  '0030-segment-filters': segmentFilters,
  '0031-oauth': oauth,
  '0032-crawls': crawls,
  '0033-large-accounts': largeAccounts,
  '0034-reading': reading,
  '0035-usage': usage,
  '0036-forms-of-names': formsOfNames,
  '0037-missing-vectors': missingVectors,
  '0038-open-jobs': openJobs,
  '0039-names-of-all-scripts': namesOfAllScripts,
  '0040-first-names': firstNames,
  '0041-replacing': replacing,
}

// biome-ignore lint/suspicious/noExplicitAny: migrations work on every past shape of the tables.
type AnyDb = Kysely<any>

/**
 * Brings the schema up to date. Throws `storage_unavailable` if a newer version of Skein has changed it. `beforeChange`
 * is called once, with the name of the first pending migration, before a database that is not empty is changed.
 */
export async function migrate(
  db: AnyDb,
  beforeChange: (firstChange: string) => void | Promise<void> = () => {},
  changes = migrations,
): Promise<void> {
  const migrator = migratorOf(db, changes)
  const known = await migrator.getMigrations()
  const pending = known.filter((migration) => !migration.executedAt)
  if (pending.length < known.length) await refuseNewer(db, changes)
  const [first] = pending
  if (!first) return
  if (pending.length < known.length) await beforeChange(first.name)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Throws `storage_unavailable` if the schema has migrations that this version does not know. */
export async function refuseNewer(db: AnyDb, changes = migrations): Promise<void> {
  const newer = await newerSchema(db, changes)
  if (newer !== undefined) throw new ServiceError('storage_unavailable', newer)
}

/** A message if the schema has migrations that this version does not know; otherwise `undefined`. */
export async function newerSchema(db: AnyDb, changes = migrations): Promise<string | undefined> {
  const executed: { name: string }[] = await db
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  const unknown = executed.map(({ name }) => name).filter((name) => !Object.hasOwn(changes, name))
  if (unknown.length === 0) return undefined
  return (
    `A newer version of Skein has changed the schema of the storage (${unknown.join(', ')}). ` +
    'Start that version, or restore the copy that was made before.'
  )
}

/** The names of the pending migrations. Throws as `refuseNewer` does. A read-only connection is enough. */
export async function pendingMigrations(db: AnyDb): Promise<readonly string[]> {
  const known = await migratorOf(db).getMigrations()
  const pending = known.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
  if (pending.length < known.length) await refuseNewer(db)
  return pending
}

function migratorOf(db: AnyDb, changes = migrations): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => changes },
    // `0028` was made before `0027`, and there are stores that have only the former.
    allowUnorderedMigrations: true,
  })
}
