import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { databasePath } from '../embedded/open-embedded.ts'
import type { StorageConfig } from '../open-storage.ts'
import type { Storage } from '../storage.ts'

/** The bytes that a store takes on disk. */
export async function storageSize({ db }: Storage, config: StorageConfig): Promise<number> {
  if (config.kind === 'embedded') return fileSize(config.directory)
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

function fileSize(directory: string): number {
  const path = databasePath(directory)
  const files = [path, `${path}-wal`, `${path}-shm`]
  return files.reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}
