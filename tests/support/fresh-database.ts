import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** An empty PostgreSQL database of its own on a server, which is dropped when it is disposed. */
export async function freshDatabase(
  serverUrl: string,
): Promise<AsyncDisposable & { readonly url: string }> {
  const name = `skein_test_${randomBytes(8).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
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
