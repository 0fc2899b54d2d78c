import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { expectIndexWhole } from '../storage/expect-index-whole.ts'
import { type Place, places } from '../support/service/fresh-place.ts'
import { often, until } from '../support/service/until.ts'
import { startSite, type TestSite, told } from '../support/web/site.ts'
import { ServerThatDies } from './server-that-dies.ts'

const count = 40
let site: TestSite

beforeAll(async () => {
  const links = Array.from({ length: count }, (_, at) => `/${at}`)
  const pages = links.map((path, at) => [path, { text: told(`pier ${at}`), links: ['/'] }])
  site = await startSite({ '/': { text: told('start'), links }, ...Object.fromEntries(pages) })
  site.delayMs = 40
})
afterAll(() => site[Symbol.asyncDispose]())

describe.each(places)('a server on $name that is killed while it crawls', ({ fresh }) => {
  test('goes on at its next start, and asks for nothing again that is stored', async () => {
    await using server = await ServerThatDies.start(async () => withSite(await fresh()))
    const { key } = await server.service.createAccount()
    const begin = new ApiClient(server.service.url, { key })
    const { crawl_id, graph_id } = await begin.call('startCrawl', { url: site.url('/') })
    await until(async () => (await storedPages(server.storage)).length > 8, often)

    await server.die()
    const stored = await storedPages(server.storage)
    site.asked.length = 0
    await server.startAgain()

    const client = new ApiClient(server.service.url, { key })
    await until(async () => (await client.call('getCrawl', { crawl_id })).status === 'done')
    expect(stored.length).toBeLessThan(count)
    expect(site.asked.filter((path) => stored.includes(site.url(path)))).toEqual([])
    const { pages } = await client.call('getCrawl', { crawl_id })
    expect(pages).toMatchObject({ added: count + 1, waiting: 0, failed: 0 })
    expect((await client.call('getGraph', { graph_id })).documents).toBe(count + 1)
    await expectIndexWhole(server.storage)
  })
})

function withSite(place: Place & AsyncDisposable): Place & AsyncDisposable {
  return { ...place, env: { ...place.env, ...site.env } }
}

async function storedPages({ db }: Storage): Promise<readonly string[]> {
  const pages = db.selectFrom('crawled_pages').select('address')
  return (await pages.where('state', '<>', 'waiting').execute()).map(({ address }) => address)
}
