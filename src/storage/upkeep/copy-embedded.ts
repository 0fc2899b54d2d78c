import { sql, type Transaction } from 'kysely'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Database, Db } from '../database.ts'
import { databasePath } from '../embedded/open-embedded.ts'
import { SqliteConnection } from '../embedded/sqlite-connection.ts'
import { LedgerStore } from '../ledger/ledger-store.ts'
import type { Storage } from '../storage.ts'
import { type CopiedTable, copyTables, tablesInOrder } from './copy-tables.ts'

/**
 * Copies an embedded store into a PostgreSQL database of the same schema, in one transaction. Nobody writes to the store
 * meanwhile: what a command stored while it is copied would not arrive. Throws `conflict` if the database is not empty
 * or the copy is incomplete.
 */
export async function copyEmbedded(
  directory: string,
  target: Storage,
  tableCopied: (copied: CopiedTable) => void,
): Promise<readonly CopiedTable[]> {
  using source = new SqliteConnection(databasePath(directory), { readOnly: false })
  source.exec('begin immediate')
  return await target.db.transaction().execute(async (transaction) => {
    await demandEmpty(transaction, tablesInOrder(source))
    const copied: CopiedTable[] = []
    for await (const table of copyTables(source, transaction)) {
      copied.push(table)
      tableCopied(table)
    }
    for (const { table, rows } of copied) await demandCount(transaction, table, rows)
    await demandBalance({ ...target, db: transaction })
    return copied
  })
}

/** Throws `conflict` if a table has rows, and locks the tables until the end of the transaction. */
async function demandEmpty(
  target: Transaction<Database>,
  tables: readonly string[],
): Promise<void> {
  const list = sql.join(tables.map((table) => sql.table(table)))
  await sql`lock table ${list} in exclusive mode`.execute(target)
  for (const table of tables) {
    if ((await countOf(target, table)) === 0) continue
    throw new ServiceError('conflict', `The database is not empty: table ${table} has rows.`)
  }
}

async function demandCount(target: Db, table: string, rows: number): Promise<void> {
  const count = await countOf(target, table)
  if (count === rows) return
  throw new ServiceError(
    'conflict',
    `The copy is incomplete: of ${rows} rows of table ${table}, ${count} arrived.`,
  )
}

async function demandBalance(target: Storage): Promise<void> {
  const [found] = await new LedgerStore(target).discrepancies()
  if (!found) return
  const message = `The ledger of account ${found.accountId} does not balance; see skein doctor.`
  throw new ServiceError('conflict', message)
}

async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}
