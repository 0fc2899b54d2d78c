import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { RunningJob } from '../../jobs/running-job.ts'
import type { CrawlStore } from '../../storage/crawls/crawl-store.ts'
import type { SiteReader } from '../../web-access/pages/web-site.ts'
import type { Library } from '../library.ts'
import { CrawlPages } from './crawl-pages.ts'
import { Frontier } from './frontier.ts'
import { Site } from './site.ts'

test('a page that was found is read when its row is stored, however long that takes', async () => {
  const origin = 'https://site.example'
  const known = [`${origin}/0`, `${origin}/8`]
  const rows = new Map(known.map((address) => [address, 'waiting']))
  const sites: Pick<SiteReader, 'read'> = {
    read: async (address) => {
      expect(rows.get(address)).toBe('waiting')
      const at = Number(address.at(-1))
      return at === 3 || at === 8
        ? { status: 'failed', askedUrl: address, reason: 'status', httpStatus: 404, message: '' }
        : { status: 'moved', to: `${origin}/${at + 1}` }
    },
  }
  const storePageOutcome: CrawlStore['write']['storePageOutcome'] = async ({ page, found }) => {
    await setTimeout(found.length > 0 ? 50 : 0)
    rows.set(page.address, page.state)
    for (const { address } of found) rows.set(address, 'waiting')
  }
  const site = new Site({ origin, path: '' })
  const pages = new CrawlPages(
    {
      sites: sites as SiteReader,
      store: { write: { storePageOutcome } } as CrawlStore,
      library: {} as Library,
      site,
      frontier: new Frontier(site, 100),
      scope: '',
    },
    {
      job: { subject: 'crawl_1' },
      signal: new AbortController().signal,
      mayGoOn: async () => true,
      noteProgress: async () => {},
    } as RunningJob,
    { accountId: 'acct_1', graphId: 'graph_1' },
    known.map((address) => ({
      ...{ address, depth: 0, state: 'waiting', problem: null, docId: null },
      ...{ etag: null, lastModified: null, sha256: null, scope: null },
    })),
  )

  expect(await pages.readAll(10)).toBe(true)
  expect([...rows.values()]).toEqual(['moved', 'missing', 'moved', 'moved', 'missing'])
})
