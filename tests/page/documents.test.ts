import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import { openView } from '../support/page/open-view.ts'
import { test } from '../support/page/shared-host.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'

/** More than are listed at once. */
const minutes = 105
let visit: Visit
let page: Page
let graphId: string

test.beforeAll(async ({ host }) => {
  visit = await openVisit({
    host,
    prepare: async (ada) => {
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

test('among many documents one is found by a part of its title, also where it is not listed yet', async () => {
  await openView(page, '/app/documents')
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  const wanted = page.getByLabel('Find a document')
  await wanted.fill('harbour UBER')
  await page.getByText(`1 of ${minutes + 1} documents`).waitFor()
  expect(await rows.allTextContents()).toEqual([expect.stringContaining('Übersicht')])
  expect(await violationsOn(page)).toEqual([])

  await wanted.fill('no such thing')
  await page.getByText('No document is called that.').waitFor()
  await page.getByText(`0 of ${minutes + 1} documents`).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await wanted.fill('')
  expect(await rows.count()).toBeGreaterThan(minutes)

  await wanted.fill('tides')
  await page.getByText(`1 of ${minutes + 1} documents`).waitFor()
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

test('a document is a file again, and the focus is on the next one when it is deleted', async () => {
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
