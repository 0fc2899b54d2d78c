import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWebServer } from '../../../tests/support/web/web-server.ts'
import { AddressRules } from './address-rules.ts'
import { RobotsFiles } from './robots-files.ts'
import { SafeFetch } from './safe-fetch.ts'

/** As long as such a file is read. */
const longest = 'Allow: /a\n'.repeat(50_000)
const asked: string[] = []
let site: Awaited<ReturnType<typeof startWebServer>>
let fetch: SafeFetch

beforeAll(async () => {
  site = await startWebServer(({ headers: { host = '' } }, response) => {
    asked.push(host.split('.', 1)[0] ?? '')
    response.end(host.startsWith('long') ? `User-agent: *\n${longest}` : '')
  })
  fetch = new SafeFetch('Tests/1.0', new AddressRules([`:${site.port}`]))
})
afterAll(async () => {
  await fetch[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

test('the rules of many sites take no more than so much memory: those used last are remembered', async () => {
  const files = new RobotsFiles(fetch, 'Tests')
  const demand = (name: string) =>
    files.demand(new URL(site.url('/a', `${name}.localhost`)), new AbortController().signal)
  const long = Array.from({ length: 20 }, (_, number) => `long${number}`)
  for (const name of ['short', ...long]) {
    await demand(name)
    await demand('short')
  }
  const before = asked.length

  for (const name of ['short', 'long19', 'long0']) await demand(name)

  expect(asked.slice(before)).toEqual(['long0'])
})

test('callers at the same time share one reading, and none fails as another leaves', async () => {
  const files = new RobotsFiles(fetch, 'Tests')
  const url = new URL(site.url('/a', 'shared.localhost'))
  const leaving = new AbortController()
  const first = files.demand(url, leaving.signal)
  const others = [1, 2, 3].map(() => files.demand(url, new AbortController().signal))
  leaving.abort(new Error('left'))

  await expect(first).rejects.toThrow('left')
  await Promise.all(others)
  expect(asked.filter((name) => name === 'shared').length).toBeLessThanOrEqual(2)
})
