import { randomBytes } from 'node:crypto'
import pg from 'pg'

type FreshDatabase = {
  readonly url: string
  readonly name: string
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * An empty PostgreSQL database of its own on a server, made with these options, which is dropped when it is disposed.
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

async function createDatabase(serverUrl: string, options: string): Promise<FreshDatabase> {
  const name = `skein_test_${randomBytes(8).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name} ${options}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    name,
    [Symbol.asyncDispose]: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
