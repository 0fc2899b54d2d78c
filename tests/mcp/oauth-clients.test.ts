import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OAuthPeer } from '../peers/oauth-peer.ts'
import { havePeers, importPeer } from '../support/peers/import-peers.ts'
import { type ComposedService, composeService } from '../support/service/compose-service.ts'
import { oauthSettings, type Person, resource } from '../support/service/oauth-app.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'

hashPasswordsQuickly()

describe.runIf(havePeers)('clients of others sign in by themselves', () => {
  let service: ComposedService
  let ada: Person
  const peers = new Map<string, OAuthPeer>()

  beforeAll(async () => {
    service = await composeService('sqlite', oauthSettings)
    ada = await service.person()
    const exported = await importPeer<{ peers: readonly OAuthPeer[] }>('mcp-oauth')
    for (const peer of exported.peers) peers.set(peer.name, peer)
  })
  afterAll(() => service?.[Symbol.asyncDispose]())

  /** The service believes to be at an address where nobody is. */
  const reach = (url: string | URL, init?: RequestInit) =>
    fetch(String(url).replace(oauthSettings.BASE_URL, service.url), init)

  /** Ada, who allows what she is asked on the page. */
  const allow = async (address: URL): Promise<URL> => {
    expect(`${address.origin}${address.pathname}`).toBe('https://skein.test/app/authorize')
    const person = service.client({ cookie: ada.cookie })
    const request = address.search.slice(1)
    const { scopes } = await person.call('getAuthorization', { request })
    return new URL((await person.call('authorizeApp', { request, scopes })).redirect_to)
  }

  test.each(['v2', 'v1'])(
    '%s discovers, registers, asks, calls, refreshes, and is revoked',
    async (name) => {
      const peer = peers.get(name)
      if (!peer) throw new Error(`There is no peer ${name}`)
      const nobody = () => Promise.reject(new Error('Nobody is asked again'))

      const first = await peer.connect(resource, reach, allow)
      expect(await first.listTools()).toContain('ask')
      await first.close()

      const { memory } = first
      const before = memory.tokens?.refresh_token
      // As if a day had passed: the client learns that its token is not valid any more, and refreshes it by itself.
      await service.storage.db.deleteFrom('oauth_tokens').where('kind', '=', 'access').execute()
      const second = await peer.connect(resource, reach, nobody, memory)
      expect(await second.listTools()).toContain('ask')
      expect(memory.tokens?.refresh_token).not.toBe(before)

      const [app] = (await ada.call('listApps', {})).data
      expect(app).toMatchObject({ name: 'Peer', returns_to: 'localhost:4999' })
      await ada.call('revokeApp', { app_id: app?.id ?? '' })
      await expect(second.listTools()).rejects.toThrow()
      await second.close()
    },
  )
})
