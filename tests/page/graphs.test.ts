import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPage } from '../../scripts/build-page.ts'
import { ApiClient } from '../../src/client/api-client.ts'
import { importExamples } from '../support/library/example-library.ts'
import { openBrowser, type Watched, watchedPage } from '../support/page/browser.ts'
import { openView } from '../support/page/open-view.ts'
import { violationsOn } from '../support/page/violations.ts'
import { freshPlace, type Place } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'

let place: Place & AsyncDisposable
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
  place = await freshPlace()
  const { dataDirectory, env } = place
  service = await startService({ dataDirectory, env: { ...env, SIGN_UP: 'owner' } })
  browser = await openBrowser()
  visitor = await watchedPage(browser, service.url)
  page = visitor.page
  const { key, email, password } = await service.createPerson('ada@example.org', 500)
  const ada = new ApiClient(service.url, { key })
  graphId = (await ada.call('createGraph', { name: 'The sound' })).graph_id
  await importExamples(ada, graphId)
  longNamesId = (await ada.call('createGraph', { name: 'Institutes' })).graph_id
  await ada.import(textsWithLongNames(), longNamesId)
  emptyId = (await ada.call('createGraph', { name: 'Nothing yet' })).graph_id
  smallId = (await ada.call('createGraph', { name: 'One letter' })).graph_id
  await ada.call('addDocument', {
    graph_id: smallId,
    text: `# Anton Habakuk\n\n${'The sea was calm on that day and nothing else went on at all. '.repeat(60)}\n\n## Second part\n\nThis is the second part. ${'The letter was written by Gerda Wolkenstein at night. '.repeat(3)}`,
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
  await place?.[Symbol.asyncDispose]()
})

test('a graph is explored: a name, what is said of it, the way to another, and all as a table', async () => {
  await page.getByRole('link', { name: 'The sound', exact: true }).click()
  await page.locator('.canvas canvas').first().waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.getByLabel('Find a name').fill('Ingrid Solberg')
  await page.getByRole('heading', { name: 'Ingrid Solberg' }).waitFor()
  await page.getByText('She died in Port Ellery').first().waitFor()
  expect(await page.locator('blockquote', { hasText: '# Ingrid' }).count()).toBe(0)
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
  await openView(page, `/app/graphs/${graphId}`)
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
  await openView(page, `/app/graphs/${graphId}`)
  await page.getByLabel('Find a name').fill('Xylophone')
  await page.getByText('No name like that.').waitFor()
  expect(await violationsOn(page)).toEqual([])

  await openView(page, `/app/graphs/${emptyId}`)
  await page.getByText('No names in this graph yet').waitFor()
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Add documents to this graph' }).click()
  await expect.poll(() => page.getByLabel('Graph').inputValue()).toBe(emptyId)

  await openView(page, `/app/graphs/${smallId}?table=1`)
  await page.getByText('Showing 2 of 3 names; 1 more stands in headings alone').waitFor()
  await page.locator('tbody').getByRole('button', { name: 'Gerda Wolkenstein' }).click()
  await page.getByText(/Mentioned (once|3 times), in 1 document\./).waitFor()
})

test('long names stay inside the picture and apart, and more is written of the one that is chosen, and less of the rest', async () => {
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
  const isUnrelated = ({ name }: DrawnName) => name.includes('Brandt')
  await expect.poll(async () => (await drawn()).labels?.some(isUnrelated)).toBe(true)
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
  // What has nothing to do with it is dimmed, without its name.
  expect((await drawn()).labels?.length).toBeGreaterThan(0)
  expect((await drawn()).labels?.filter(isUnrelated)).toEqual([])
  await context.close()
})

/** What has the focus: its kind and its text. */
const focused = () =>
  page.evaluate<string>(
    `(({ tagName, textContent }) => tagName + ' ' + textContent)(document.activeElement)`,
  )

test('the keyboard goes on at the heading of what is opened', async () => {
  await openView(page, '/app/graphs')
  await page.getByRole('link', { name: 'The sound', exact: true }).press('Enter')
  await expect.poll(focused).toBe('H1 The sound')
  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'Ingrid Solberg' }).press('Enter')
  await expect.poll(focused).toBe('H1 Ingrid Solberg')
  await page.getByRole('link', { name: 'Chat', exact: true }).press('Enter')
  await expect.poll(focused).toMatch(/^TEXTAREA/)
})

test('a graph is made, renamed and deleted; a name that is taken is refused in its dialog', async () => {
  await openView(page, '/app/graphs')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'New graph' }).click()
  await dialog.getByLabel('Name').fill('Ferries')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const chosen = page.getByLabel('Graph', { exact: true }).locator('option:checked')
  await expect.poll(() => chosen.textContent()).toBe('Graph: Ferries')

  await openView(page, '/app/graphs')
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
