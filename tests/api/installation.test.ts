import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ownerTokenOf } from '../../src/access/sessions/owner-token.ts'
import { authSecret, composeService, cookieOf } from '../support/service/compose-service.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { startLocalWeb } from '../support/web/local-web.ts'

hashPasswordsQuickly()

const ada = { email: 'ada@example.org', password: 'correct horse battery staple' }
const bob = { email: 'bob@example.org', password: 'another long password' }

describe.each(storageEngines)('an installation on $name', ({ name }) => {
  test('a person sees their sessions, and ends all but this one', async () => {
    await using service = await composeService(name)
    await service.auth('sign-up/email', ada)
    const signIn = async (agent: string) =>
      cookieOf(await service.auth('sign-in/email', ada, { 'user-agent': agent }))
    const [laptop, phone] = [await signIn('Laptop'), await signIn('Phone')]
    const stranger = cookieOf(await service.auth('sign-up/email', bob))

    const { data } = await service.client({ cookie: phone }).call('listSessions', {})
    const ended = await service.client({ cookie: phone }).call('endOtherSessions', {})

    expect(data).toHaveLength(3)
    expect(data.filter(({ current }) => current)).toMatchObject([{ user_agent: 'Phone' }])
    expect(JSON.stringify(data)).not.toContain(phone.split('=')[1]?.slice(0, 20))
    expect(ended).toEqual({ ended: 2 })
    expect((await service.client({ cookie: laptop }).refusal('listSessions', {})).status).toBe(401)
    await service.client({ cookie: phone }).call('listSessions', {})
    const others = await service.client({ cookie: stranger }).call('listSessions', {})
    expect(others.data).toHaveLength(1)
  })

  test('only its owner learns where the data is', async () => {
    await using service = await composeService(name, { SIGN_UP: 'owner' })
    const owner_token = ownerTokenOf(authSecret)
    const owner = cookieOf(await service.auth('sign-up/email', { ...ada, owner_token }))
    await using open = await composeService(name)
    const { cookie } = await open.person()

    const own = await service.client({ cookie: owner }).call('getInstallation', {})
    const other = await open.client({ cookie }).call('getInstallation', {})

    expect(own.storage?.bytes).toBeGreaterThan(10_000)
    if (name === 'sqlite') expect(existsSync(own.storage?.directory ?? '')).toBe(true)
    else expect(own.storage?.directory).toBeUndefined()
    expect(other.storage).toBeUndefined()
  })

  test('the search engines are told, and tried if that is asked for', async () => {
    await using web = await startLocalWeb(builtInPages)
    await using service = await composeService(name, web.env)
    const { cookie } = await service.person()
    const person = service.client({ cookie })

    const told = await person.call('listSearchEngines', {})
    const tried = await person.call('listSearchEngines', { check: 'yes' })

    expect(told.data.length).toBeGreaterThan(0)
    for (const engine of told.data) expect(engine).not.toHaveProperty('given')
    expect(tried.data.map(({ name }) => name)).toEqual(told.data.map(({ name }) => name))
    for (const { given } of tried.data) expect(given).toBeTypeOf('number')
  })
})
