import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { checkUp } from '../../src/maintenance/check-up.ts'
import { Readiness } from '../../src/readiness.ts'
import { lockDirectory } from '../../src/storage/embedded/directory-lock.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { freshPlace } from '../support/fresh-place.ts'
import { storageEngines } from '../support/open-test-storage.ts'
import { Shelf } from './shelf.ts'

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
      const shelf = await Shelf.inNewAccount(storage)
      await shelf.add([{ title: 'A', text: 'Ada Brook visited Lucca.' }])
      await sql`insert into jobs (id, account_id, kind, subject, input, state, attempts, pauses, due_at, created_at)
      values ('j', ${shelf.accountId}, 'index-document', 'd', '{}', 'waiting', 0, 0, 0, 0)`.execute(
        storage.db,
      )
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
        storage.db,
      )

      await expect(shelf.add([{ title: 'B', text: 'Bo Brook did too.' }])).rejects.toThrow(/newer/)
      const claim = { kinds: ['index-document'], perAccountMax: 1, leaseMs: 1_000 } as const
      const claiming = storage.write.claimJob({ ...claim, owner: 'old', leaseToken: 'token' })
      await expect(claiming).rejects.toThrow(/newer/)
    })
  },
)

describe('an embedded store', () => {
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
