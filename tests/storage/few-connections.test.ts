import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { checkUp } from '../../src/maintenance/check-up.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { newAccount, newHold } from '../ledger/holds.ts'
import { startService } from '../support/service/start-service.ts'
import { freshDatabase } from '../support/storage/fresh-database.ts'
import { freshDirectory } from '../support/storage/fresh-directory.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(!serverUrl)('a database whose user may have few connections', () => {
  test.each([3, 6])('serves many calls at once with %d', async (connections) => {
    await using user = await limitedUser(connections)
    await using directory = await freshDirectory()
    await using service = await startService({
      dataDirectory: directory.path,
      env: { DATABASE_URL: user.url },
    })
    const { key } = await service.createAccount()
    const text = 'The ferry Aurelia was designed by Ida Brook. She was born in Lucca.'
    const added = await service.request('/documents', { key, json: { title: 'Ferries', text } })
    const messages = [{ role: 'user', content: 'Who designed the Aurelia?' }]
    const calls = Array.from({ length: 12 }, (_, call) =>
      call % 2 === 0
        ? service.request('/agent/interactions', { key, json: { messages } })
        : service.request('/documents', { key }),
    )
    const answers = await Promise.all(calls)

    expect(added.status).toBe(201)
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200))
  })

  test('takes many writes at once with 2, and leaves one to another process', async () => {
    await using user = await limitedUser(2)
    await using storage = await openStorage({ kind: 'postgres', url: user.url })
    const accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount(storage, 60)))
    const holds = accounts.map((accountId) => storage.write.openHold(newHold(accountId)))
    const other = openStorage({ kind: 'postgres', url: user.url })

    expect(await Promise.all(holds)).toHaveLength(8)
    await using opened = await other
    await opened.probe()
  })

  test('says at the start and in the check-up how many it needs', async () => {
    await using user = await limitedUser(1)
    const storage = { kind: 'postgres', url: user.url } as const
    const why = /allows its user only 1 connection, and a server needs 2\. Let its user have more\./

    await expect(openStorage(storage)).rejects.toThrow(why)
    const checks = await checkUp({ dataDirectory: 'nowhere', storage })
    expect(checks.find(({ name }) => name === 'storage')).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(why),
    })
  })
})

/** A user who may have so many connections to a fresh database. */
async function limitedUser(connections: number) {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await freshDatabase(serverUrl))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  opened.defer(() => client.end())
  const name = `skein_test_${randomBytes(8).toString('hex')}`
  await client.query(`create role ${name} login connection limit ${connections}`)
  opened.defer(async () => {
    await client.query(`drop owned by ${name}`)
    await client.query(`drop role ${name}`)
  })
  await client.query(`grant all on schema public to ${name}`)
  const url = new URL(database.url)
  url.username = name
  const made = opened.move()
  return { url: url.href, [Symbol.asyncDispose]: () => made.disposeAsync() }
}
