import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPage } from '../../scripts/build-page.ts'
import type { ReportDetails } from '../../src/contract/research/research-report.ts'
import { openBrowser, type Watched, watchedPage } from '../support/page/browser.ts'
import { violationsOn } from '../support/page/violations.ts'
import { freshPlace, type Place } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const library = join(import.meta.dirname, '../../examples/library')

let place: Place & AsyncDisposable
let web: LocalWeb
let service: Service
let browser: Browser
let visitor: Watched
let page: Page

beforeAll(async () => {
  await buildPage()
  web = await startLocalWeb(builtInPages, { delayMs: 200 })
  place = await freshPlace()
  const { dataDirectory, env } = place
  service = await startService({
    dataDirectory,
    env: { ...env, ...web.env, SIGN_UP: 'owner' },
  })
  browser = await openBrowser()
  visitor = await watchedPage(browser, service.url)
  page = visitor.page
  const { email, password } = await service.createPerson('ada@example.org', 500)
  await page.goto('/app/research')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Topic').waitFor()
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
  await web?.[Symbol.asyncDispose]()
  await place?.[Symbol.asyncDispose]()
})

test('a plan that comes when the topic is another one is not taken', async () => {
  await page.goto('/app/research')
  const topic = page.getByLabel('Topic')
  await topic.fill('The ferry Aurelia')
  const changed = Promise.withResolvers<void>()
  await page.route('**/agent/research/plan', async (route) => {
    await changed.promise
    await route.continue()
  })
  const answered = page.waitForResponse('**/agent/research/plan')
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await topic.fill('The lightship Kestrel')
  changed.resolve()
  await answered
  await expect
    .poll(() => page.getByRole('button', { name: 'Show the plan' }).isEnabled())
    .toBe(true)
  expect(await page.getByLabel('Question 1', { exact: true }).count()).toBe(0)
  await page.unroute('**/agent/research/plan')
})

test('research is watched to its end, and its report is a file too', async () => {
  await page.goto('/app/research')
  await page.getByText('No research yet').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Topic').fill('The Norrvik Sound Bridge')
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await page
    .getByLabel('Question 1', { exact: true })
    .fill('When was the Norrvik Sound Bridge opened?')
  await page.getByRole('button', { name: 'Add a question' }).click()
  expect(await violationsOn(page)).toEqual([])
  const sent = page.waitForRequest('**/agent/research')
  await page.getByRole('button', { name: 'Begin' }).click()
  expect((await sent).postDataJSON().questions[0]).toMatch(/^When was the Norrvik/)
  await page.locator('.timeline li', { hasText: 'Searched' }).first().waitFor()

  await page.locator('article.report').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.locator('article.report .cite').first().click()
  const quote = page.getByRole('dialog').locator('blockquote').first()
  const said = ((await quote.textContent()) ?? '').replace(/ In the page as it was read$/, '')
  // Where a browser closes no dialog by a click beside it, a telephone has nothing else.
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByText(/sources? used$/).click()
  await page.getByRole('button', { name: 'Check links' }).click()
  await page.getByText('Says the same').first().waitFor()
  await page.getByText(/found and not used$/).click()
  await page.locator('.coverage tbody tr').first().waitFor()
  await page
    .getByText('When was the Norrvik Sound Bridge opened?')
    .last()
    .waitFor({ state: 'attached' })
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Download' }).click()
  const loading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Word (DOCX)' }).click()
  expect((await loading).suggestedFilename()).toMatch(/\.docx$/)
  await page.keyboard.press('Escape')
  await page.locator('article.report .cite').first().click()
  await quote.getByRole('link').click()
  expect(await page.locator('article mark').textContent()).toBe(said)
})

test('a citation of a report shows the quote of its own sentence first, and gets the focus back', async () => {
  await page.goBack()
  await page.locator('article.report .cite').first().waitFor()
  const researchId = page.url().split('/').at(-1)
  const answer = await page.request.get(`/agent/research/${researchId}/report`)
  const { statements }: ReportDetails = await answer.json()
  const cited = statements.flatMap(({ evidence }) => evidence)
  // The last quote of a source that another sentence quotes before.
  const place = cited.findLastIndex(({ source, start }, at) =>
    cited.some((each, before) => before < at && each.source === source && each.start !== start),
  )
  const mark = page.locator('article.report .cite').nth(place)
  await mark.click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.locator('mark').allTextContents()).toEqual([cited[place]?.quote])
  expect(await dialog.getByRole('link', { name: 'In the page as it was read' }).count()).toBe(1)
  await dialog.getByText(/other quotes? of it/).click()
  expect(await violationsOn(page)).toEqual([])
  const [other] = await dialog.locator('.other-quotes a').allTextContents()
  expect(cited.map(({ quote }) => quote)).toContain(other)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const focused = page.locator('.cite:focus')
  expect(await focused.count()).toBe(1)
  expect(await focused.boundingBox()).toEqual(await mark.boundingBox())
})

