import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import type { LocalPage } from '../support/web/local-page.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

let web: LocalWeb
let service: ComposedService
let ada: TestCaller

beforeAll(async () => {
  web = await startLocalWeb(builtInPages)
  service = await composeService('sqlite', web.env)
  ada = await service.account(500)
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
})

test('of the sources of a report it is told which are dead, moved or changed since, for nothing', async () => {
  const topic = 'The Norrvik Sound Bridge and the ferry Aurelia'
  const { research_id, sources } = await ada.call('research', { topic })
  const known = sources.map(({ url }) => builtInPages.find((page) => web.url(page.url) === url))
  const [gone, elsewhere, rewritten, broken] = known
  if (!gone || !elsewhere || !rewritten || !broken) throw new Error('The report needs four sources')
  const twin = await ada.call('research', { topic })
  const before = await ada.call('checkLinks', { research_id: twin.research_id })
  const { balance } = await ada.call('getUsage', {})

  web.put({ ...gone, status: 410 })
  const newUrl = 'https://moved.example/now'
  web.put({ ...elsewhere, url: newUrl })
  web.put({ ...elsewhere, status: 301, headers: { location: web.url(newUrl) } })
  web.put(
    withBody(rewritten, '<title>New</title><article><p>Nothing of old is here.</p></article>'),
  )
  web.put({ ...broken, status: 500 })
  const { links } = await ada.call('checkLinks', { research_id })

  expect(before.links.map(({ state }) => state)).toEqual(sources.map(() => 'same'))
  expect(links.map(({ index }) => index)).toEqual(sources.map(({ index }) => index))
  expect(links.map(({ state }) => state)).toEqual([
    ...['dead', 'moved', 'changed', 'unknown'],
    ...sources.slice(4).map(() => 'same'),
  ])
  expect(links[0]).toMatchObject({ http_status: 410 })
  expect(links[1]).toMatchObject({ now_at: web.url(newUrl), quotes_missing: 0 })
  expect(links[2]?.quotes_missing).toBe(links[2]?.quotes)
  expect(links[2]?.quotes).toBeGreaterThan(0)
  expect((await ada.call('getUsage', {})).balance).toBe(balance)
})

test('whoever asks again and again is told what was found before, and nothing is fetched', async () => {
  const { research_id } = await ada.call('research', { topic: 'The ferry Aurelia' })
  const fetchedBefore = web.asked.length
  const first = await ada.call('checkLinks', { research_id })
  const fetched = web.asked.length

  const checks = await Promise.all([1, 2, 3].map(() => ada.call('checkLinks', { research_id })))

  expect(fetched).toBeGreaterThan(fetchedBefore)
  expect(web.asked.length).toBe(fetched)
  expect(checks).toEqual([first, first, first])
})

test('pages that nothing leads to at the moment are not called dead', async () => {
  const { research_id } = await ada.call('research', { topic: 'The ferry Aurelia' })

  await web[Symbol.asyncDispose]()
  const { links } = await ada.call('checkLinks', { research_id })

  expect(links.length).toBeGreaterThan(0)
  for (const { state, detail } of links)
    expect([state, detail]).toEqual(['unknown', expect.any(String)])
})

function withBody(page: LocalPage, html: string): LocalPage {
  return { ...page, mediaType: 'text/html', body: () => html }
}
