import { afterAll, beforeAll, expect, test } from 'vitest'
import { file, startSite, type TestSite, told } from '../support/web/site.ts'
import { Installation } from './installation.ts'

const opened = new AsyncDisposableStack()
let installation: Installation
let site: TestSite

beforeAll(async () => {
  site = opened.use(await startSite({}))
  installation = opened.use(await Installation.withAda(site.env))
})
afterAll(() => opened.disposeAsync())

test('a site is crawled without a server, brought up to date, and told of', async () => {
  site.pages = {
    '/docs/': { text: told('start'), links: ['a', 'old/b', 'c'] },
    '/docs/a': { text: told('anchor') },
    '/docs/old/b': { text: told('buoy') },
    '/docs/c': file('', 'text/html'),
  }
  const url = site.url('/docs/')
  const { code, document } = await installation.json(['crawl', url, '--exclude-paths', '/docs/old'])
  expect({ code, document }).toMatchObject({
    code: 0,
    document: { status: 'done', pages: { added: 2, failed: 1 }, exclude_paths: ['/docs/old'] },
  })

  delete site.pages['/docs/a']
  const again = await installation.run(['crawl', url, '--graph', 'harbour'])
  expect(again).toMatchObject({ code: 0 })
  expect(again.stdout).toMatch(/status +done\npages +2 added, 2 failed\nfailed +http/)
  const removed = await installation.json(['crawl', url, '--remove-gone'])
  expect(removed.document).toMatchObject({ pages: { added: 1, unchanged: 1, gone: 1 } })
  expect(removed.document.graph_id).toBe(document.graph_id)

  const detached = await installation.run(['crawl', url, '--detach'])
  expect(detached.stdout).toContain('No server is running. It waits until one is: npm start')
  const listed = await installation.json(['crawl', 'list'])
  const states = listed.document.data.map(({ status }: { status: string }) => status)
  expect(states).toEqual(['queued', 'done', 'done', 'done'])
  const { crawl_id } = listed.document.data[0]
  expect(await installation.json(['crawl', 'cancel', crawl_id])).toMatchObject({
    document: { status: 'cancelled' },
  })
  expect(await installation.run(['crawl', 'delete', crawl_id])).toMatchObject({ code: 0 })
  const missing = await installation.json(['crawl', 'show', crawl_id])
  expect(missing).toMatchObject({ code: 1, document: { error: { code: 'not_found' } } })
  const wrong = await installation.json(['crawl', 'harbour'])
  expect(wrong).toMatchObject({ code: 1, document: { error: { param: 'url' } } })
})
