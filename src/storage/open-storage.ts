import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import type { Storage } from './storage.ts'

export type StorageConfig =
  | { readonly kind: 'embedded'; readonly directory: string }
  | { readonly kind: 'postgres'; readonly url: string }

export function openStorage(config: StorageConfig): Promise<Storage> {
  return config.kind === 'embedded' ? openEmbedded(config.directory) : openPostgres(config.url)
}
