import { readConfig } from '../../../src/config/config.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'
import type { Storage } from '../../../src/storage/storage.ts'

/** The storage of a service, opened beside it. */
export function storageOf(service: {
  readonly env: Readonly<Record<string, string>>
}): Promise<Storage> {
  return openStorage(readConfig(service.env).storage)
}
