import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { databasePath } from '../../../src/storage/embedded/open-embedded.ts'
import type { Place } from '../service/fresh-place.ts'
import { freshDatabase } from './fresh-database.ts'
import { freshDirectory } from './fresh-directory.ts'

/** What the store of the first version knows, which wrote it itself: the same in both stores. */
export const firstVersion = {
  key: 'svc_key_live_vVF8CKe37oJr7Z2VUPAkdw9TEH2HvguE',
  revokedKey: 'svc_key_live_ATb8BeAnbhse2AWjN0Lg9UmZbr2WI53m',
  interactionId: 'int_8E0SnFJ3I1StK9qVvCG9JU33vX',
  documents: [
    {
      id: 'doc_8E0SnBPNQ11wucMJtd0TLwKZH2',
      text: '# Ferries of Norrvik\n\nThe ferry Aurelia was built in 1904 by Ingrid Solberg. A ticket costs 12 crowns.\n',
    },
    { id: 'doc_8E0SnEapM01zDxVeSc5g61QCJL', text: 'Το λιμάνι της Θάσου άνοιξε το 1932.\n' },
  ],
  question: 'Who built the ferry Aurelia?',
  reply: 'Ferries: The ferry Aurelia was built in 1904 by Ingrid Solberg. [1]',
  tokens: 97,
}

const testServerUrl = process.env.TEST_DATABASE_URL

/** A place of each kind as the first version left it: `describe.each(firstVersionPlaces)('… on $name', ({ fresh }) => …)`. */
export const firstVersionPlaces = [
  { name: 'sqlite', fresh: embeddedPlace },
  ...(testServerUrl ? [{ name: 'postgres', fresh: () => postgresPlace(testServerUrl) }] : []),
]

async function embeddedPlace(): Promise<Place & AsyncDisposable> {
  const { path, ...directory } = await freshDirectory()
  using database = new DatabaseSync(databasePath(path))
  database.exec('pragma journal_mode = wal')
  database.exec(await dump('sqlite'))
  return { dataDirectory: path, env: {}, ...directory }
}

async function postgresPlace(serverUrl: string): Promise<Place & AsyncDisposable> {
  await using opening = new AsyncDisposableStack()
  const directory = opening.use(await freshDirectory())
  const { url } = opening.use(await freshDatabase(serverUrl))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(await dump('postgres'))
  await client.end()
  const open = opening.move()
  return {
    dataDirectory: directory.path,
    env: { DATABASE_URL: url },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

function dump(engine: string): Promise<string> {
  return readFile(new URL(`first-version/${engine}.sql`, import.meta.url), 'utf8')
}
