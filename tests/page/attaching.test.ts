import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import { scanOfLines } from '../support/library/pictures.ts'
import { openView } from '../support/page/open-view.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'

let visit: Visit
let page: Page
let ada: ApiClient

beforeAll(async () => {
  visit = await openVisit({
    prepare: async (client) => {
      ada = client
      await client.call('addDocument', { title: 'Tides', text: 'The ferry leaves at high tide.' })
    },
  })
  page = visit.page
})
afterAll(() => visit?.[Symbol.asyncDispose]())

const box = () => page.getByLabel('Your question')
const target = () => page.getByLabel('Where to look').locator('option:checked')
const added = () => page.locator('.attached .status.good')
const replies = () => page.locator('.answer > footer')

function file(name: string, text: string) {
  return { name, mimeType: 'text/markdown', buffer: Buffer.from(text) }
}

/** Brings a file into the page as a browser does, by an event that has it; one of so many bytes has nothing but zeros. */
async function bring(
  event: 'drop' | 'paste',
  name: string,
  content: string | number,
): Promise<void> {
  const selector = event === 'drop' ? '.turns' : '.composer textarea'
  await page.evaluate(`{
    const files = new DataTransfer()
    files.items.add(new File([${typeof content === 'number' ? `new Uint8Array(${content})` : JSON.stringify(content)}], ${JSON.stringify(name)}))
    const how = { bubbles: true, cancelable: true }
    document.querySelector(${JSON.stringify(selector)}).dispatchEvent(
      ${event === 'drop'} ? new DragEvent('drop', { ...how, dataTransfer: files })
        : new ClipboardEvent('paste', { ...how, clipboardData: files }))
  }`)
}

async function graphNames(): Promise<readonly string[]> {
  return (await ada.call('listGraphs', {})).data.map(({ name }) => name).toSorted()
}

test('attached files are what is asked about, however they come, and those that follow join them', async () => {
  await openView(page, '/app/chat')
  await page
    .locator('.composer input[type=file]')
    .setInputFiles([file('ferry.md', 'The ferry Kestrel leaves Ekvik at seven in the morning.')])
  await added().waitFor()
  expect(await target().textContent()).toContain('ferry')
  await bring('drop', 'crew.md', 'The crew of the ferry Kestrel sleeps in Aldhaven.')
  await added().nth(1).waitFor()
  await bring('paste', 'fare.md', 'A ticket for the ferry Kestrel costs nine crowns.')
  await added().nth(2).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await graphNames()).toContain('ferry')

  await box().fill('When does the ferry leave?')
  await box().press('Enter')
  await replies().first().waitFor()

  const reply = page.locator('.answer').first()
  expect(await reply.textContent()).toContain('seven in the morning')
  expect(await reply.textContent()).not.toContain('high tide')
  // They are among the documents now, and what is asked next is asked of them.
  expect(await page.locator('.attached').count()).toBe(0)
  await box().fill('What does a ticket cost?')
  await box().press('Enter')
  await replies().nth(1).waitFor()
  expect(await page.locator('.answer').nth(1).textContent()).toContain('nine crowns')
})

test('a question waits for all files that are on their way, and for none that was refused', async () => {
  await openView(page, '/app/chat')
  await page.getByLabel('Where to look').selectOption('')
  const before = await graphNames()
  const released = Promise.withResolvers<void>()
  const isGraphs = (url: URL) => url.pathname.endsWith('/graphs')
  await page.route(isGraphs, async (route) => {
    if (route.request().method() === 'POST') await released.promise
    await route.continue()
  })
  const chosen = page.locator('.composer input[type=file]')
  await chosen.setInputFiles([file('.txt', 'The pilot of Ekvik is called Runa.')])
  await chosen.setInputFiles([file('mole.md', 'The mole of Ekvik has two lights.')])
  await box().fill('What is the pilot called?')
  await box().press('Enter')
  await page.locator('.composer').getByRole('status').getByText('Waiting').waitFor()
  released.resolve()
  await added().nth(1).waitFor()
  await page.unroute(isGraphs)
  expect(await graphNames()).toEqual([...before, '.txt'].toSorted())
  expect(await box().inputValue()).toBe('What is the pilot called?')

  await bring('drop', 'empty.md', '')
  await page.locator('.attached .status.bad').waitFor()
  await bring('drop', 'huge.pdf', 34_000_000)
  await page.locator('.attached .status.bad').nth(1).waitFor()
  await box().press('Enter')
  await replies().first().waitFor()
  expect(await page.locator('.answer').first().textContent()).toContain('Runa')
})

