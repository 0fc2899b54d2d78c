import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPage } from '../../scripts/build-page.ts'
import { openBrowser, type Watched, watchedPage } from '../support/browser.ts'
import { type Service, startService } from '../support/start-service.ts'
import { violationsOn } from '../support/violations.ts'

const password = 'correct horse battery'

let service: Service
let browser: Browser
let visitor: Watched
let page: Page

beforeAll(async () => {
  await buildPage()
  service = await startService({ env: { SIGN_UP: 'owner' } })
  browser = await openBrowser()
  visitor = await watchedPage(browser, service.url)
  page = visitor.page
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

test('the owner link leads to a cited answer, whose source is marked in its document', async () => {
  await page.goto('/')
  await page.getByText('Open the owner link').waitFor()
  await page.goto(await ownerPath())
  await page.getByLabel('Name').fill('Ada')
  expect(page.url()).not.toContain('#') // the token does not stay in the history
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()

  await page.getByRole('button', { name: /Where did the designer/ }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: /Where did the designer/ }).click()
  const said = page.locator('.reply p', { hasText: 'Port Ellery' })
  await said.getByRole('button', { name: 'Ingrid Solberg' }).click()

  const marked = page.locator('aside mark')
  expect(await marked.textContent()).toContain('She died in Port Ellery')
  await page.getByText('How it was found').click()
  expect(await page.locator('figure.path').first().textContent()).toContain('Ingrid Solberg')
  expect(await violationsOn(page)).toEqual([])
  await page.reload()
  expect(await marked.textContent()).toContain('She died in Port Ellery')
})

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visitor.foreign).toEqual([])
  expect(visitor.errors).toEqual([])
})

/** The path and token of the link that the service has printed. */
async function ownerPath(): Promise<string> {
  const printed = () => service.stderrLines.join('\n').match(/\/app\/welcome#\S+/)?.[0]
  await vi.waitUntil(printed, { timeout: 10_000 })
  return printed() ?? ''
}
