import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { checkUp } from '../../src/maintenance/check-up.ts'
import { Readiness } from '../../src/readiness.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { SchemaWatch } from '../../src/storage/upkeep/schema-watch.ts'
import { databaseWithSchema, freshDatabase } from '../support/storage/fresh-database.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(!serverUrl)('a database of PostgreSQL', () => {
  test('whose encoding lacks letters is refused, with what to do', async () => {
    const encoding = "encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0"
    await using database = await freshDatabase(serverUrl, encoding)

    const opening = openStorage({ kind: 'postgres', url: database.url })
    await expect(opening).rejects.toThrow(/encoding LATIN1.*encoding UTF8/)
  })

  test('that something else has made its tables in is refused, by the check-up as well', async () => {
    await using database = await freshDatabase(serverUrl)
    await using other = await connected(database.url)
    await other.client.query('create table accounts (x int)')
    const storage = { kind: 'postgres', url: database.url } as const

    await expect(openStorage(storage)).rejects.toThrow(/a database of something else: its accounts/)
    const checks = await checkUp({ dataDirectory: 'nowhere', storage })
    expect(checks.find(({ name }) => name === 'storage')).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/a database of something else: its accounts/),
    })

    await other.client.query('alter table accounts rename to theirs')
    await (await openStorage(storage))[Symbol.asyncDispose]()
  })

  test('whose user may not make tables says what to grant', async () => {
    await using database = await freshDatabase(serverUrl)
    await using user = await powerlessUser(database.url)

    const opening = openStorage({ kind: 'postgres', url: user.url })
    await expect(opening).rejects.toThrow(/permission denied for schema public.*grant/)
  })

  test.each([
    ['has no connection left', 'connection limit 0', /too many connections.*more connections/],
    ['takes no writes', 'set default_transaction_read_only = on', /read-only.*Let its user write/],
  ])('that %s says so', async (_, setting, message) => {
    await using database = await freshDatabase(serverUrl)
    await using user = await powerlessUser(database.url)
    await user.run(`grant all on schema public to ${user.name}`)
    await user.run(`alter role ${user.name} ${setting}`)

    await expect(openStorage({ kind: 'postgres', url: user.url })).rejects.toThrow(message)
  })

  test('that is slow gives two connections to probes and one to looks at the schema', async () => {
    await using database = await databaseWithSchema(serverUrl)
    await using storage = await openStorage({ kind: 'postgres', url: database.url })
    using _watch = new SchemaWatch(storage.db)
    await using other = await connected(database.url)
    await other.client.query(`
      create function wait() returns trigger as 'begin perform pg_sleep(6); return new; end' language plpgsql;
      create trigger slow before insert on probes for each row execute function wait()`)
    const readiness = new Readiness(storage)

    const working: number[] = []
    for (let second = 0; second < 5; second++) {
      void readiness.check()
      await pause(1_050)
      working.push(await other.count("wait_event = 'PgSleep'"))
    }
    expect(await readiness.check()).toMatch(/does not answer/)
    expect(Math.max(...working)).toBe(2)

    await other.client.query('begin; lock kysely_migration')
    const looking = () => other.count("wait_event = 'relation'")
    await expect.poll(looking).toBe(1)
    await pause(2_500)
    expect(await looking()).toBeLessThan(2)
    await other.client.query('rollback; drop trigger slow on probes')
    await expect.poll(() => readiness.check()).toBe(true)
  })

  test('that takes a right away is unavailable until it gives it back', async () => {
    await using database = await databaseWithSchema(serverUrl)
    await (await openStorage({ kind: 'postgres', url: database.url }))[Symbol.asyncDispose]()
    await using user = await powerlessUser(database.url)
    await user.run(`grant all on all tables in schema public to ${user.name}`)
    await using storage = await openStorage({ kind: 'postgres', url: user.url })
    const accounts = storage.db.selectFrom('accounts').select('id')

    await user.run(`revoke all on accounts from ${user.name}`)
    await expect(accounts.execute()).rejects.toMatchObject({ code: 'storage_unavailable' })

    await user.run(`grant all on accounts to ${user.name}`)
    expect(await accounts.execute()).toEqual([])
  })
})

/** A connection beside those of the service, which counts theirs. */
async function connected(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    client,
    count: async (condition: string) => {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
      )
      return rows.length
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/** A user of PostgreSQL who may only connect, and who is removed with all their rights. */
async function powerlessUser(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const name = `skein_test_${randomBytes(8).toString('hex')}`
  await client.query(`create role ${name} login`)
  const url = new URL(databaseUrl)
  url.username = name
  return {
    ...{ name, url: url.href },
    run: (statement: string) => client.query(statement),
    async [Symbol.asyncDispose]() {
      await client.query(`drop owned by ${name}`)
      await client.query(`drop role ${name}`)
      await client.end()
    },
  }
}
