import { openEmbedded } from './embedded/open-embedded.ts'
import type { SchemaListener } from './schema-change.ts'
import type { Storage } from './storage.ts'

export type StorageConfig =
  | { readonly kind: 'embedded'; readonly directory: string }
  | { readonly kind: 'postgres'; readonly url: string }

/**
 * Opens the store and brings its schema up to date. Throws `storage_unavailable` if a newer version has changed it. The
 * driver of PostgreSQL is loaded only where its store is.
 */
export async function openStorage(
  config: StorageConfig,
  onSchemaChange: SchemaListener = () => {},
): Promise<Storage> {
  if (config.kind === 'embedded') return openEmbedded(config.directory, onSchemaChange)
  const { openPostgres } = await import('./postgres/open-postgres.ts')
  return openPostgres(config.url, onSchemaChange)
}
