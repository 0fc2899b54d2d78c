import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/storage/migrate.ts'
import { newAccount } from '../ledger/holds.ts'
import { type FaultyStorage, faultyEngines } from '../support/open-faulty-storage.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { Shelf } from './shelf.ts'

const first = change('create table shelves (name text)')
const second = change('alter table shelves add column place text')
const broken: Migration = {
  up: async (db) => {
    await second.up(db)
    throw new Error('The change went wrong')
  },
}

describe.each(faultyEngines)('the schema on $name', ({ open }) => {
  test('is copied once, before a change to what is there already', async () => {
    await using storage = await open()
    const copies: string[][] = []
    const copy = async () => {
      copies.push(await columns(storage))
    }

    await migrate(storage.db, copy, { first })
    expect(copies).toEqual([])
    await migrate(storage.db, copy, { first, second })
    await migrate(storage.db, copy, { first, second })

    expect(copies).toEqual([['name']])
    expect(await columns(storage)).toEqual(['name', 'place'])
  })

  test('stays as it was when a change goes wrong', async () => {
    await using storage = await open()
    await migrate(storage.db, () => {}, { first })

    const changing = migrate(storage.db, () => {}, { first, second: broken })
    await expect(changing).rejects.toThrow('The change went wrong')

    expect(await columns(storage)).toEqual(['name'])
    await migrate(storage.db, () => {}, { first, second })
    expect(await columns(storage)).toEqual(['name', 'place'])
  })

  test('is made whole at the next start, wherever its making broke', async () => {
    for (const point of [0, 1, 7, 20, 41, 60, 81, 100]) {
      await using storage = await open()
      storage.faults.arm(point)
      await migrate(storage.db).catch(() => {})
      storage.faults.disarm()

      await migrate(storage.db)

      const shelf = await Shelf.inAccount(storage, await newAccount(storage, 6))
      await shelf.add([{ title: 'A', text: 'Ada Brook visited Lucca.' }])
      await expectIndexWhole(storage)
    }
  })
})

async function columns({ db }: FaultyStorage): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const shelves = tables.find(({ name }) => name === 'shelves')
  return shelves?.columns.map(({ name }) => name) ?? []
}

function change(statement: string): Migration {
  return {
    up: async (db) => {
      await sql.raw(statement).execute(db)
    },
  }
}
