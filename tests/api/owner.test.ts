import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AccountStore } from '../../src/storage/access/account-store.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import {
  type ComposedService,
  composeService,
  cookieOf,
  type Owner,
} from '../support/service/compose-service.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

hashPasswordsQuickly()

const bob = { email: 'bob@example.org', password: 'another long password' }

describe.each(storageEngines)('the owner of an installation on $name', ({ name }) => {
  let service: ComposedService
  let owner: Owner

  beforeAll(async () => {
    service = await composeService(name)
    owner = await service.owner()
  })
  afterAll(() => service[Symbol.asyncDispose]())

  test('makes an account with whose password somebody signs in, and gives it tokens', async () => {
    const made = await owner.call('createAccount', { ...bob, grant: 10 })
    const cookie = cookieOf(await service.auth('sign-in/email', bob))
    const granted = await owner.call('grantTokens', { email: 'BOB@example.org', tokens: 2.5 })

    expect(made).toMatchObject({ email: bob.email, owner: false, balance: 10, held: 0 })
    const { balance } = await service.client({ cookie }).call('getUsage', {})
    expect(balance).toBe(12.5)
    const { data } = await service.client({ cookie }).call('listUsageEntries', {})
    expect(data[0]).toMatchObject({ id: granted.entry_id, kind: 'grant', tokens: 2.5 })
    const listed = await owner.call('listAccounts', {})
    expect(listed.data.map(({ email, balance, owner }) => ({ email, balance, owner }))).toEqual([
      { email: bob.email, balance: 12.5, owner: false },
      { email: owner.email, balance: 0, owner: true },
    ])
    const again = await owner.refusal('createAccount', bob)
    expect([again.status, again.problem.code]).toEqual([409, 'conflict'])
  })

  test('gives tokens at a time, by which the movement is found', async () => {
    const tim = { email: 'tim@example.org', password: bob.password }
    await owner.call('createAccount', { ...tim, grant: 10 })
    const cookie = cookieOf(await service.auth('sign-in/email', tim))
    await pause(2)
    await owner.call('grantTokens', { email: tim.email, tokens: 2.5 })
    const movements = async (range: { from?: string; to?: string }) => {
      const { data } = await service.client({ cookie }).call('listUsageEntries', range)
      return data.map(({ tokens }) => tokens)
    }
    const { data } = await service.client({ cookie }).call('listUsageEntries', {})
    const at = data[0]?.created_at ?? ''

    expect(await movements({ from: at })).toEqual([2.5])
    expect(await movements({ to: at })).toEqual([10])
    const [first, last] = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']
    expect(await movements({ from: first, to: last })).toEqual([2.5, 10])
    expect([await movements({ from: last }), await movements({ to: first })]).toEqual([[], []])
  })

  test('gives tokens once, however often the call is repeated under its key', async () => {
    const { email } = await owner.call('createAccount', {
      email: 'eve@example.org',
      password: bob.password,
      grant: 0,
    })
    const grant = () =>
      owner.send('grantTokens', { email, tokens: 5 }, { 'idempotency-key': 'a-grant' })

    const answers = [await grant(), await grant()]

    const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
    expect(second).toEqual(first)
    const account = await new AccountStore(service.storage).byEmail(email)
    expect(account?.available).toBe(10)
    const nobody = await owner.refusal('grantTokens', { email: 'nobody@example.org', tokens: 1 })
    expect(nobody.status).toBe(404)
  })

  test.runIf(name === 'sqlite')('makes a backup, from which the store can be opened', async () => {
    const made = await owner.call('createBackup', {})
    const listed = await owner.call('listBackups', {})
    const bytes = await (await owner.send('getBackup', { name: made.name })).arrayBuffer()

    expect(listed.data[0]).toEqual(made)
    expect(bytes.byteLength).toBe(made.bytes)
    const directory = await mkdtemp(join(tmpdir(), 'skein-restored-'))
    await writeFile(join(directory, 'skein.db'), Buffer.from(bytes))
    {
      await using storage = await openStorage({ kind: 'embedded', directory })
      expect(await new AccountStore(storage).byEmail(owner.email)).toBeDefined()
    }
    await rm(directory, { recursive: true })
    await owner.call('deleteBackup', { name: made.name })
    expect((await owner.call('listBackups', {})).data).toEqual([])
    expect((await owner.refusal('getBackup', { name: made.name })).status).toBe(404)
  })

  test('cannot name a file that is no backup', async () => {
    for (const path of ['..%2Fskein.db', 'skein.db', '..%2F..%2Fetc%2Fpasswd']) {
      const { cookie } = owner
      const response = await fetch(`${service.url}/backups/${path}`, { headers: { cookie } })
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
  })

  test.runIf(name === 'postgres')('is told how PostgreSQL is backed up', async () => {
    const { status, problem } = await owner.refusal('createBackup', {})

    expect([status, problem.code]).toEqual([409, 'conflict'])
    expect(problem.message).toContain('pg_dump')
    expect((await owner.call('listBackups', {})).data).toEqual([])
  })
})
