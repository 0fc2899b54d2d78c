import { openStorage } from '../../../src/storage/open-storage.ts'
import { freshDatabase } from './fresh-database.ts'

/**
 * Runs before all tests: makes the schema in PostgreSQL once, as the database of which those of the tests are copies.
 * Returns what removes it after all tests.
 */
export default async function makeTemplate(): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return undefined
  const template = await freshDatabase(serverUrl)
  const storage = await openStorage({ kind: 'postgres', url: template.url })
  await storage[Symbol.asyncDispose]()
  process.env.TEST_DATABASE_TEMPLATE = template.name
  return () => template[Symbol.asyncDispose]()
}