test('a question waits for a file that is still being indexed', async () => {
  await openView(page, '/app/chat')
  await page.getByLabel('Where to look').selectOption('')
  const lines = Array.from({ length: 30_000 }, (_, at) => `Berth ${at} is ${at * 7} metres long.`)
  const text = `${lines.join('\n\n')}\n\nThe harbour master of Ekvik is called Sunniva.`
  await page.locator('.composer input[type=file]').setInputFiles([file('berths.md', text)])
  await page.getByText('Being indexed').first().waitFor()
  await box().fill('What is the harbour master called?')
  await box().press('Enter')
  expect(await box().inputValue()).toBe('What is the harbour master called?')

  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Ask', exact: true }).getAttribute('aria-disabled'),
    )
    .toBe('false')
  await box().press('Enter')
  await replies().first().waitFor()
  expect(await page.locator('.answer').first().textContent()).toContain('Sunniva')
})

test('of a folder that is dropped, the documents are attached', async () => {
  await openView(page, '/app/chat')
  const folder = await mkdtemp(join(tmpdir(), '.skein-page-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'weir.md'), 'The weir of Ekvik was built by nuns.')
  await writeFile(join(folder, 'style.css'), 'p {}')
  const { x, y } = (await page.locator('.turns').boundingBox()) ?? { x: 0, y: 0 }
  const client = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data })
  await client.detach()
  await added().waitFor()
  expect(await page.locator('.attached .upload-name').allTextContents()).toEqual(['weir.md'])
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await page.getByLabel('Where to look').selectOption('')
})

test('a file that cannot be read keeps the question back, and leaves nothing behind', async () => {
  await openView(page, '/app/chat')
  await box().fill('What does it say?')
  const before = await graphNames()
  await bring('drop', 'broken.pdf', '%PDF-1.7 broken')
  await page.locator('.attached .status.bad').waitFor()
  expect(await graphNames()).toEqual([...before, 'broken'].toSorted())
  const ask = page.getByRole('button', { name: 'Ask', exact: true })
  expect(await ask.getAttribute('aria-disabled')).toBe('true')

  await page.getByRole('button', { name: 'Clear the list' }).press('Enter')

  await expect.poll(graphNames).toEqual(before)
  expect(await box().evaluate((element) => element.matches(':focus'))).toBe(true)
  expect(await target().textContent()).toBe('All documents')
  expect(await ask.getAttribute('aria-disabled')).toBe('false')
  expect(await box().inputValue()).toBe('What does it say?')
  await box().fill('')
})

test('a scan keeps the question back until it has been read', async () => {
  await openView(page, '/app/chat')
  const buffer = await scanOfLines([
    'The lighthouse of Marenholm was finished in 1874.',
    'The ferry of Calderwick leaves at noon.',
    'The bridge of Harrowick is closed in winter.',
  ])
  const scan = { name: 'lighthouse.pdf', mimeType: 'application/pdf', buffer }
  await page.locator('.composer input[type=file]').setInputFiles([scan])
  await box().fill('When was the lighthouse finished?')
  const ask = page.getByRole('button', { name: 'Ask', exact: true })
  await page
    .locator('.attached')
    .getByText(/^Reading/)
    .waitFor()
  expect(await ask.getAttribute('aria-disabled')).toBe('true')

  await expect.poll(() => ask.getAttribute('aria-disabled')).toBe('false')
  await box().press('Enter')
  await page.locator('.answer').getByText('1874').first().waitFor()
})

test('a file is not sent by whoever signs in while it is being attached', async () => {
  await openView(page, '/app/chat')
  await page.getByLabel('Where to look').selectOption('')
  const bob = await visit.service.createPerson('bob@example.org', 500)
  const isGraphs = (url: URL) => url.pathname.endsWith('/graphs')
  const made = Promise.withResolvers<void>()
  const changed = Promise.withResolvers<void>()
  await page.route(isGraphs, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    made.resolve()
    await changed.promise
    await route.fulfill({ response })
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/documents')) sent.push('a document')
  })
  await page
    .locator('.composer input[type=file]')
    .setInputFiles([file('secret.md', 'The lamp of Ekvik is out of order.')])
  await made.promise
  await page.getByRole('button', { name: 'ada@example.org' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail').fill(bob.email)
  await page.getByLabel('Password').fill(bob.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await box().waitFor()
  const answered = page.waitForResponse((one) => isGraphs(new URL(one.url())))
  changed.resolve()
  await answered
  await page.unroute(isGraphs)
  await openView(page, '/app/documents')
  await page.getByText('No documents yet').waitFor()
  expect(sent).toEqual([])
  expect(await page.getByText('secret.md').count()).toBe(0)
})
