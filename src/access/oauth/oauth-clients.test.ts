import { describe, expect, test } from 'vitest'
import { storageEngines } from '../../../tests/support/storage/open-test-storage.ts'
import { AppStore } from '../../storage/access/app-store.ts'
import { OAuthClients, type ReadJson } from './oauth-clients.ts'

const address = 'https://app.example/oauth/client.json'
const redirect_uris = ['http://localhost/callback', 'https://app.example/callback']
const good = { client_id: address, client_name: 'Helper', redirect_uris }
const { signal } = new AbortController()

describe.each(storageEngines.slice(0, 1))('apps known by an address, on $name', ({ open }) => {
  async function clientsOf(readJson: ReadJson | undefined) {
    const storage = await open()
    const clients = new OAuthClients(new AppStore(storage), storage.write, readJson)
    return { clients, [Symbol.asyncDispose]: () => storage[Symbol.asyncDispose]() }
  }

  test('are what the document there says, which is read once for some minutes', async () => {
    const read: string[] = []
    await using opened = await clientsOf(async (url) => {
      read.push(url)
      return good
    })
    const find = () => opened.clients.find(address, signal)

    const [first, second] = [await find(), await find()]

    const { redirect_uris: redirectUris } = good
    expect(first).toEqual({ id: address, host: 'app.example', name: 'Helper', redirectUris })
    expect([second, read]).toEqual([first, [address]])
  })

  test.each<[string, unknown]>([
    ['is about another app', { ...good, client_id: 'https://app.example/other.json' }],
    ['says not which app it is about', { ...good, client_id: undefined }],
    ['has an address of a script', { ...good, redirect_uris: ['javascript:alert(1)'] }],
    ['has no address', { ...good, redirect_uris: undefined }],
    ['has a secret for all to see', { ...good, token_endpoint_auth_method: 'client_secret_post' }],
    ['is a list', [good]],
    ['is nothing', null],
  ])('are not known if it %s, and it is read again then', async (_, document) => {
    let answer: unknown = document
    await using opened = await clientsOf(async () => answer)
    const failure = { code: 'invalid_request', message: expect.stringContaining(address) }

    await expect(opened.clients.find(address, signal)).rejects.toMatchObject(failure)
    answer = good
    expect(await opened.clients.find(address, signal)).toMatchObject({ name: 'Helper' })
  })

  test('are not asked for where another address would do as well, nor where the web is off', async () => {
    const asked: string[] = []
    await using opened = await clientsOf(async (url) => {
      asked.push(url)
      return { ...good, client_id: url }
    })
    await using closed = await clientsOf(undefined)
    const strange = [
      'http://app.example/client.json',
      'https://app.example',
      'https://app.example/',
      'https://app.example/a/../client.json',
      'https://APP.example/client.json',
      'https://app.example:443/client.json',
      'https://me@app.example/client.json',
      'https://app.example/client.json#part',
      ` ${address}`,
      `${address}?${'a'.repeat(2_048)}`,
    ]

    for (const id of strange)
      await expect(opened.clients.find(id, signal), id).rejects.toMatchObject({
        facts: { param: 'client_id' },
      })
    await expect(closed.clients.find(address, signal)).rejects.toMatchObject({
      facts: { param: 'client_id' },
    })
    expect(asked).toEqual([])
  })
})
