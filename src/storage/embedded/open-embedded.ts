import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { makeDataDirectory } from '../../base/make-data-directory.ts'
import type { Database } from '../database.ts'
import type { SchemaListener } from '../schema-change.ts'
import type { Storage } from '../storage.ts'
import { namedWrites } from '../writes.ts'
import { demandRoom } from './demand-room.ts'
import { isLockedHere } from './directory-lock.ts'
import { EmbeddedWriter } from './embedded-writer.ts'
import { RoutingConnection } from './routing-connection.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

/** Opens the embedded store of a data directory, and creates it if necessary. */
export async function openEmbedded(
  directory: string,
  onSchemaChange: SchemaListener = () => {},
): Promise<Storage> {
  await using opening = new AsyncDisposableStack()
  makeDataDirectory(directory)
  const path = databasePath(directory)
  const config = { path, isLocked: isLockedHere(directory) }
  const writer = opening.use(await EmbeddedWriter.open(config, onSchemaChange))
  keepPrivate(directory)
  const reader = opening.use(new SqliteConnection(path, { readOnly: true }))
  const db = new Kysely<Database>({ dialect: sqliteDialect(new RoutingConnection(reader, writer)) })

  const open = opening.move()
  return {
    kind: 'embedded',
    db,
    write: namedWrites((name, input) => writer.write(name, input)),
    probe: async () => {
      await writer.write('probe', {})
      await demandRoom(directory)
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** Makes the files of the directory readable for their owner only. */
function keepPrivate(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = join(directory, entry.name)
    // Another process may remove a file concurrently.
    const mode = entry.isFile() ? (statSync(file, { throwIfNoEntry: false })?.mode ?? 0) : 0
    if ((mode & 0o077) !== 0) chmodSync(file, 0o600)
  }
}

/** The file of the embedded store in a data directory. */
export function databasePath(directory: string): string {
  return join(directory, 'skein.db')
}
