import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import { scanOfLines } from '../support/library/pictures.ts'
import { openView } from '../support/page/open-view.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'

/** More than are listed at once. */
const minutes = 105
/** What keeps somebody from using a table is the same in each of its rows, and looked for in all that are shown. */
const aFewDocuments = '/app/documents?find=tides'
let visit: Visit
let page: Page
let graphId: string
let ada: ApiClient

beforeAll(async () => {
  visit = await openVisit({
    prepare: async (client) => {
      ada = client
      graphId = (await ada.call('createGraph', { name: 'Council' })).graph_id
      const texts = Array.from({ length: minutes }, (_, at) => ({
        title: at === 3 ? 'Minutes 4: Übersicht of the harbour' : `Minutes ${at + 1}`,
        text: `Meeting ${at + 1} was held in room ${at % 9}.`,
      }))
      await ada.import(texts, graphId)
      await ada.call('addDocument', { title: 'Tides', text: 'The tide is high.' })
    },
  })
  page = visit.page
})
afterAll(() => visit?.[Symbol.asyncDispose]())

test('subtitles are offered, and read', async () => {
  await openView(page, aFewDocuments)
  await page.getByText(/VTT, SRT/).waitFor()
  const line = (number: number, clock: string) =>
    `${number}\n00:00:0${number}${clock}000 --> 00:00:0${number + 1}${clock}000\nThe ferry leaves at dawn.\n`
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('talk.vtt', `WEBVTT\n\n${line(1, '.')}`), file('film.srt', line(1, ','))])
  await page.locator('.uploads .status.good').nth(1).waitFor()
})

test('a text is pasted, kept while its dialog is closed, and added where it says', async () => {
  await openView(page, `/app/documents?graph=${graphId}`)
  const open = page.getByRole('button', { name: 'Write or paste a text' })
  const text = page.getByLabel('Text', { exact: true })
  await open.click()
  await text.fill('# Holidays\n\nEvery keeper of the lighthouse has 25 days of holiday.')
  await page.keyboard.press('Escape')
  await open.and(page.locator(':focus')).waitFor()
  await open.click()
  expect(await text.inputValue()).toContain('25 days')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Add the text' }).click()

  const upload = page.locator('.uploads li').filter({ hasText: '# Holidays' })
  await upload.getByRole('link', { name: 'Ready' }).click()
  await page.getByRole('heading', { name: 'Holidays', level: 1 }).waitFor()
  const doc_id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await ada.call('getDocument', { doc_id })).toMatchObject({
    graph_id: graphId,
    title: 'Holidays',
    media_type: 'text/markdown',
  })
  await ada.call('deleteDocument', { doc_id })
  await openView(page, '/app/documents')
  await open.click()
  expect(await text.inputValue()).toBe('')
  await page.keyboard.press('Escape')
})

