import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPage } from '../../scripts/build-page.ts'
import { ApiClient } from '../../src/client/api-client.ts'
import type { ReportDetails } from '../../src/contract/research/research-report.ts'
import { importExamples } from '../support/library/example-library.ts'
import { openBrowser, type Watched, watchedPage } from '../support/page/browser.ts'
import { violationsOn } from '../support/page/violations.ts'
import { freshPlace, type Place } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

let place: Place & AsyncDisposable
let web: LocalWeb
let service: Service
let browser: Browser
let visitor: Watched
let page: Page
let graphId: string
let longNamesId: string
let emptyId: string
let smallId: string

beforeAll(async () => {
  await buildPage()
  web = await startLocalWeb(builtInPages, { delayMs: 200 })
  place = await freshPlace()
  service = await start()
  browser = await openBrowser()
  visitor = await watchedPage(browser, service.url)
  page = visitor.page
  const { key, email, password } = await service.createAccount('ada@example.org', 500)
  const ada = new ApiClient(service.url, { key })
  graphId = (await ada.call('createGraph', { name: 'The sound' })).graph_id
  await importExamples(ada, graphId)
  longNamesId = (await ada.call('createGraph', { name: 'Institutes' })).graph_id
  await ada.import(textsWithLongNames(), longNamesId)
  emptyId = (await ada.call('createGraph', { name: 'Nothing yet' })).graph_id
  smallId = (await ada.call('createGraph', { name: 'One letter' })).graph_id
  await ada.call('addDocument', {
    graph_id: smallId,
    text: `# Anton Habakuk\n\n${'The sea was calm on that day and nothing else went on at all. '.repeat(60)}\n\n## Second part\n\n${'The letter was written by Gerda Wolkenstein at night. '.repeat(3)}`,
  })
  await page.goto('/app/graphs')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'The sound', exact: true }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
  await web?.[Symbol.asyncDispose]()
  await place?.[Symbol.asyncDispose]()
})

/** On the same data every time; at the same address after the first. */
function start(port = '0'): Promise<Service> {
  const { dataDirectory, env } = place
  return startService({ dataDirectory, env: { ...env, ...web.env, SIGN_UP: 'owner', PORT: port } })
}

test('a graph is explored: a name, what is said of it, the way to another, and all as a table', async () => {
  await page.getByRole('link', { name: 'The sound', exact: true }).click()
  await page.locator('.canvas canvas').first().waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.getByLabel('Find a name').fill('Ingrid Solberg')
  await page.getByRole('heading', { name: 'Ingrid Solberg' }).waitFor()
  await page.getByText('She died in Port Ellery').first().waitFor()
  expect(new URL(page.url()).searchParams.get('node')).toMatch(/^ent_/)
  await page.getByLabel('Path from Ingrid Solberg to').fill('Port Ellery')
  await page.locator('.found-paths li').first().waitFor()
  expect(await violationsOn(page)).toEqual([])

  const all = await shownCount()
  await page.getByLabel('Around the chosen name').selectOption('1')
  await expect.poll(shownCount).toBeLessThan(all)
  await page.getByRole('button', { name: 'As a table' }).click()
  const rows = page.locator('table').first().locator('tbody tr')
  await expect.poll(async () => (await rows.count()) - (await shownCount())).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.reload()
  await rows.first().waitFor()
  await expect.poll(async () => (await rows.count()) - (await shownCount())).toBe(0)
})

