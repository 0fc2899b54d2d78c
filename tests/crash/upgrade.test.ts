import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { SchemaChange } from '../../src/storage/schema-change.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { freshPlace, places } from '../support/service/fresh-place.ts'
import { startService } from '../support/service/start-service.ts'
import { storageOf } from '../support/storage/storage-of.ts'

/** The last change. */
const change = '0041-replacing'

test('no schema changes under a server that runs: what would change it says so', async () => {
  await using place = await freshPlace('')
  const config = { kind: 'embedded', directory: place.dataDirectory } as const
  await using service = await startService(place)
  {
    await using storage = await storageOf(service)
    await forgetChange(storage)
  }

  await expect(openStorage(config)).rejects.toThrow(
    new RegExp(`changes the schema .* \\(process ${service.pid}\\)`),
  )

  expect(await copiesIn(place.dataDirectory)).toEqual([])
  await service.kill('SIGKILL')
  const told: SchemaChange[] = []
  await using storage = await openStorage(config, (schemaChange) => told.push(schemaChange))
  expect(told).toEqual([{ migration: change, copiedBytes: expect.any(Number) }])
  expect(await changesOf(storage)).toContain(change)
  expect(await copiesIn(place.dataDirectory)).toEqual([`skein.db.before-${change}`])
})

test('a copy before a change has its name once it is whole, and one start after another leaves one', async () => {
  await using place = await freshPlace('')
  const directory = place.dataDirectory
  const config = { kind: 'embedded', directory } as const
  const open = async () => {
    await using storage = await openStorage(config)
    await forgetChange(storage)
  }
  const copy = join(directory, `skein.db.before-${change}`)
  await open()
  await writeFile(join(directory, 'skein.db.copying'), 'what a start left that was killed')
  // Nothing can be put in its place, as on a full disk.
  await mkdir(copy)
  await writeFile(join(copy, 'full'), '')

  await expect(openStorage(config)).rejects.toThrow(/copy of .*skein\.db .* Nothing was changed/)
  expect(await copiesIn(directory)).toEqual([`skein.db.before-${change}`])
  await rm(copy, { recursive: true })
  await open()
  await open()

  expect(await copiesIn(directory)).toEqual([`skein.db.before-${change}`])
})

describe.each(places)('a server on $name', ({ fresh }) => {
  test('tells first that the schema of an older version is changed', async () => {
    await using place = await fresh()
    {
      await using service = await startService(place)
      await using storage = await storageOf(service)
      await forgetChange(storage)
    }

    await using service = await startService(place)

    const { stdoutLines } = service
    expect(stdoutLines.find((line) => line.includes(change))).toMatch(/schema is changed now/)
  })

  test('ends when a newer version has changed the schema', async () => {
    await using place = await fresh()
    await using service = await startService(place)
    await using storage = await storageOf(service)

    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
      storage.db,
    )

    expect(await service.exitCode()).toBe(1)
    expect(service.stdoutLines.join('\n')).toMatch(/newer version .* \(9999-later\)/)
  })
})

/** Takes the last change back, so that it is made again. */
async function forgetChange({ db }: Storage): Promise<void> {
  await sql`alter table documents drop column replaces`.execute(db)
  await sql`delete from kysely_migration where name = ${change}`.execute(db)
}

async function changesOf({ db }: Storage): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

async function copiesIn(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => /copying|before/.test(name))
}
