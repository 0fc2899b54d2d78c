import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import { scanOfLines } from '../support/library/pictures.ts'
import { openView } from '../support/page/open-view.ts'
import { test } from '../support/page/shared-host.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'

/** What keeps somebody from using a table is the same in each of its rows: what was added before is left out. */
const aFewDocuments = '/app/documents?find=tides'
const agenda = {
  name: 'agenda.md',
  mimeType: 'text/markdown',
  buffer: Buffer.from('# Agenda\n\nThe council meets.'),
}
let visit: Visit
let page: Page
let ada: ApiClient
let graphId: string

test.beforeAll(async ({ host }) => {
  visit = await openVisit({
    host,
    prepare: async (client) => {
      ada = client
      const { graph_id } = await ada.call('createGraph', { name: 'Council' })
      await ada.upload(agenda.buffer, agenda.name, { graph_id })
      graphId = graph_id
      await ada.call('addDocument', { title: 'Tides', text: 'The tide is high.' })
    },
  })
  page = visit.page
})
afterAll(() => visit?.[Symbol.asyncDispose]())

test('subtitles are offered, and read', async () => {
  await openView(page, aFewDocuments)
  await page.getByText('PDF, Word, Excel, PowerPoint, scans, mail and many more').click()
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
  await page.getByRole('heading', { name: 'Holidays', level: 1 }).first().waitFor()
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
  // The page learns no more of it, and nothing is read while it is examined.
  await page.route('**/documents/*', () => {})
  await ada.send('deleteDocument', { doc_id: new URL(page.url()).pathname.split('/').at(-1) ?? '' })
  expect(await violationsOn(page)).toEqual([])
  await page.getByText('The file is being read.').waitFor()
  await page.unroute('**/documents/*')
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
    return route.fulfill({ status: 429, headers: { 'retry-after': '4' }, json: { error } })
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

  await page.getByText(/^Waiting: the service takes more in [1-4] s$/).waitFor()
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
  await page.reload()
  await page.locator('input[type=file]').first().setInputFiles(agenda)
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
  await page.locator('input[type=file]').first().setInputFiles(agenda)
  await page.locator('.uploads').getByText('Already here').waitFor()
  await page.locator('.uploads').getByText('Already here').getByRole('link').click()
  await page.goto(`${page.url()}?start=abc&end=x`)
  await page.getByText('The council meets.').waitFor()
})

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visit.visitor.foreign).toEqual([])
  expect(visit.visitor.errors).toEqual([])
})