test('a graph is narrowed to a relation and to days, saved as a picture, and its lines lead to sentences', async () => {
  await page.goto(`/app/graphs/${graphId}`)
  await page.locator('.canvas canvas').first().waitFor()
  const all = await shownCount()
  const relation = page.getByLabel('Relation', { exact: true })
  const offered = page.locator('datalist').nth(1).locator('option').first()
  const first = (await offered.getAttribute('value')) ?? ''
  expect(first).toMatch(/^[^A-Z_]+$/)
  await relation.fill(first)
  await expect.poll(shownCount).not.toBe(all)
  const related = await shownCount()
  expect(related).toBeGreaterThan(1)
  expect(await violationsOn(page)).toEqual([])

  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  const picture = await readFile(await (await loading).path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(await coloursIn(picture)).toBeGreaterThan(3)

  await page.getByRole('button', { name: 'As a table' }).click()
  const said = page.locator('table').last().locator('tbody tr').first()
  const [one, other] = ((await said.getByRole('button').textContent()) ?? '').split(' – ')
  await said.getByRole('button').click()
  const sentence = page.locator('.side blockquote').first()
  await sentence.waitFor()
  expect(await sentence.textContent()).toContain(one?.split(' ').at(-1))
  expect(other).not.toBe('')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove all filters' }).click()
  await expect.poll(shownCount).toBe(all)
  await page.getByLabel('Documents until').fill('1901-01-01')
  await page.getByText('The filters leave nothing.').waitFor()
})

test('an empty graph says how names come into it, and what is counted is said of one as of many', async () => {
  await page.goto(`/app/graphs/${graphId}`)
  await page.getByLabel('Find a name').fill('Xylophone')
  await page.getByText('No name like that.').waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.goto(`/app/graphs/${emptyId}`)
  await page.getByText('No names in this graph yet').waitFor()
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Add documents to this graph' }).click()
  await expect.poll(() => page.getByLabel('Graph').inputValue()).toBe(emptyId)

  await page.goto(`/app/graphs/${smallId}?table=1`)
  await page.getByText('Showing 2 of 3 names; 1 more stands in headings alone').waitFor()
  await page.locator('tbody').getByRole('button', { name: 'Gerda Wolkenstein' }).click()
  await page.getByText(/Mentioned (once|3 times), in 1 document\./).waitFor()
})

test('long names stay inside the picture and apart, and more is written of the one that is chosen', async () => {
  const { context, page } = await watchedPage(browser, service.url, {
    viewport: { width: 360, height: 740 },
  })
  await context.addCookies(await visitor.context.cookies())
  await page.addInitScript(keepDrawnNames)
  await page.goto(`/app/graphs/${longNamesId}`)
  await page.locator('.canvas canvas').first().waitFor()
  const drawn = () => page.evaluate<DrawnNames>('window.drawnNames')
  await expect.poll(async () => (await drawn()).labels?.length ?? 0).toBeGreaterThan(4)
  const { labels = [] } = await drawn()
  expect(labels.filter(isCut)).toEqual([])
  expect(labels.some(({ name }) => name.endsWith('…'))).toBe(true)
  const crossing = labels.flatMap((one, place) =>
    labels.slice(place + 1).filter((other) => areCrossing(one, other)),
  )
  expect(crossing).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  const name = 'Royal Maren Institute of Maritime Engineering and Applied Oceanography'
  await page.getByLabel('Find a name').fill(name)
  await page.getByRole('heading', { name, exact: true }).waitFor()
  const longest = Math.max(...labels.map(({ left, right }) => right - left))
  const chosenWidth = async () => {
    const [chosen] = (await drawn()).hovers ?? []
    return chosen ? chosen.right - chosen.left : 0
  }
  await expect.poll(chosenWidth).toBeGreaterThan(longest)
  expect((await drawn()).hovers?.filter(isCut)).toEqual([])
  await context.close()
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
  await dialog.getByText(/other quotes? of this page/).click()
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

test('the keyboard goes on at the heading of what is opened, and stays on a button that waits', async () => {
  await page.goto('/app/graphs')
  await page.getByRole('link', { name: 'The sound', exact: true }).press('Enter')
  await expect.poll(focused).toBe('H1 The sound')
  await page.goto('/app/documents')
  await page.getByRole('link', { name: 'Ingrid Solberg' }).press('Enter')
  await expect.poll(focused).toBe('H1 Ingrid Solberg')
  await page.getByRole('link', { name: 'Chat', exact: true }).press('Enter')
  await expect.poll(focused).toMatch(/^TEXTAREA/)

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

test('a graph is made, renamed and deleted; a name that is taken is refused in its dialog', async () => {
  await page.goto('/app/graphs')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'New graph' }).click()
  await dialog.getByLabel('Name').fill('Ferries')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const chosen = page.getByLabel('Graph', { exact: true }).locator('option:checked')
  await expect.poll(() => chosen.textContent()).toBe('Graph: Ferries')

  await page.goto('/app/graphs')
  await page.getByRole('button', { name: 'Rename: Ferries' }).click()
  await dialog.getByLabel('Name').fill('Institutes')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByText('A graph named "Institutes" exists already.').waitFor()
  await dialog.getByLabel('Name').fill('Quays')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('link', { name: 'Quays', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Delete: default' }).count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete: Quays' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Quays', exact: true }).waitFor({ state: 'detached' })
  // Until then it can be undone. A page that is left sends the deletion, which the next one may overtake.
  const left = async () => {
    await page.reload()
    await page.getByRole('link', { name: 'The sound', exact: true }).waitFor()
    return page.getByRole('link', { name: 'Quays', exact: true }).count()
  }
  await expect.poll(left).toBe(0)
})

test('nothing leaves the host, and nobody caught no error', () => {
  expect(visitor.foreign).toEqual([])
  expect(visitor.errors.filter((each) => !each.includes('net::ERR'))).toEqual([])
})

/** How many colours a picture has. */
async function coloursIn(picture: Buffer): Promise<number> {
  return page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${picture.toString('base64')}'), (one) => one.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    return new Set(new Uint32Array(data.buffer)).size
  })()`)
}

async function shownCount(): Promise<number> {
  const lead = (await page.locator('.lead').textContent()) ?? ''
  return Number(/Showing ([\d,]+)/.exec(lead)?.[1]?.replace(',', ''))
}

/** A name as it was drawn into a layer of the picture, in the pixels of the screen. */
type DrawnName = { name: string; left: number; right: number; y: number; widthMax: number }
type DrawnNames = Readonly<Record<string, readonly DrawnName[]>>

/** Keeps, for each layer of a picture, the names that are drawn since it was last wiped. */
const keepDrawnNames = `
  window.drawnNames = {}
  const layerOf = ({ canvas }) => /sigma-(\\w+)/.exec(canvas.className)?.[1]
  const { clearRect, fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.clearRect = function (...area) {
    window.drawnNames[layerOf(this)] = []
    return clearRect.apply(this, area)
  }
  CanvasRenderingContext2D.prototype.fillText = function (name, left, y) {
    const right = left + this.measureText(name).width
    const widthMax = this.canvas.width / this.getTransform().a
    window.drawnNames[layerOf(this)]?.push({ name, left, right, y, widthMax })
    return fillText.call(this, name, left, y)
  }
`

function isCut({ left, right, widthMax }: DrawnName): boolean {
  return left < 0 || right > widthMax
}

/** The letters are 12 pixels high. */
function areCrossing(one: DrawnName, other: DrawnName): boolean {
  return Math.abs(one.y - other.y) < 12 && one.left < other.right && other.left < one.right
}

function textsWithLongNames() {
  const places = ['Norrvik', 'Halvorsen', 'Maren', 'Solberg', 'Kestrel', 'Aurelia', 'Brandt']
  const institute = (place = '') =>
    `The Royal ${place} Institute of Maritime Engineering and Applied Oceanography`
  return places.map((place, at) => ({
    title: place,
    text: `${institute(place)} was founded by ${place} Longstocking. ${institute(place)} works with ${institute(places[at - 1] ?? 'Gannet')}.`,
  }))
}