test('a scan tells how far it is read, in the list and on its own view', async () => {
  await openView(page, aFewDocuments)
  // More than are read before the page looks again.
  const pages = Array.from({ length: 60 }, (_, at) => `The ferry ${at} of Marenholm is late.`)
  const buffer = await scanOfLines(pages)
  const file = { name: 'ferries.pdf', mimeType: 'application/pdf', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)

  const upload = page.locator('.uploads').getByRole('link', { name: /^Reading: \d+ of 60 pages$/ })
  await upload.click()
  await page.getByText('The file is being read.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  // Ends the reading.
  await ada.send('deleteDocument', { doc_id: new URL(page.url()).pathname.split('/').at(-1) ?? '' })
})

test('among many documents one is found by a part of its title, also where it is not listed yet', async () => {
  await openView(page, '/app/documents')
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  const wanted = page.getByLabel('Find a document')
  await wanted.fill('harbour UBER')
  await page.getByText(`1 of ${minutes + 3} documents`).waitFor()
  expect(await rows.allTextContents()).toEqual([expect.stringContaining('Übersicht')])
  expect(await violationsOn(page)).toEqual([])

  await wanted.fill('no such thing')
  await page.getByText('No document is called that.').waitFor()
  await page.getByText(`0 of ${minutes + 3} documents`).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await wanted.fill('')
  expect(await rows.count()).toBeGreaterThan(minutes)

  await wanted.fill('tides')
  await page.getByText(`1 of ${minutes + 3} documents`).waitFor()
  await page.getByRole('link', { name: 'Tides' }).click()
  await page.getByText('The tide is high.').waitFor()
  await page.goBack()
  await rows.first().waitFor()
  expect(await wanted.inputValue()).toBe('tides')
  await wanted.fill('')

  const scrollTop = () => page.evaluate<number>('document.querySelector("main").scrollTop')
  const far = page.getByRole('link', { name: 'Minutes 30', exact: true })
  await far.scrollIntoViewIfNeeded()
  const before = await scrollTop()
  expect(before).toBeGreaterThan(500)
  await far.click()
  await page.getByText('Meeting 30 was held').waitFor()
  expect(await scrollTop()).toBe(0)
  await page.goBack()
  await expect.poll(scrollTop).toBe(before)
})

test('on a telephone all that one acts with is on the screen, and what is chosen in a graph too', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  onTestFinished(() => page.setViewportSize({ width: 1280, height: 800 }))
  await openView(page, '/app/documents')
  const right = async (place: Locator) => {
    const { x = 999, width = 0 } = (await place.boundingBox()) ?? {}
    return x + width
  }
  await page
    .getByRole('row', { name: /Council/ })
    .first()
    .waitFor()
  expect(await right(page.getByRole('button', { name: /^Delete/ }).first())).toBeLessThan(360)
  expect(await right(page.getByLabel('Graph'))).toBeLessThan(360)
  const left = async (place: Locator) => (await place.boundingBox())?.x ?? 0
  const actions = page.locator('td.actions').first()
  expect(await right(page.locator('td.name').first())).toBeLessThanOrEqual(
    (await left(actions)) + 1,
  )
  expect(await right(page.locator('td .status').first())).toBeLessThanOrEqual(await left(actions))
  await openView(page, '/app/graphs')
  await page.getByRole('button', { name: 'Rename: Council' }).waitFor()
  expect(await right(page.locator('td.name').first())).toBeLessThanOrEqual(
    (await left(page.locator('td.actions').first())) + 1,
  )
  await openView(page, '/app/chat')
  for (const name of ['Model', 'Engine', 'Where to look']) {
    const field = page.getByLabel(name)
    expect(await right(field)).toBeLessThan(360)
    expect((await field.boundingBox())?.width, name).toBeGreaterThan(70)
  }
  await openView(page, '/app/research')
  await page.getByLabel('Topic').fill('x'.repeat(2_001))
  await page.getByText('A topic may have 2,000 characters.').waitFor()
  expect(await page.getByRole('button', { name: 'Begin' }).isDisabled()).toBe(true)
  await openView(page, `/app/graphs/${graphId}?table=1`)
  await page.locator('.stage tbody button').first().click()
  const title = page.locator('.details h2')
  await title.waitFor()
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(700)

  await page.setViewportSize({ width: 320, height: 256 })
  await openView(page, '/app/chat')
  await page.getByLabel('Your question').waitFor()
  const heightOf = (selector: string) =>
    page.evaluate<number>(`document.querySelector('${selector}').scrollHeight`)
  await expect.poll(() => heightOf('.greeting')).toBeGreaterThan(200)
  expect(await heightOf('html')).toBeGreaterThan(300)
})

test('the documents of one graph are listed, and what is added there goes there', async () => {
  await openView(page, '/app/graphs')
  await page
    .getByRole('row', { name: /Council/ })
    .getByRole('link', { name: String(minutes) })
    .click()
  await expect.poll(() => page.getByLabel('Graph').inputValue()).toBe(graphId)
  await page.getByLabel('Find a document').fill('minutes 10')
  await page.getByText(`7 of ${minutes} documents`).waitFor()
  await page.getByLabel('Find a document').fill('')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'agenda.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('# Agenda\n\nThe council meets.'),
    })
  await page.getByRole('row', { name: /Agenda/ }).waitFor()
  expect(await page.getByRole('row', { name: /Tides/ }).count()).toBe(0)
  await page.getByLabel('Find a document').fill('agenda')
  await page.getByText(`1 of ${minutes + 1} documents`).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Find a document').fill('')

  await page.getByLabel('Graph').selectOption({ label: 'Graph: default' })
  await page.getByRole('row', { name: /Tides/ }).waitFor()
  expect(await page.getByRole('row', { name: /Agenda/ }).count()).toBe(0)
})

