import { openStorage, type StorageConfig } from '../../../src/storage/open-storage.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { databaseWithSchema } from './fresh-database.ts'
import { directoryWithSchema } from './fresh-directory.ts'

type StorageEngine = {
  readonly name: 'sqlite' | 'postgres'
  /** An empty store of its own, which is removed when it is disposed. */
  open(): Promise<TestStorage>
}
/** With what another process needs to open it too. */
export type TestStorage = Storage & { readonly config: StorageConfig }

/** Every engine that can be tested here: `describe.each(storageEngines)('… on $name', ({ open }) => …)`. */
export const storageEngines: readonly StorageEngine[] = [
  { name: 'sqlite', open: openSqlite },
  ...postgresEngine(process.env.TEST_DATABASE_URL),
]

async function openSqlite(): Promise<TestStorage> {
  const directory = await directoryWithSchema()
  const remove = async () => await directory[Symbol.asyncDispose]()
  return openFresh({ kind: 'embedded', directory: directory.path }, remove)
}

function postgresEngine(serverUrl: string | undefined): StorageEngine[] {
  if (serverUrl) return [{ name: 'postgres', open: () => openDatabaseOf(serverUrl) }]
  process.stderr.write('PostgreSQL skipped: TEST_DATABASE_URL is not set\n')
  return []
}

async function openDatabaseOf(serverUrl: string): Promise<TestStorage> {
  const { url, ...database } = await databaseWithSchema(serverUrl)
  return openFresh({ kind: 'postgres', url }, () => database[Symbol.asyncDispose]())
}

async function openFresh(config: StorageConfig, remove: () => Promise<void>): Promise<TestStorage> {
  await using opening = new AsyncDisposableStack()
  opening.defer(remove)
  const storage = opening.use(await openStorage(config))
  const open = opening.move()
  return { ...storage, config, [Symbol.asyncDispose]: () => open.disposeAsync() }
}
