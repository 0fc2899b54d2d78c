import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { ProblemBody } from '../../src/contract/problems/problem.ts'
import { checkUp } from '../../src/maintenance/check-up.ts'
import { Readiness } from '../../src/readiness.ts'
import { demandRoom } from '../../src/storage/embedded/demand-room.ts'
import { lockDirectory } from '../../src/storage/embedded/directory-lock.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { Installation } from '../cli/installation.ts'
import { freshPlace } from '../support/service/fresh-place.ts'
import { startService } from '../support/service/start-service.ts'
import { freshDirectory } from '../support/storage/fresh-directory.ts'
import { limitFiles } from '../support/storage/limit-files.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { TestGraph } from './test-graph.ts'

describe.each(storageEngines)('a store on $name that a newer version has changed', ({ open }) => {
  test('is refused at the start, by readiness and by the check-up', async () => {
    await using storage = await open()
    const readiness = new Readiness(storage)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
      storage.db,
    )

    await expect(openStorage(storage.config)).rejects.toThrow(/newer version .* \(9999-later\)/)
    expect(await readiness.check()).toMatch(/newer version .* \(9999-later\)/)
    const checks = await checkUp({ dataDirectory: 'nowhere', storage: storage.config })
    expect(checks).toContainEqual(
      expect.objectContaining({
        name: 'storage',
        status: 'failed',
        message: expect.stringMatching(/newer version/),
      }),
    )
  })
})

describe.each(storageEngines)(
  'a store on $name that a newer version changes meanwhile',
  ({ open }) => {
    test('is given no documents and no jobs by the older one', async () => {
      await using storage = await open()
      const graph = await TestGraph.inNewAccount(storage)
      await graph.add([{ title: 'A', text: 'Ada Brook visited Lucca.' }])
      await sql`insert into jobs (id, account_id, kind, subject, input, state, attempts, pauses, due_at, created_at)
      values ('j', ${graph.accountId}, 'index-document', 'd', '{}', 'waiting', 0, 0, 0, 0)`.execute(
        storage.db,
      )
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
        storage.db,
      )

      await expect(graph.add([{ title: 'B', text: 'Bo Brook did too.' }])).rejects.toThrow(/newer/)
      const claim = { kinds: ['index-document'], perAccountMax: 1, leaseMs: 1_000 } as const
      const claiming = storage.write.claimJob({ ...claim, owner: 'old', leaseToken: 'token' })
      await expect(claiming).rejects.toThrow(/newer/)
    })
  },
)