test.each([
  ['chosen', chooseFolder],
  ['dropped', dropFolder],
])('of a folder that is %s the documents are added', async (name, give) => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-page-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'guides'))
  for (const file of ['start.md', 'style.css', '.hidden.md', 'guides/fares.txt'])
    await writeFile(join(folder, file), `Ada ${name} ${file}.`)
  await openView(page, aFewDocuments)
  await page.reload()
  await page.getByRole('button', { name: 'Choose a folder' }).waitFor()

  await give(folder)

  await page.locator('.uploads .status.good').nth(1).waitFor()
  expect(await page.locator('.upload-name').allTextContents()).toEqual(['fares.txt', 'start.md'])
  expect(await violationsOn(page)).toEqual([])
})

async function chooseFolder(folder: string): Promise<void> {
  await page.locator('input[webkitdirectory]').setInputFiles(folder)
}

function dropFolder(folder: string): Promise<void> {
  return dropAt('.drop', folder)
}

async function dropAt(place: string, folder: string): Promise<void> {
  const { x, y } = (await page.locator(place).boundingBox()) ?? { x: 0, y: 0 }
  const client = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data })
  await client.detach()
}

test('of a folder without documents it is told that there are none', async () => {
  const folder = await mkdtemp(join(tmpdir(), '.skein-page-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'style.css'), 'p {}')
  await openView(page, aFewDocuments)
  await page.getByRole('button', { name: 'Choose a folder' }).waitFor()

  await chooseFolder(folder)
  const none = page.getByText('No documents were found there.')
  await none.waitFor()
  await writeFile(join(folder, 'start.md'), 'Ada begins.')
  await chooseFolder(folder)

  await page.locator('.upload-name', { hasText: 'start.md' }).last().waitFor()
  expect(await none.count()).toBe(0)
})

test('of what was added together it is counted what is new, was there, and is refused for what it is', async () => {
  await openView(page, aFewDocuments)
  await page.reload()
  const file = (name: string, bytes: Buffer) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: bytes,
  })
  const note = file('“a” & "b".md', Buffer.from('# Ropes\n\nThe ropes are of hemp.'))
  const chosen = page.locator('input[type=file]').first()
  await chosen.setInputFiles(note)
  await page.locator('.uploads .status.good').waitFor()
  await page.getByRole('button', { name: 'Clear the list' }).click()
  // What was there is told from what is new by seconds.
  await page.waitForTimeout(4_000)
  const anchors = file('anchors.md', Buffer.from('# Anchors\n\nThe anchor weighs 20 kg.'))
  await chosen.setInputFiles([note, anchors, file('torn.pdf', Buffer.from('%PDF-1.7 torn'))])
  await page.getByText('1 added, 1 already here, 1 refused').waitFor()
  await page.locator('.uploads .status.bad').waitFor()
  expect(await page.getByRole('button', { name: /^Try again/ }).count()).toBe(0)
  await page.goto('/app/documents?find=ropes')
  await page.getByText('“a” & "b".md').waitFor()
})

test('a file that the service has no time for is sent again when it has', async () => {
  let refused = 0
  await page.route('**/documents', (route) => {
    if (route.request().method() !== 'POST' || refused++ > 0) return route.continue()
    const error = { code: 'rate_limit_exceeded', message: 'Too many calls in this minute.' }
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { error } })
  })
  onTestFinished(() => page.unroute('**/documents'))
  await openView(page, aFewDocuments)
  await page.reload()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'late.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('The ferry is late.'),
    })

  await page.getByText('Waiting: the service takes more in 1 s', { exact: true }).waitFor()
  await page.locator('.uploads .status.good').waitFor()
  expect(refused).toBe(2)
})

test('files that are not sent yet are cancelled, one or all, and what is being sent too', async () => {
  let aborted = 0
  await page.route('**/documents', (route) =>
    // It never answers.
    route.request().method() === 'POST' ? undefined : route.continue(),
  )
  page.on('requestfailed', (request) => request.method() === 'POST' && aborted++)
  onTestFinished(() => page.unroute('**/documents'))
  await openView(page, aFewDocuments)
  await page.reload()
  const names = ['one.md', 'two.md', 'three.md', 'four.md']
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      names.map((name) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(name) })),
    )

  const listed = page.locator('.upload-name')
  await expect.poll(() => listed.allTextContents()).toEqual(names)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel: one.md' }).click()
  await page.getByRole('button', { name: 'Cancel: four.md' }).click()
  await expect.poll(() => listed.allTextContents()).toEqual(['two.md', 'three.md'])
  await page.getByRole('button', { name: 'Cancel all that are not added yet' }).click()

  await expect.poll(() => listed.count()).toBe(0)
  await expect.poll(() => aborted).toBe(3)
})

