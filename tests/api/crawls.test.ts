import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Crawl } from '../../src/contract/documents/crawls.ts'
import { pdfOf } from '../support/library/sample-files.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { often, until } from '../support/service/until.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import {
  file,
  redirect,
  type SitePage,
  sitemapOf,
  startSite,
  type TestSite,
  told,
} from '../support/web/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({})
})
afterAll(() => site[Symbol.asyncDispose]())

describe.each(storageEngines)('a crawl on $name', ({ name }) => {
  let service: ComposedService
  let ada: TestCaller

  beforeAll(async () => {
    service = await composeService(name, site.env)
  })
  afterAll(() => service[Symbol.asyncDispose]())
  beforeEach(async () => {
    site.begin()
    ada = await service.account()
  })

  test('finds the pages of a site by their links, keeps to it, and does as it asks', async () => {
    site.pages = {
      '/robots.txt': file('User-agent: *\nDisallow: /guide/secret', 'text/plain'),
      '/guide/': {
        text: told('guide'),
        links: [
          'one',
          './two?utm_source=menu#part',
          'paper.pdf',
          'picture.png',
          '/elsewhere',
          elsewhere('/guide/foreign'),
          'secret',
          'hidden',
          'closed',
          'moved',
          'away',
          'broken',
          'print',
          'canonical?session=1',
          'v1/old',
          'javascript:alert(1)',
        ],
      },
      '/guide/one': { text: told('pier'), links: ['/guide/', 'three'] },
      '/guide/two': { text: told('crane'), head: '<link rel="canonical" href="/guide/">' },
      '/guide/three': { text: told('lock'), links: ['one;jsessionid=7A'] },
      '/guide/paper.pdf': file(
        pdfOf([{ text: 'The depth of the harbour is 12 metres at low tide.', y: 700 }]),
        'application/pdf',
      ),
      '/guide/hidden': {
        text: told('cellar'),
        head: '<meta name="robots" content="noindex">',
        links: ['found-through-hidden'],
      },
      '/guide/found-through-hidden': { text: told('lighthouse') },
      '/guide/closed': {
        text: told('gate'),
        head: '<meta name="ROBOTS" content="nofollow">',
        links: ['not-followed'],
      },
      '/guide/not-followed': { text: told('wall') },
      '/guide/moved': redirect('/guide/new-place'),
      '/guide/new-place': { text: told('quay') },
      '/guide/away': redirect(site.url('/elsewhere')),
      '/guide/print': { text: told('pier') },
      '/guide/canonical?session=1': {
        text: told('slip'),
        head: '<link rel="canonical" href="/guide/canonical">',
      },
      '/guide/canonical': { text: told('slip') },
      '/guide/v1/old': { text: told('past') },
      '/elsewhere': { text: told('town') },
    }
    const crawl = await crawled(ada, { url: site.url('/guide/'), exclude_paths: ['/guide/v1'] })

    expect(crawl).toMatchObject({ status: 'done', pages: { added: 9, failed: 1, waiting: 0 } })
    expect(crawl.failures).toEqual([
      { url: site.url('/guide/broken'), message: 'The server answered with status 404' },
    ])
    const documents = await documentsOf(ada, crawl.graph_id)
    expect(documents.map(({ url }) => url.slice(site.url('').length)).sort()).toEqual(
      [
        '',
        'canonical',
        'closed',
        'found-through-hidden',
        'new-place',
        'one',
        'paper.pdf',
        'three',
        'two',
      ].map((path) => `/guide/${path}`),
    )
    const pier = documents.find(({ url }) => url.endsWith('/one'))
    expect(pier?.title).toBe('The pier of the harbour is told here')
    expect(await ada.text(pier?.doc_id ?? '')).not.toContain('To three')
    const unwanted = [
      '/elsewhere',
      '/guide/foreign',
      '/guide/secret',
      '/guide/not-followed',
      '/guide/v1/old',
    ]
    expect(site.asked.filter((path) => unwanted.includes(path))).toEqual([])
    expect(new Set(site.asked).size).toBe(site.asked.length - 1) // the start is asked twice
    expect((await ada.call('getGraph', { graph_id: crawl.graph_id })).name).toMatch(
      /^docs-\d+\.localhost:\d+\/guide$/,
    )
  })

  test('again reads what has changed, knows the rest, and tells what is gone', async () => {
    const start = { text: told('start'), links: ['a', 'b', 'c', 'd'] }
    const dated: SitePage = (request, response) => {
      const at = 'Wed, 01 May 2024 08:00:00 GMT'
      if (request.headers['if-modified-since'] === at) response.writeHead(304).end()
      else response.setHeader('last-modified', at).end(`<p>${told('dated')}</p>`)
    }
    site.pages = {
      '/': start,
      '/a': { text: told('anchor') },
      '/b': { text: told('buoy') },
      '/c': { text: told('chain') },
      // Without any validator.
      '/d': file(`<title>d</title><p>${told('dock')}</p>`, 'text/html'),
      '/dated': dated,
      '/sitemap.xml': file(sitemapOf([site.url('/dated')])),
    }
    const hasty = await ada.call('startCrawl', { url: site.url('/'), max_pages: 1 })
    const first = await crawled(ada, { url: site.url('/') })
    expect(first.graph_id).toBe(hasty.graph_id)
    expect(first.pages).toMatchObject({ added: 5, unchanged: 1, updated: 0 })
    const before = await documentsOf(ada, first.graph_id)

    site.pages['/b'] = { text: told('beacon') }
    site.pages['/c'] = (_, response) => response.writeHead(410).end()
    site.pages['/a'] = { text: told('anchor'), links: ['e'] }
    site.pages['/e'] = { text: told('engine') }
    const second = await crawled(ada, { url: site.url('/') })

    expect(second.graph_id).toBe(first.graph_id)
    expect(site.unchanged).toEqual(['/'])
    expect(second.pages).toMatchObject({ added: 1, updated: 1, unchanged: 4, gone: 1 })
    const after = await documentsOf(ada, first.graph_id)
    const idOf = (documents: typeof before, path: string) =>
      documents.find(({ url }) => url === site.url(path))?.doc_id
    expect(second.gone).toEqual([{ url: site.url('/c'), doc_id: idOf(before, '/c') }])
    expect(idOf(after, '/b')).not.toBe(idOf(before, '/b'))
    for (const path of ['/', '/a', '/c', '/d', '/dated'])
      expect(idOf(after, path)).toBe(idOf(before, path))
    expect(after).toHaveLength(7)

    site.pages['/a'] = { text: told('anchor'), links: ['e', 'typo'] }
    site.pages['/d'] = (_, response) => response.writeHead(500).end()
    const third = await crawled(ada, { url: site.url('/'), remove_gone: true })
    expect(third.pages).toMatchObject({ updated: 0, added: 0, unchanged: 5, gone: 1, failed: 2 })
    expect(third.gone).toEqual([{ url: site.url('/c') }])
    const left = (await documentsOf(ada, first.graph_id)).map(({ url }) => new URL(url).pathname)
    expect(left.sort()).toEqual(['/', '/a', '/b', '/d', '/dated', '/e'])
    // Neither what is gone nor what was never there is asked for again.
    site.asked.length = 0
    await crawled(ada, { url: site.url('/') })
    expect(site.asked).not.toContain('/typo')
    expect(site.asked).not.toContain('/c')
    const found = await ada.call('searchDocuments', {
      query: 'beacon',
      target_graph_id: first.graph_id,
    })
    expect(found.passages[0]?.doc_id).toBe(idOf(after, '/b'))

    await ada.call('deleteGraph', { graph_id: first.graph_id })
    const known = service.storage.db.selectFrom('crawled_pages').select('address')
    const ofGraph = known.where('graph_id', '=', first.graph_id)
    await until(async () => (await ofGraph.execute()).length === 0)
  })

  test('keeps a text that has moved to another page, or changed places with one', async () => {
    site.pages = {
      '/': { text: told('start'), links: ['a', 'b', 'old'] },
      '/a': { text: told('anchor') },
      '/b': { text: told('buoy') },
      '/old': { text: told('oar') },
    }
    await crawled(ada, { url: site.url('/') })
    site.pages = {
      '/': { text: told('start again'), links: ['a', 'b', 'new'] },
      '/a': { text: told('buoy') },
      '/b': { text: told('anchor') },
      '/old': redirect('/new'),
      '/new': { text: told('oar') },
    }
    const again = await crawled(ada, { url: site.url('/'), remove_gone: true })
    expect(again.pages).toMatchObject({ added: 1, updated: 3, gone: 1, skipped: 0, waiting: 0 })
    const titles = (await documentsOf(ada, again.graph_id)).map(
      ({ url, title }) => `${new URL(url).pathname} ${title?.split(' ')[1]}`,
    )
    expect(titles.sort()).toEqual(['/ start', '/a buoy', '/b anchor', '/new oar'])
  })

  test('knows a site under its other scheme and name of the same host', async () => {
    site.pages = {
      '/': { text: told('start'), links: ['a', 'b'] },
      '/a': { text: told('anchor') },
      '/b': { text: told('buoy') },
    }
    const first = await crawled(ada, { url: site.url('/') })
    delete site.pages['/b']
    const renamed = site.url('').replace('://', '://www.')
    const second = await crawled(ada, { url: `${renamed}/`, remove_gone: true })

    expect(second.graph_id).toBe(first.graph_id)
    expect(second.pages).toMatchObject({ added: 0, updated: 2, gone: 1 })
    const urls = (await documentsOf(ada, first.graph_id)).map(({ url }) => url)
    expect(urls.sort()).toEqual([`${renamed}/`, `${renamed}/a`])
  })

  test('that begins with others of its site goes to the same new graph', async () => {
    site.pages = { '/': { text: told('start') } }
    const begin = () => ada.call('startCrawl', { url: site.url('/') })
    const begun = await Promise.all([begin(), begin(), begin()])
    expect(new Set(begun.map(({ graph_id }) => graph_id)).size).toBe(1)
    const secret = site.url('/').replace('://', '://ada:secret@')
    expect((await ada.refusal('startCrawl', { url: secret })).status).toBe(400)
  })

  test('goes to a graph that has another name since, and brings none back that was deleted', async () => {
    const url = site.url('/')
    const queueTwo = async () => {
      const waiting: ServerResponse[] = []
      site.pages = {
        '/': { text: told('start'), links: ['a'] },
        '/a': (_, response) => waiting.push(response),
      }
      const begun = [await ada.call('startCrawl', { url }), await ada.call('startCrawl', { url })]
      await until(async () => waiting.length > 0)
      site.pages['/a'] = { text: told('anchor') }
      const over = async () => {
        for (const one of waiting) one.setHeader('content-type', 'text/html').end('<p>Anchors.')
        return Promise.all(begun.map(({ crawl_id }) => ended(ada, crawl_id)))
      }
      return { graph_id: begun[0]?.graph_id ?? '', over }
    }

    const renamed = await queueTwo()
    await ada.call('renameGraph', { graph_id: renamed.graph_id, name: 'harbour' })
    expect((await renamed.over()).map(({ status }) => status)).toEqual(['done', 'done'])
    const deleted = await queueTwo()
    await ada.call('deleteGraph', { graph_id: deleted.graph_id })

    expect(await deleted.over()).toMatchObject(
      Array(2).fill({ status: 'failed', error: { code: 'not_found' } }),
    )
    const { data } = await ada.call('listGraphs', {})
    expect(data.map(({ name }) => name).sort()).toEqual(['default', 'harbour'])
    const logged = service.logLines.map((line) => JSON.parse(line))
    const failures = logged.filter(
      ({ msg, code }) => msg === 'A job failed' && code === 'not_found',
    )
    expect(failures.map(({ level, err }) => [level, err])).toEqual(Array(2).fill([30, undefined]))
  })

  test('that is cancelled still knows all documents that it has added', async () => {
    const links = Array.from({ length: 80 }, (_, at) => `/${at}`)
    site.pages = Object.fromEntries(links.map((path) => [path, { text: told(`pier ${path}`) }]))
    site.pages['/'] = { text: told('start'), links }
    const { crawl_id, graph_id } = await ada.call('startCrawl', { url: site.url('/') })
    const now = () => ada.call('getCrawl', { crawl_id })
    await until(async () => (await now()).pages.added > 5, often)
    await ada.call('cancelCrawl', { crawl_id })
    await until(async () => (await now()).status === 'cancelled')
    const pages = service.storage.db.selectFrom('crawled_pages').select('doc_id')
    const known = await pages
      .where('graph_id', '=', graph_id)
      .where('doc_id', 'is not', null)
      .execute()
    const documents = await documentsOf(ada, graph_id)
    expect(documents.map(({ doc_id }) => doc_id).sort()).toEqual(
      known.map(({ doc_id }) => doc_id ?? '').sort(),
    )
  })

  test('deletes nothing that is gone from a site which has become another one', async () => {
    const links = ['/a', '/b', '/c']
    const there = {
      '/': { text: told('start'), links },
      ...Object.fromEntries(links.map((path) => [path, { text: told(`pier ${path}`) }])),
    }
    const repair = { text: told('repair') }
    for (const answer of [repair, redirect('/repair', 302)]) {
      site.begin()
      site.pages = there
      const { graph_id } = await crawled(ada, { url: site.url('/') })
      site.pages = new Proxy<Record<string, SitePage>>(
        { '/repair': repair },
        { get: (pages, path: string) => pages[path] ?? answer },
      )
      const again = await crawled(ada, { url: site.url('/'), remove_gone: true })
      expect(again).toMatchObject({ status: 'done', graph_id })
      expect(again.pages.gone).toBeGreaterThan(2)
      expect(again.gone[0]?.doc_id).toBeDefined()
      const paths = (await documentsOf(ada, graph_id)).map(({ url }) => new URL(url).pathname)
      expect(paths).toEqual(expect.arrayContaining(links))
    }
  })

  test('fails with the reason if the site cannot be read, and leaves no graph', async () => {
    site.pages = {
      '/robots.txt': file('User-agent: *\nDisallow: /closed', 'text/plain'),
      '/': { text: told('start') },
      '/away': redirect(elsewhere('/')),
      '/private': redirect('http://127.0.0.1:1/'),
      '/no-address': redirect('mailto:harbour@example.org'),
      // Says that it has not changed to whoever has never read it.
      '/known': (_, response) => response.writeHead(304).end(),
      '/script': file('<html><body><script>render()</script></body></html>', 'text/html'),
    }
    const errorAt = async (url: string) => (await crawled(ada, { url })).error
    expect(await errorAt(site.url('/closed/'))).toMatchObject({ code: 'unprocessable_document' })
    expect(await errorAt(site.url('/missing'))).toMatchObject({ code: 'upstream_error' })
    expect(await errorAt(site.url('/away'))).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('It leads to another site: other.localhost'),
    })
    expect(await errorAt(site.url('/private'))).toMatchObject({ code: 'invalid_request' })
    expect(await errorAt(site.url('/no-address'))).toMatchObject({
      message: expect.stringContaining('It leads to another site: mailto:harbour@example.org'),
    })
    expect(await errorAt(site.url('/known'))).toMatchObject({
      code: 'upstream_error',
      message: expect.stringContaining('The server answered with status 304'),
    })
    expect(await errorAt(site.url('/nothing%00/'))).toMatchObject({ code: 'upstream_error' })
    expect(await errorAt('http://169.254.169.254/latest/')).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('not on the public web'),
    })
    const graphs = await ada.call('listGraphs', {})
    expect(graphs.data.map((graph) => graph.name)).toEqual(['default'])
    expect(await errorAt(site.url('/script'))).toMatchObject({
      code: 'unprocessable_document',
      message: expect.stringContaining('The page has no text'),
    })
  })

  test('is its account’s own, begins once for one key, and can be cancelled and deleted', async () => {
    site.pages = { '/': { text: told('start'), links: ['a'] }, '/a': () => {} }
    const { graph_id } = await ada.call('createGraph', { name: 'mine' })
    const headers = { 'idempotency-key': 'crawl-1' }
    const wanted = { url: site.url('/'), graph_id }
    const begun = await ada.send('startCrawl', wanted, headers)
    const again = await ada.send('startCrawl', wanted, headers)
    expect([begun.status, again.status]).toEqual([202, 202])
    const crawl = (await begun.json()) as Crawl
    expect(await again.json()).toEqual(crawl)
    const { crawl_id } = crawl

    const eve = await service.account()
    for (const called of ['getCrawl', 'cancelCrawl', 'deleteCrawl'] as const)
      expect((await eve.refusal(called, { crawl_id })).status).toBe(404)
    expect((await eve.call('listCrawls', {})).data).toEqual([])
    expect((await eve.refusal('startCrawl', wanted)).status).toBe(404)

    await until(async () => (await ada.call('getCrawl', { crawl_id })).pages.added === 1)
    expect((await ada.refusal('deleteCrawl', { crawl_id })).status).toBe(409)
    for (let open = 1; open < 5; open++) await ada.call('startCrawl', wanted)
    const { status, problem } = await ada.refusal('startCrawl', wanted)
    expect([status, problem.code]).toEqual([429, 'too_many_concurrent_requests'])

    const { data } = await ada.call('listCrawls', {})
    expect(data.map((one) => one.status).sort()).toEqual([...Array(4).fill('queued'), 'running'])
    for (const one of data.toReversed()) await ada.call('cancelCrawl', { crawl_id: one.crawl_id })
    await until(async () => (await ada.call('getCrawl', { crawl_id })).status === 'cancelled')
    expect(await documentsOf(ada, graph_id)).toHaveLength(1)
    await ada.call('deleteCrawl', { crawl_id })
    expect((await ada.refusal('getCrawl', { crawl_id })).status).toBe(404)
    expect((await ada.call('getUsage', {})).balance).toBe(100_000)

    const dayMs = 24 * 3600 * 1000
    await service.storage.write.removeOld({ kind: 'answers', ageMs: dayMs, limit: 10 })
    expect((await ada.call('listCrawls', {})).data).toHaveLength(4)
    await service.storage.write.removeOld({ kind: 'answers', ageMs: -dayMs, limit: 200 })
    expect((await ada.call('listCrawls', {})).data).toEqual([])
  })

  // What a site answers, and what is read of it, has nothing of the store.
  if (name === 'sqlite') {
    test('reads sitemaps, however they are written, and takes no harm of hostile ones', async () => {
      const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>
        <urlset><url><loc>${site.url('/')}&b;</loc></url></urlset>`
      const many = Array.from({ length: 60_000 }, (_, at) => site.url(`/many/berth-${at}`))
      site.pages = {
        '/robots.txt': file(
          `Sitemap: ${site.url('/index.xml')}\nSitemap: http://evil.localhost/sitemap.xml`,
          'text/plain',
        ),
        '/index.xml': file(
          `<sitemapindex>${[
            '/pages.xml.gz',
            '/bomb.xml',
            '/gz-bomb.xml.gz',
            '/index.xml',
            '/list.txt',
            '/many.xml',
          ]
            .map((path) => `<sitemap><loc>${site.url(path)}</loc></sitemap>`)
            .join('')}</sitemapindex>`,
        ),
        '/pages.xml.gz': file(
          gzipSync(sitemapOf([site.url('/o?a=1&b=2'), 'http://127.0.0.1:1/'])),
          'application/gzip',
        ),
        '/bomb.xml': file(bomb),
        '/gz-bomb.xml.gz': file(gzipSync(Buffer.alloc(64 * 1024 * 1024)), 'application/gzip'),
        '/list.txt': file(`${site.url('/listed')}\nno address\n`, 'text/plain'),
        '/many.xml': file(sitemapOf(many)),
        '/': { text: told('start') },
        '/o?a=1&b=2': { text: told('orphan') },
        '/listed': { text: told('list') },
      }
      for (const at of many.keys()) site.pages[`/many/berth-${at}`] = { text: told(`berth ${at}`) }

      const crawl = await crawled(ada, { url: site.url('/'), max_pages: 8 })

      expect(crawl).toMatchObject({ status: 'done', pages: { added: 8, failed: 1 } })
      // What is declared stands for nothing.
      expect(crawl.failures.map(({ url }) => url)).toEqual([site.url('/&b;')])
      expect(crawl.pages.waiting).toBeLessThan(200)
      const paths = (await documentsOf(ada, crawl.graph_id)).map(({ url }) => url)
      expect(paths).toEqual(
        expect.arrayContaining(['/', '/o?a=1&b=2', '/listed'].map((path) => site.url(path))),
      )
    })

    test('ends in traps', async () => {
      const trap =
        (text: (path: string) => string, links: (path: string) => string[]): SitePage =>
        (request, response) => {
          const to = links(request.url ?? '')
          response.setHeader('content-type', 'text/html')
          response.end(
            `<p>${text(request.url ?? '')}</p>${to.map((one) => `<a href="${one}">x</a>`).join('')}`,
          )
        }
      const month = (path: string) => Number(path.match(/\d+$/)?.[0] ?? 0)
      site.pages = new Proxy<Record<string, SitePage>>(
        {
          '/': {
            text: told('start'),
            links: ['/calendar/2024/1', '/list?sort=1', '/deep/', '/page/1'],
          },
        },
        {
          get(pages, path: string) {
            if (pages[path]) return pages[path]
            if (path.startsWith('/calendar/'))
              return trap(
                (at) => told(`day ${at}`),
                (at) => [1, 7, 31].map((on) => `/calendar/2024/${month(at) + on}`),
              )
            if (path.startsWith('/list?'))
              return trap(
                (at) => told(`order ${at}`),
                (at) => [1, 2].map((on) => `/list?sort=${month(at) + on}`),
              )
            if (path.startsWith('/deep/'))
              return trap(
                (at) => told(`deep ${at}`),
                () => ['deep/'],
              )
            if (path.startsWith('/page/'))
              return trap(
                (at) => told(`page ${at}`),
                (at) => [`/page/${month(at) + 1}`],
              )
            return undefined
          },
        },
      )

      const crawl = await crawled(ada, { url: site.url('/'), max_pages: 1_000 })

      expect(crawl).toMatchObject({ status: 'done', pages: { waiting: 0, failed: 0 } })
      const families = Map.groupBy(
        await documentsOf(ada, crawl.graph_id),
        ({ url }) => new URL(url).pathname.split('/')[1],
      )
      const counts = Object.fromEntries([...families].map(([family, of]) => [family, of.length]))
      expect(counts).toEqual({ '': 1, calendar: 100, list: 20, deep: 3, page: 20 })
    })

    test('comes back to a page after the time that its site asks for', async () => {
      let asked = 0
      site.pages = {
        '/': { text: told('start'), links: ['busy'] },
        '/busy': (_, response) => {
          asked += 1
          if (asked === 1) response.writeHead(429, { 'retry-after': '1' }).end()
          else response.setHeader('content-type', 'text/html').end(`<p>${told('bollard')}</p>`)
        },
      }
      const crawl = await crawled(ada, { url: site.url('/') })
      expect(crawl).toMatchObject({ status: 'done', pages: { added: 2, failed: 0 } })
      expect(asked).toBe(2)
    })

    test('gives up a site that stops to answer, and what was read stays', async () => {
      site.pages = {
        '/': { text: told('start'), links: Array.from({ length: 100 }, (_, at) => `/${at}`) },
      }
      for (let at = 0; at < 100; at++)
        site.pages[`/${at}`] =
          at < 3 ? { text: told(`pier ${at}`) } : (_, response) => response.writeHead(500).end()
      const crawl = await crawled(ada, { url: site.url('/') })
      expect(crawl).toMatchObject({
        status: 'failed',
        error: { code: 'upstream_error' },
        pages: { added: 4 },
      })
      expect(site.asked.length).toBeLessThan(100)
      expect(await documentsOf(ada, crawl.graph_id)).toHaveLength(4)
    })
  }
})

/** An address on another site, where the same pages stand. */
function elsewhere(path: string): string {
  return site.url(path).replace(/docs-\d+/, 'other')
}

/** A crawl, once it is over. */
async function crawled(
  ada: TestCaller,
  wanted: Parameters<TestCaller['call']>[1] & { url: string },
): Promise<Crawl> {
  const { crawl_id } = await ada.call('startCrawl', wanted)
  return ended(ada, crawl_id)
}

async function ended(ada: TestCaller, crawl_id: string): Promise<Crawl> {
  const open = ['queued', 'running']
  await until(async () => !open.includes((await ada.call('getCrawl', { crawl_id })).status))
  return ada.call('getCrawl', { crawl_id })
}

async function documentsOf(ada: TestCaller, graph_id: string) {
  const found = []
  for (let starting_after: string | undefined; ; ) {
    const page = await ada.call('listDocuments', {
      graph_id,
      limit: 100,
      ...(starting_after && { starting_after }),
    })
    found.push(...page.data.map((one) => ({ ...one, url: one.url ?? '' })))
    if (page.next_cursor === null) return found
    starting_after = page.next_cursor
  }
}
