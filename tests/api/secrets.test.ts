import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NewKey } from '../../src/contract/access/keys.ts'
import {
  authSecret,
  type ComposedService,
  composeService,
  cookieOf,
} from '../support/service/compose-service.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

hashPasswordsQuickly()

const person = { email: 'ada@example.org', password: 'correct horse battery staple' }

describe.each(storageEngines)('secrets on $name', ({ name }) => {
  let service: ComposedService

  beforeAll(async () => {
    service = await composeService(name, { LOG_LEVEL: 'debug' })
  })
  afterAll(() => service[Symbol.asyncDispose]())

  test('neither logs nor storage nor refusals hold a key, a password, a cookie or our own secret', async () => {
    const cookie = cookieOf(await service.auth('sign-up/email', person))
    const signedIn = service.client({ cookie })
    const headers = { 'idempotency-key': 'make-one-key' }
    const made = await (await signedIn.send('createKey', { name: 'laptop' }, headers)).json()
    const { key, id: key_id } = NewKey.parse(made)
    const rotated = await signedIn.call('rotateKey', { key_id })
    const secrets = [key, rotated.key, person.password, cookieValue(cookie), authSecret].map(String)

    const refusals = await Promise.all([
      service.auth('sign-in/email', { ...person, password: `${person.password}!` }),
      service.auth('sign-in/email', { ...person, email: person.password }),
      service.auth(`sign-in/${key}`, person),
      service.client({ key: `${key}x` }).send('listKeys', {}),
      service.client().request(`/agent/models?api_key=${key}`),
      service.client({ key: String(key) }).request(`/${key}?q=${key}`),
      service.client({ key: String(key) }).send('getDocument', { doc_id: String(key) }),
      service.client({ key: String(key) }).send('createGraph', { name: { key } }),
      service.client({ key: String(key) }).send('listGraphs', {}, { 'x-request-id': String(key) }),
      service
        .client({ key: String(key) })
        .send('createGraph', { name: 'a' }, { 'idempotency-key': '' }),
      service.client({ cookie: `${cookie}x` }).send('listKeys', {}),
    ])
    await service.client({ key: String(key) }).call('createGraph', { name: 'a' })

    const told = await Promise.all(refusals.map((response) => response.text()))
    const logged = service.logLines.join('')
    const stored = await dump(service)
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20)
      expect(told.join('')).not.toContain(secret)
      expect(logged).not.toContain(secret)
      expect(stored).not.toContain(secret)
    }
    expect(logged).toContain('/api-keys')
    expect(stored).toContain('make-one-key')
  })

  test('the same key is shown only once, also under the same idempotency key', async () => {
    const signedIn = service.client({ cookie: (await service.person()).cookie })
    const create = async () => {
      const headers = { 'idempotency-key': 'make-one-key' }
      const response = await signedIn.send('createKey', { name: 'laptop' }, headers)
      return NewKey.parse(await response.json())
    }

    const first = await create()
    const second = await create()

    expect(first.key).toMatch(/^svc_key_live_[0-9A-Za-z]{32}$/)
    expect(second).toEqual({ ...first, key: null })
    const { data } = await signedIn.call('listKeys', {})
    expect(data.filter(({ name }) => name === 'laptop')).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain(first.key)
  })

  test('a revoked key is refused at the very next request', async () => {
    const ada = await service.account()
    await ada.call('listModels', {})
    const client = await service.caller(ada.accountId)
    const key_id = client.keyId
    await client.call('listModels', {})

    const revoked = await ada.call('revokeKey', { key_id })

    expect(revoked).toMatchObject({ id: key_id, status: 'revoked' })
    const { status, problem } = await client.refusal('listModels', {})
    expect([status, problem.code]).toEqual([401, 'invalid_api_key'])
    expect(await ada.call('revokeKey', { key_id })).toMatchObject({
      status: 'revoked',
      revoked_at: revoked.revoked_at,
    })
    await ada.call('revokeKey', { key_id: ada.keyId })
    expect((await ada.refusal('listModels', {})).status).toBe(401)
  })

  test('a rotated key is valid for the overlap, and without one no longer', async () => {
    const { cookie, key, keyId: key_id } = await service.person()
    const signedIn = service.client({ cookie })
    const isValid = async (key: string | null) =>
      (await service.client({ key: String(key) }).send('listModels', {})).ok

    const second = await signedIn.call('rotateKey', { key_id, overlap_seconds: 3600 })
    expect([await isValid(key), await isValid(second.key)]).toEqual([true, true])

    const third = await signedIn.call('rotateKey', { key_id: second.id, overlap_seconds: 0 })
    expect([await isValid(second.key), await isValid(third.key)]).toEqual([false, true])

    await service.expireKey(key_id)
    expect(await isValid(key)).toBe(false)
  })

  test('a key is rotated once: a second successor would live as long as the rest of its overlap', async () => {
    const { cookie, key, keyId: key_id } = await service.person()
    const signedIn = service.client({ cookie })
    const second = await signedIn.call('rotateKey', { key_id })
    const again = await signedIn.refusal('rotateKey', { key_id, overlap_seconds: 0 })
    expect(again.status).toBe(409)
    expect((await service.client({ key }).send('listModels', {})).ok).toBe(true)
    expect(again.problem.message).toContain(second.id)
    const both = ['a', 'b'].map(() => signedIn.send('rotateKey', { key_id: second.id }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409])
    expect((await signedIn.call('listKeys', {})).data.map((key) => key.expires_at)).toContain(null)
  })

  test('whatever a body names, no key is made for anybody else', async () => {
    const [one, other] = [await service.person(), await service.person()]
    const body = { name: 'mine', userId: 'owner', user_id: 'owner', accountId: other.accountId }
    const strange = { ...body, account_id: other.accountId, id: other.keyId, scopes: ['chat'] }

    const signedIn = service.client({ cookie: one.cookie })
    expect((await signedIn.send('createKey', strange)).status).toBe(400)
    for (const [name, value] of Object.entries(strange)) {
      await signedIn.send('createKey', { name: 'mine', [name]: value })
    }

    const namesOf = async (whose: typeof one) =>
      (await whose.call('listKeys', {})).data.map((key) => key.name)
    expect(await namesOf(one)).toEqual(['mine', 'mine', 'test'])
    expect(await namesOf(other)).toEqual(['test'])
  })
})

/** Every row of every table, those of the sign-in library included. */
async function dump({ storage }: ComposedService): Promise<string> {
  const tables = await storage.db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(storage.db)),
  )
  return JSON.stringify(rows)
}

/** `name=value` → value, decoded */
function cookieValue(cookie: string): string {
  return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))
}