test('a report that was deleted is not offered to be asked, and says what it was', async () => {
  const address = page.url()
  const ask = page.getByRole('link', { name: 'Ask about this report' })
  const docId = (await ask.getAttribute('href'))?.split('in=')[1]
  await page.goto(`/app/documents/${docId}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.goto(address)
  const left = async () => {
    await page.reload()
    return page.locator('article.report').textContent()
  }
  await expect.poll(left).toContain('This report, or a document that it quotes, has been deleted')
  await page.getByRole('link', { name: 'Its graph' }).waitFor()
  expect(await ask.count()).toBe(0)
})

test('research that was cancelled can be changed and begun again', async () => {
  await page.goto('/app/research')
  await page.getByLabel('Topic').fill('The lightship Kestrel')
  await page.getByLabel('Sources at most').fill('3')
  await page.getByText('Which sites may be read').click()
  await page.getByLabel('Only these sites').fill('https://')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByText('A domain is a name such as example.org').waitFor()
  await page.getByLabel('Only these sites').fill('example.org, docs.example.com')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('This was cancelled, and cost nothing.').waitFor()
  await page.getByText('only example.org, docs.example.com').waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('button', { name: 'Change and begin again' }).click()

  expect(await page.getByLabel('Topic').inputValue()).toBe('The lightship Kestrel')
  expect(await page.getByLabel('Sources at most').inputValue()).toBe('3')
  expect(await page.getByLabel('Only these sites').inputValue()).toBe(
    'example.org, docs.example.com',
  )
  await page.getByLabel('Topic').fill('')
  await page.getByLabel('Only these sites').fill('')
})

/** What has the focus: its kind and its text. */
const focused = () =>
  page.evaluate<string>(
    `(({ tagName, textContent }) => tagName + ' ' + textContent)(document.activeElement)`,
  )

test('the keyboard stays on a button that waits, and goes on at the heading of what it begins', async () => {
  await page.goto('/app/research')
  await page.getByLabel('Topic').fill('The lightship Kestrel')
  await page.getByRole('button', { name: 'Show the plan' }).press('Enter')
  await page.getByLabel('Question 1', { exact: true }).waitFor()
  expect(await focused()).toBe('BUTTON Show the plan')
  await page.getByRole('button', { name: 'Begin' }).press('Enter')
  await expect.poll(focused).toBe('H1 The lightship Kestrel')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('This was cancelled, and cost nothing.').waitFor()
})

test('a plan that was only looked at is not sent with its topic', async () => {
  await page.goto('/app/research')
  await page.getByLabel('Topic').fill('The ferry Aurelia')
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await page.getByLabel('Question 1', { exact: true }).waitFor()
  const sent = Promise.withResolvers<unknown>()
  await page.route('**/agent/research', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.resolve(route.request().postDataJSON())
    const error = { code: 'too_many_concurrent_requests', message: 'Wait for the others.' }
    return route.fulfill({ status: 429, json: { error } })
  })
  await page.getByRole('button', { name: 'Begin' }).click()
  expect(await sent.promise).not.toHaveProperty('questions')
  await page.getByText('Wait for the others.').waitFor()
  await page.unroute('**/agent/research')
})

test('research of documents shows their titles as it goes, and leads from a quote into the document', async () => {
  const text = readFileSync(join(library, 'norrvik.md'), 'utf8')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const made = await page.request.post('/graphs', { headers, data: { name: 'Harbours' } })
  const { graph_id } = await made.json()
  const added = await page.request.post('/documents', { headers, data: { text, graph_id } })
  expect(added.ok()).toBe(true)
  await page.goto('/app/research')
  await page.getByLabel('Topic').fill('The town Norrvik')
  await page.getByLabel('Read from').selectOption('Graph: Harbours')
  expect(await page.getByText('Which sites may be read').count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin' }).click()

  const report = page.locator('article.report')
  await report.waitFor()
  await report.locator('.cite').first().click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('link', { name: 'Open on the web' }).count()).toBe(0)
  const said = await dialog.locator('mark').textContent()
  await dialog.getByRole('link', { name: 'Open the document' }).first().click()
  expect(await page.locator('article mark').textContent()).toBe(said)
  await page.goBack()
  const listed = report.getByRole('link', { name: 'Norrvik', exact: true }).last()
  expect(await listed.getAttribute('href')).toMatch(/^\/app\/documents\/doc_\w+$/)
})

test('research is deleted, with its graph, unless that is undone', async () => {
  await page.goto('/app/research')
  const done = page.getByRole('link', { name: 'The Norrvik Sound Bridge' })
  const begin = async () => {
    await done.click()
    await page.getByRole('button', { name: 'Delete' }).click()
  }
  await begin()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('checkbox', { name: 'Its graph too' }).isChecked()).toBe(true)
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“The Norrvik Sound Bridge” is being deleted.').waitFor()
  await page.getByLabel('Topic').waitFor()
  expect(await done.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await begin()
  const graph = await page.getByRole('link', { name: 'Its graph' }).getAttribute('href')

  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByLabel('Topic').waitFor()
  await page.reload() // which carries it out at once

  await page.getByRole('link', { name: 'The lightship Kestrel' }).first().waitFor()
  expect(await done.count()).toBe(0)
  await page.goto(graph ?? '')
  await page.getByText('There is no such graph.').waitFor()
})

test('nothing leaves the host, and nobody caught no error', () => {
  expect(visitor.foreign).toEqual([])
  expect(visitor.errors.filter((each) => !each.includes('net::ERR'))).toEqual([])
})
