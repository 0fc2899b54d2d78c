import { randomBytes } from 'node:crypto'
import pg from 'pg'

type FreshDatabase = {
  readonly url: string
  readonly name: string
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * An empty PostgreSQL database of its own on a server, made with these options, which is dropped after it is disposed.
 */
export function freshDatabase(serverUrl: string, options = ''): Promise<FreshDatabase> {
  return createDatabase(serverUrl, options)
}

/**
 * The same as Skein leaves it at its first start: with the schema and nothing in it, where that was made before. It is
 * reached through the pooler `TEST_POOLER_URL`, such as PgBouncer, if there is one before the server.
 */
export async function databaseWithSchema(serverUrl: string): Promise<FreshDatabase> {
  const template = process.env.TEST_DATABASE_TEMPLATE
  const database = await createDatabase(serverUrl, template ? `template ${template}` : '')
  const url = new URL(process.env.TEST_POOLER_URL || serverUrl)
  url.pathname = `/${database.name}`
  return { ...database, url: url.href }
}

/**
 * Drops the databases of a run of tests that are still there when all tests have ended. `TEST_RUN` is part of their
 * names.
 */
export async function dropDatabasesOfRun(serverUrl: string): Promise<void> {
  const names = await runOnServer(
    serverUrl,
    `select datname from pg_database where starts_with(datname, '${prefix()}')`,
  )
  await dropAll(names.map((name) => () => dropDatabase(serverUrl, name)))
}

async function createDatabase(serverUrl: string, options: string): Promise<FreshDatabase> {
  // What is dropped ends all connections, also one that is dropping another.
  if (new URL(serverUrl).pathname.startsWith('/skein_test_'))
    throw new Error(`${serverUrl} is the database of a test, by which no other is made`)
  const name = prefix() + randomBytes(8).toString('hex')
  await runOnServer(serverUrl, `create database ${name} ${options}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    name,
    [Symbol.asyncDispose]: () => dropWithOthers(() => dropDatabase(serverUrl, name)),
  }
}

function prefix(): string {
  return `skein_test_${process.env.TEST_RUN ?? ''}_`
}

/**
 * A drop waits for a checkpoint of the whole server, which drops at the same time share: alone it costs the server 64
 * ms of CPU and takes 1.8 s on a busy disk, of eight together each costs 42 ms and takes 0.6 s.
 */
const droppedTogether = 8
const disposed: (() => Promise<void>)[] = []

/** In a run of tests, which drops what is left at its end. */
async function dropWithOthers(drop: () => Promise<void>): Promise<void> {
  if (!process.env.TEST_RUN) return drop()
  disposed.push(drop)
  if (disposed.length >= droppedTogether) await dropAll(disposed.splice(0))
}

async function dropAll(drops: readonly (() => Promise<void>)[]): Promise<void> {
  for (let from = 0; from < drops.length; from += droppedTogether)
    await Promise.all(drops.slice(from, from + droppedTogether).map((drop) => drop()))
}

/** A process of tests that is ended at the end of the run may have asked for the same just before. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await runOnServer(serverUrl, `drop database if exists ${name} with (force)`)
}

/** The first column of what the statement gives. */
async function runOnServer(url: string, statement: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<string[]>({ text: statement, rowMode: 'array' })
    return rows.flatMap(([first]) => first ?? [])
  } finally {
    await client.end()
  }
}