describe('an embedded store', () => {
  test('whose disk has little room left is not ready', async () => {
    await using place = await freshPlace('')
    await demandRoom(place.dataDirectory)
    await expect(demandRoom(place.dataDirectory, Number.MAX_VALUE)).rejects.toMatchObject({
      code: 'storage_unavailable',
      message: 'The disk of the storage is full.',
    })
  })

  test.each([18, 19])('that a newer SQLite wrote is told as that: byte %d', async (byte) => {
    await using place = await freshPlace('')
    const storage = { kind: 'embedded', directory: place.dataDirectory } as const
    const path = join(storage.directory, 'skein.db')
    await (await openStorage(storage))[Symbol.asyncDispose]()
    const written = readFileSync(path)
    written[byte] = 3
    writeFileSync(path, written)

    await expect(openStorage(storage)).rejects.toThrow(/was written by a newer SQLite than \d/)
    expect(readFileSync(path)).toEqual(written)
  })

  test.skipIf(process.getuid?.() === 0)('that may only be read says whose it must be', async () => {
    await using place = await freshPlace('')
    const storage = { kind: 'embedded', directory: place.dataDirectory } as const
    await (await openStorage(storage))[Symbol.asyncDispose]()
    chmodSync(join(storage.directory, 'skein.db'), 0o400)

    await expect(openStorage(storage)).rejects.toThrow(
      /cannot be opened: EACCES.*may read and write/,
    )
  })

  test.each([
    ['damaged', 'no database, but a text of some length'.repeat(100)],
    ['empty', ''],
  ])('whose file is %s is named, with what to do', async (what, content) => {
    await using place = await freshPlace('')
    const directory = place.dataDirectory
    const path = join(directory, 'skein.db')
    writeFileSync(path, content)

    const opening = openStorage({ kind: 'embedded', directory })
    await expect(opening).rejects.toThrow(new RegExp(`${path}, is ${what}.*skein backup`))
    const checks = await checkUp({
      dataDirectory: directory,
      storage: { kind: 'embedded', directory },
    })
    expect(checks.find(({ name }) => name === 'storage')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining(`${path}, is ${what}`),
    })
  })

  test('whose file is damaged where it is read later is named too, by the check-up as well', async () => {
    await using place = await freshPlace('')
    const directory = place.dataDirectory
    const path = join(directory, 'skein.db')
    damageTable(path, 'accounts')

    const named = new RegExp(`${path}, is damaged: .*skein backup`)
    await using storage = await openStorage({ kind: 'embedded', directory })
    const accounts = storage.db.selectFrom('accounts').selectAll()
    await expect(accounts.execute()).rejects.toThrow(named)
    const change = storage.db.updateTable('accounts').set({ spent: 0 })
    await expect(change.execute()).rejects.toThrow(named)
    const checks = await checkUp({
      dataDirectory: directory,
      storage: { kind: 'embedded', directory },
    })
    expect(checks.find(({ name }) => name === 'storage')).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(named),
    })
  })

  test.runIf(process.platform === 'linux').each([
    ['opened', '1024', /The file of the store, \S+skein\.db, cannot be opened: .*has room\./],
    ['written', '40000', /The store in \S+ cannot be used\. .*(full|written)/],
  ])('whose disk is full when it is %s at the start is named', async (_, bytes, message) => {
    await using installation = await Installation.withAda()
    await leaveJobs(installation.directory, 2_000)

    await limitFiles(process.pid, bytes)
    const ending = installation.failedStart({})
    await limitFiles(process.pid, 'unlimited')

    const { code, said } = await ending
    expect(code).toBe(1)
    expect(said).toMatch(message)
    expect(said).toContain(installation.directory)
  })

  test('whose file cannot be opened is named, with what to do', async () => {
    await using place = await freshDirectory()
    const directory = place.path
    const path = join(directory, 'skein.db')
    mkdirSync(path)

    const opening = openStorage({ kind: 'embedded', directory })
    await expect(opening).rejects.toThrow(
      new RegExp(`${path}, cannot be opened.*may read and write`),
    )
  })

  test('whose directory is moved away stores nothing and says so, until it is back', async () => {
    await using place = await freshPlace('')
    await using service = await startService(place)
    const { key } = await service.createAccount()
    const client = new ApiClient(service.url, { key })
    const upload = (name: string) => client.sendFile(Buffer.from(`The ferry ${name}.`), name)
    const ready = async () => (await service.request('/readyz')).status
    const [directory, away] = [place.dataDirectory, `${place.dataDirectory}-away`]
    expect((await upload('before.txt')).status).toBe(201)

    renameSync(directory, away)
    const refused = await upload('gone.txt')
    const { error } = ProblemBody.parse(await refused.json())
    expect([refused.status, error.code]).toEqual([503, 'storage_unavailable'])
    expect(error.message).toMatch(/The file skein\.db in DATA_DIR was moved.*Put it back/)
    await expect.poll(ready).toBe(503)
    expect(await (await service.request('/readyz')).text()).toContain('skein.db in DATA_DIR')
    cpSync(away, directory, { recursive: true })
    expect((await upload('replaced.txt')).status).toBe(503)

    rmSync(directory, { recursive: true })
    renameSync(away, directory)
    expect((await upload('after.txt')).status).toBe(201)
    await expect.poll(ready).toBe(200)
    const { data } = await client.call('listDocuments', {})
    expect(data).toHaveLength(2)
  })

  test('whose lock cannot be made does not blame another server', async () => {
    await using place = await freshPlace('')
    mkdirSync(join(place.dataDirectory, 'server.lock'))
    expect(() => lockDirectory(place.dataDirectory)).toThrow(/cannot be used, as .*server\.lock/)
  })

  test('that another server has locked says so', async () => {
    await using place = await freshPlace('')
    using _lock = lockDirectory(place.dataDirectory)
    expect(() => lockDirectory(place.dataDirectory)).toThrow(
      /^Another Skein server \(process \d+\)/,
    )
  })
})

/** Overwrites the first page of a table. */
function damageTable(path: string, table: string): void {
  using database = new DatabaseSync(path)
  const row = database.prepare('select rootpage from sqlite_master where name = ?').get(table)
  const { page_size } = database.prepare('pragma page_size').get() ?? {}
  database.exec('pragma wal_checkpoint(truncate)')
  const file = openSync(path, 'r+')
  const bytes = Buffer.alloc(Number(page_size), 'x')
  writeSync(file, bytes, 0, bytes.length, (Number(row?.rootpage) - 1) * bytes.length)
  closeSync(file)
}

/** Stores jobs that a server was running when it died. */
async function leaveJobs(directory: string, count: number): Promise<void> {
  await using storage = await openStorage({ kind: 'embedded', directory })
  const ada = sql`(select id from accounts)`
  const rows = Array.from(
    { length: count },
    (_, number) => sql`(${`job-${number}`}, ${ada}, 'index-document',
    ${`d-${number}`}, '{}', 'running', 'server:dead', 0, 0, 0, 0)`,
  )
  for (let from = 0; from < count; from += 500)
    await sql`insert into jobs (id, account_id, kind, subject, input, state, owner, attempts, pauses, due_at, created_at)
      values ${sql.join(rows.slice(from, from + 500))}`.execute(storage.db)
}
