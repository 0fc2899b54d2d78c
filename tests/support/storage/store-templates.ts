import { randomBytes } from 'node:crypto'
import { openStorage } from '../../../src/storage/open-storage.ts'
import { dropDatabasesOfRun, freshDatabase } from './fresh-database.ts'
import { freshDirectory } from './fresh-directory.ts'

/**
 * Runs before all tests: makes the schema once in each store, as what those of the tests are copies of. Returns what
 * removes it after all tests.
 */
export default async function makeTemplates(): Promise<() => Promise<void>> {
  await using making = new AsyncDisposableStack()
  const { path } = making.use(await freshDirectory())
  await (await openStorage({ kind: 'embedded', directory: path }))[Symbol.asyncDispose]()
  process.env.TEST_DIRECTORY_TEMPLATE = path

  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl) {
    process.env.TEST_RUN = randomBytes(4).toString('hex')
    making.defer(() => dropDatabasesOfRun(serverUrl))
    const database = await freshDatabase(serverUrl)
    await (await openStorage({ kind: 'postgres', url: database.url }))[Symbol.asyncDispose]()
    process.env.TEST_DATABASE_TEMPLATE = database.name
  }
  const made = making.move()
  return () => made.disposeAsync()
}
