import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { importExamples } from '../support/library/example-library.ts'
import { openView } from '../support/page/open-view.ts'
import { test } from '../support/page/shared-host.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'

let visit: Visit
let page: Page

test.beforeAll(async ({ host }) => {
  visit = await openVisit({
    host,
    prepare: async (ada) => {
      await importExamples(ada, (await ada.call('createGraph', { name: 'The sound' })).graph_id)
      await ada.call('addDocument', { title: 'Tides', text: '# Tides\n\nThe tide is high.' })
    },
  })
  page = visit.page
})
afterAll(() => visit?.[Symbol.asyncDispose]())

test('with the keyboard a source shows its quote, and what was read beside it leads to its place', async () => {
  await page.getByLabel('Engine').selectOption('graph')
  const box = page.getByLabel('Your question')
  await box.fill('Where did the designer of the ferry Aurelia die?')
  await box.press('Enter')
  const said = page.locator('.reply p', { hasText: 'She died in Port Ellery' })
  const source = said.getByRole('button', { name: /^Source \d+: Ingrid Solberg/ }).last()
  // An answer that has been kept takes the place of the one that was being written, with the focus in it.
  await page.getByText(/passages read and not cited/).waitFor()
  await source.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('tooltip').getByText('She died in Port Ellery').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
  await source.hover()
  await page.getByRole('tooltip').getByText('She died in Port Ellery').waitFor()
  // It may stand over what comes after the reply, and stays while the mouse is on it.
  await page.keyboard.press('Escape')
  await page.getByRole('tooltip').waitFor({ state: 'detached' })

  await page.getByText(/passages read and not cited/).click()
  await page.locator('.unused a').first().click()
  await page.locator('article mark').first().waitFor()
  await page.goBack()
})

test('a conversation goes on as it was asked, and a question can be asked again differently', async () => {
  await page.getByText('Snap · Graph').waitFor()
  expect(await page.getByLabel('Engine').inputValue()).toBe('graph')
  const box = page.getByLabel('Your question')
  await box.press('ArrowUp')
  expect(await box.inputValue()).toContain('Where did the designer')
  await box.fill('')
  await page.getByRole('button', { name: 'Ask again' }).click()
  expect(await box.inputValue()).toContain('Where did the designer')
  await page.getByLabel('Engine').selectOption('rag')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByText('Snap · Similarity').waitFor()
  expect(await page.getByRole('status').first().textContent()).toContain('Aurelia')
})

test('an answer that comes sooner than its conversation is read is shown, and keeps the focus', async () => {
  const shown = Promise.withResolvers<void>()
  await page.route('**/turns?*', async (route) => {
    const response = await route.fetch()
    await shown.promise
    await route.fulfill({ response }).catch(() => {}) // the page may want it no more
  })
  await openView(page, '/app/chat')
  const box = page.getByLabel('Your question')
  await box.fill('Who designed the ferry Aurelia?')
  await box.press('Enter')
  await page
    .getByRole('button', { name: /^Source/ })
    .first()
    .focus()
  expect(await page.locator('.answer > footer').count()).toBe(0)
  shown.resolve()
  await page.locator('.answer > footer').waitFor()
  expect(await page.locator('.cite:focus').count()).toBe(1)
  await page.unroute('**/turns?*')
})

test('without a network the service on this machine is still asked', async () => {
  await page.evaluate(`dispatchEvent(new Event('offline'))`)
  await page.getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
  await page.evaluate(`dispatchEvent(new Event('online'))`)
})

test('the passages of a document are shown, and the names in them lead to the graph', async () => {
  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
  await page.getByRole('link', { name: 'Passages and names' }).click()
  await page.locator('.chunks li').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.locator('.chunks .place').first().click()
  await page.locator('article mark').first().waitFor()
  await page.goBack()
  await page.locator('.names').getByRole('link', { name: 'Port Ellery' }).first().click()
  await page.getByRole('heading', { name: 'Port Ellery' }).waitFor()
})

test('a deletion can be undone for a moment, and is done when the tab is left', async () => {
  const askToDelete = async () => {
    await openView(page, '/app/documents')
    await page.getByRole('link', { name: 'Tides' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('“Tides” is being deleted.').waitFor()
    await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
    expect(await page.getByRole('link', { name: 'Tides' }).count()).toBe(0)
  }
  await askToDelete()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Tides' }).waitFor()

  await askToDelete()
  // May take longer than the note is there.
  expect(await violationsOn(page)).toEqual([])
  await page.goto('/app/usage')
  await page.goto('/app/documents')
  await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
  expect(await page.getByRole('link', { name: 'Tides' }).count()).toBe(0)
})

test('a long document is printed to its end', async () => {
  const lines = Array.from({ length: 300 }, (_, n) => `Line ${n} of the log.`)
  await openView(page, '/app/documents')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'log.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(lines.join('\n\n')),
    })
  await page.locator('.uploads .status.good').click()
  await page.getByText('Line 299 of the log.').waitFor()

  const printed = (await page.pdf()).toString('latin1')

  expect(printed.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
})

test('a long document tells when it has been indexed, and is read to its end', async () => {
  const lines = Array.from(
    { length: 30_000 },
    (_, n) => `The tide of day ${n} was ${n % 97} cm high.`,
  )
  await page.goto('/app/documents')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'tides.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(lines.join('\n\n')),
    })
  const told = page.locator('.uploads a')
  await told.waitFor()
  await told.getByText('Ready').waitFor()

  await told.click()
  const shown = page.locator('article.text')
  const next = page.getByRole('button', { name: 'Show the next part' })
  await next.waitFor()
  expect(await violationsOn(page)).toEqual([])
  const before = ((await shown.textContent()) ?? '').replace(/\s*Show the next part$/, '')
  expect(before).toMatch(/^The tide of day 0 .*\.\s+The tide of day \d+ was \d+ cm high\.$/s)
  expect(before.length).toBeLessThan(700_000)
  for (let times = 1; (await next.count()) > 0; times++) {
    expect(times).toBeLessThan(10)
    await next.click()
  }
  await shown.getByText('The tide of day 29999 was').waitFor()
})

test('when the service wants no calls for a while, the page counts down and reads again by itself', async () => {
  let isRefusing = true
  await page.route('**/documents?*', (route) => {
    if (!isRefusing) return route.continue()
    const error = { code: 'rate_limit_exceeded', message: 'Too many calls in this minute.' }
    return route.fulfill({ status: 429, headers: { 'retry-after': '5' }, json: { error } })
  })
  // Anew: a list that was read a moment ago would be shown as it is.
  await page.goto('/app/documents')
  await page.getByText(/It is tried again in \d second/).waitFor()
  isRefusing = false
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
  await page.unroute('**/documents?*')
})

test('a link to a passage marks it, and the way back leads to where one was', async () => {
  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
  const url = page.url()
  await openView(page, `${url}?start=2&end=16`)

  expect(await page.locator('article mark').textContent()).toBe('Ingrid Solberg')
  await page.goBack()
  expect(page.url()).toBe(url)
})

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visit.visitor.foreign).toEqual([])
  expect(visit.visitor.errors).toEqual([])
})
