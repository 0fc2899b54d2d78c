import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** Brings a file into the page as a browser does, by an event that has it. */
async function bring(event: 'drop' | 'paste', name: string, text: string): Promise<void> {
  const selector = event === 'drop' ? '.turns' : '.composer textarea'
  await page.evaluate(`{
    const files = new DataTransfer()
    files.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}))
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

test('a file that cannot be read keeps the question back, and leaves nothing behind', async () => {
  await openView(page, '/app/chat')
  await box().fill('What does it say?')
  const before = await graphNames()
  await bring('drop', 'broken.pdf', '%PDF-1.7 broken')
  await page.locator('.attached .status.bad').waitFor()
  expect(await graphNames()).toEqual([...before, 'broken'].toSorted())
  const ask = page.getByRole('button', { name: 'Ask', exact: true })
  expect(await ask.getAttribute('aria-disabled')).toBe('true')

  await page.getByRole('button', { name: 'Clear the list' }).click()

  await expect.poll(graphNames).toEqual(before)
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

  await expect.poll(() => ask.getAttribute('aria-disabled'), { timeout: 60_000 }).toBe('false')
  await box().press('Enter')
  await page.locator('.answer').getByText('1874').first().waitFor()
})
