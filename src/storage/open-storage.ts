import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import type { Storage } from './storage.ts'

export type StorageConfig =
  | { readonly kind: 'embedded'; readonly directory: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** Opens the store and brings its schema up to date. Throws `storage_unavailable` if a newer version has changed it. */
export function openStorage(config: StorageConfig): Promise<Storage> {
  return config.kind === 'embedded' ? openEmbedded(config.directory) : openPostgres(config.url)
}
