import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { digestOfToken, randomPair, storedPair } from '../../src/access/oauth/app-tokens.ts'
import { messageOf } from '../../src/base/errors/message-of.ts'
import { moveToPostgres } from '../../src/maintenance/move-to-postgres.ts'
import { AccountStore } from '../../src/storage/access/account-store.ts'
import { AppStore } from '../../src/storage/access/app-store.ts'
import { databasePath } from '../../src/storage/embedded/open-embedded.ts'
import { openStorage, type StorageConfig } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { freshDatabase } from '../support/storage/fresh-database.ts'
import { newApp } from '../support/storage/new-app.ts'
import { Installation } from './installation.ts'

const serverUrl = process.env.TEST_DATABASE_URL
if (!serverUrl) process.stderr.write('Moving to PostgreSQL skipped: TEST_DATABASE_URL is not set\n')

test.runIf(serverUrl)('everything moves to PostgreSQL, once, and goes on from there', async () => {
  const installation = await Installation.make()
  onTestFinished(() => installation[Symbol.asyncDispose]())
  const { url } = await emptyDatabase(serverUrl ?? '')
  const there = { DATABASE_URL: url }
  await installation.createAccount('ada')
  await installation.json(['keys', 'create', '--name', 'kept'])
  const text = 'Ada Lovelace was born in London. Charles Babbage was born in London too.'
  await installation.json(['documents', 'add', await installation.file('born.md', text)])
  const question = ['chat', 'Where was Ada Lovelace born?', '--engine', 'graph']
  const { document: asked } = await installation.json(question)

  const app = await withStorage(
    { kind: 'embedded', directory: installation.directory },
    async (storage) => newApp(storage, (await new AccountStore(storage).oldest(1))[0]?.id ?? ''),
  )

  const moved = await installation.json(['migrate', '--to', url])
  expect(moved.code).toBe(0)
  const again = await installation.json(['migrate', '--to', url])
  expect(again).toMatchObject({ code: 1, document: { error: { code: 'conflict' } } })

  for (const list of [
    ['keys', 'list'],
    ['documents', 'list'],
  ])
    expect(await installation.json(list, there)).toEqual(await installation.json(list))
  const { refresh } = app.tokens
  const presented = { digest: digestOfToken(refresh), clientId: app.clientId, graceMs: 0 }
  const given = await withStorage({ kind: 'postgres', url }, (storage) =>
    new AppStore(storage).refresh(presented, storedPair(randomPair())),
  )
  expect(given).toMatchObject({ keyId: app.id })
  const { document: answer } = await installation.json(question, there)
  expect(answer.citations).toEqual(asked.citations)
  const { tokens_consumed, balance_remaining } = answer.usage
  expect(balance_remaining).toBe(asked.usage.balance_remaining - tokens_consumed)
  expect(await installation.createAccount('bob', [], there)).toMatchObject({ code: 0 })
  expect(await installation.json(['doctor'], there)).toMatchObject({ document: { ok: true } })
})

test.runIf(serverUrl)('nobody writes to a store while it is moved', async () => {
  const installation = await Installation.withAda()
  onTestFinished(() => installation[Symbol.asyncDispose]())
  const { url } = await emptyDatabase(serverUrl ?? '')
  const { directory } = installation
  using command = new DatabaseSync(databasePath(directory), { timeout: 0 })
  const outcomes: unknown[] = []

  await moveToPostgres({ kind: 'embedded', directory }, url, {
    tableCopied: () => {
      try {
        command.exec("begin immediate; update accounts set email = 'late@example.org'; commit")
        outcomes.push('written')
      } catch (error) {
        outcomes.push(messageOf(error))
      }
    },
  })

  expect(outcomes.length).toBeGreaterThan(5)
  expect(new Set(outcomes)).toEqual(new Set(['database is locked']))
})

async function withStorage<Result>(
  config: StorageConfig,
  use: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  await using storage = await openStorage(config)
  return await use(storage)
}

async function emptyDatabase(server: string) {
  const database = await freshDatabase(server)
  onTestFinished(() => database[Symbol.asyncDispose]())
  return database
}
