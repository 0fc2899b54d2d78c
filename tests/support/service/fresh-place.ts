import { databaseWithSchema } from '../storage/fresh-database.ts'
import { directoryWithSchema, freshDirectory } from '../storage/fresh-directory.ts'

/** Where the data of a service are: the options with which it is started on them, as often as you like. */
export type Place = {
  readonly dataDirectory: string
  /** Names the database, where the data are not in the directory. */
  readonly env: Readonly<Record<string, string>>
}

const testServerUrl = process.env.TEST_DATABASE_URL ?? ''

/** A place of each kind that can be tested here: `describe.each(places)('… on $name', ({ fresh }) => …)`. */
export const places = [
  { name: 'sqlite', fresh: () => freshPlace('') },
  ...(testServerUrl ? [{ name: 'postgres', fresh: () => freshPlace(testServerUrl) }] : []),
]

/**
 * An empty place, which is removed when it is disposed: in PostgreSQL where `TEST_DATABASE_URL` names a server of that
 * kind, otherwise in the embedded store.
 */
export async function freshPlace(serverUrl = testServerUrl): Promise<Place & AsyncDisposable> {
  await using opening = new AsyncDisposableStack()
  const directory = opening.use(await (serverUrl ? freshDirectory() : directoryWithSchema()))
  const database = serverUrl ? opening.use(await databaseWithSchema(serverUrl)) : undefined
  const open = opening.move()
  return {
    dataDirectory: directory.path,
    env: database ? { DATABASE_URL: database.url } : {},
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
