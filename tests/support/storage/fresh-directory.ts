import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databasePath } from '../../../src/storage/embedded/open-embedded.ts'

type FreshDirectory = AsyncDisposable & { readonly path: string }

/** An empty data directory, which is removed when it is disposed. */
export async function freshDirectory(): Promise<FreshDirectory> {
  const path = await mkdtemp(join(tmpdir(), 'skein-test-'))
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** The same as Skein leaves it at its first start: with the schema and nothing in it, where that was made before. */
export async function directoryWithSchema(): Promise<FreshDirectory> {
  const directory = await freshDirectory()
  await giveSchema(directory.path)
  return directory
}

/** Makes the same of an empty directory. */
export async function giveSchema(directory: string): Promise<void> {
  const template = process.env.TEST_DIRECTORY_TEMPLATE
  if (template) await copyFile(databasePath(template), databasePath(directory))
}
