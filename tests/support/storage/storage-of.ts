import { readConfig } from '../../../src/config/config.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { openBeside } from './open-beside.ts'

/** The storage of a service, opened beside it. */
export function storageOf(service: {
  readonly env: Readonly<Record<string, string>>
}): Promise<Storage> {
  return openBeside(readConfig(service.env).storage)
}