test('what could not be added can be tried again, what was there is told, and files have a place', async () => {
  await page.route('**/documents', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const error = { code: 'upstream_error', message: 'The page does not answer.' }
    return route.fulfill({ status: 404, json: { error } })
  })
  await openView(page, '/app/graphs')
  await dropAt('main', import.meta.filename)
  await page.getByText('Files are added where the documents are').waitFor()
  await page.locator('.removal').getByRole('link', { name: 'Documents' }).click()
  await openView(page, aFewDocuments)
  const file = {
    name: 'agenda.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Agenda\n\nThe council meets.'),
  }
  await page.reload()
  await page.locator('input[type=file]').first().setInputFiles(file)
  const again = page.getByRole('button', { name: 'Try again: agenda.md' })
  await again.waitFor()
  const address = page.getByLabel('Or the address of a page')
  await address.fill('https://example.org/gone')
  await page.getByRole('button', { name: 'Add the page' }).click()
  await page.getByRole('button', { name: 'Try again: https://example.org/gone' }).waitFor()
  expect(await address.inputValue()).toBe('https://example.org/gone')
  expect(await violationsOn(page)).toEqual([])
  await page.unroute('**/documents')
  await again.click()
  await page.locator('.uploads .status.good').waitFor()
  await page.getByLabel('Graph').selectOption({ label: 'Graph: Council' })
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.locator('.uploads').getByText('Already here').waitFor()
  await page.locator('.uploads').getByText('Already here').getByRole('link').click()
  await page.goto(`${page.url()}?start=abc&end=x`)
  await page.getByText('The council meets.').waitFor()
  await openView(page, '/app/documents?find=tides')
  await page.getByRole('link', { name: 'Tides' }).click()
  const ofText = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await ofText).suggestedFilename()).toMatch(/^Tides\.(md|txt)$/)
  await page.goBack()
  await page.getByLabel('Find a document').fill('minutes 1')
  const rows = page.locator('tbody tr')
  const next = await rows.nth(1).getByRole('link').textContent()
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => page.locator(':focus').textContent()).toBe(next)
  await page.getByRole('button', { name: 'Undo' }).click()
})

test('several documents are selected, also a range of them, and deleted with one undoing', async () => {
  await openView(page, '/app/documents')
  const wanted = page.getByLabel('Find a document')
  await wanted.fill('minutes 10')
  const rows = page.locator('tbody tr')
  await page.getByText(/^\d+ of \d+ documents/).waitFor()
  const found = await rows.count()
  const box = (at: number) => rows.nth(at).getByRole('checkbox')
  const titles = await rows.getByRole('link').allTextContents()
  await box(1).check()
  await page.getByText('1 document selected').waitFor()
  await box(4).click({ modifiers: ['Shift'] })
  await page.getByText('4 documents selected').waitFor()
  await box(2).uncheck()
  await page.getByText('3 documents selected').waitFor()
  expect(await violationsOn(page)).toEqual([])

  const deleteSelected = async () => {
    await page.getByRole('button', { name: 'Delete 3 documents' }).click()
    await page.getByRole('dialog').getByText('3 passages are deleted').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('3 documents are being deleted.').waitFor()
    expect(await rows.count()).toBe(found - 3)
  }
  await deleteSelected()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows.getByRole('link').allTextContents()).toEqual(titles)

  // Those that were selected still are.
  await deleteSelected()
  await page.goto('/app/usage')
  await page.goto('/app/documents')
  await wanted.fill('minutes 10')
  const left = titles.filter((_, at) => ![1, 3, 4].includes(at))
  await expect.poll(() => rows.getByRole('link').allTextContents()).toEqual(left)

  await page.getByLabel('Select all that are shown').check()
  await page.getByText(`${left.length} documents selected`).waitFor()
  await page.getByRole('button', { name: 'Clear the selection' }).click()
  expect(await box(0).isChecked()).toBe(false)
  await box(0).check()
  await wanted.fill('minutes 9')
  await expect.poll(() => page.getByText(/selected/).count()).toBe(0)
})

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visit.visitor.foreign).toEqual([])
  expect(visit.visitor.errors).toEqual([])
})
