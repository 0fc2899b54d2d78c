import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPage } from '../../scripts/build-page.ts'
import { openBrowser, type Watched, watchedPage } from '../support/page/browser.ts'
import { openView } from '../support/page/open-view.ts'
import { violationsOn } from '../support/page/violations.ts'
import { type Service, startService } from '../support/service/start-service.ts'

let service: Service
let browser: Browser
let visitor: Watched
let page: Page
let password: string
let email = 'ada@example.org'

beforeAll(async () => {
  await buildPage()
  service = await startService({ env: { SIGN_UP: 'owner', MAX_UPLOAD_BYTES: '2000' } })
  browser = await openBrowser()
  visitor = await watchedPage(browser, service.url)
  page = visitor.page
  password = (await service.createPerson('ada@example.org', 500)).password
  await page.goto('/app/settings')
  await signIn()
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

async function signIn(): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Appearance' }).waitFor()
}

test('a name is changed, and an e-mail address by who knows the password', async () => {
  const part = page.getByRole('region', { name: 'Name and e-mail' })
  const typed = part.getByLabel('Current password')
  await part.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  expect(await typed.count()).toBe(0)
  await part.getByLabel('E-mail').fill('Ada@new.example.org')
  await typed.fill('not the password')
  await part.getByRole('button', { name: 'Save' }).click()
  await part.getByText('The current password is wrong.').waitFor()
  expect(await violationsOn(page)).toEqual([])

  await typed.fill(password)
  await part.getByRole('button', { name: 'Save' }).click()
  await part.getByText('It is saved.').waitFor()
  await page.getByRole('button', { name: /^Account.*: Ada Lovelace$/ }).waitFor()
  email = await part.getByLabel('E-mail').inputValue()
  expect(email).toBe('ada@new.example.org')
})

test('a password is changed by who knows it, and the new one signs in', async () => {
  const current = page.getByLabel('Current password')
  const change = async (typed: string) => {
    await current.fill(typed)
    await page.getByLabel('New password').fill('a better password')
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password')
  await page.getByText('The current password is wrong.').waitFor()
  expect(await violationsOn(page)).toEqual([])

  await change(password)
  await page.getByText('The password is changed.').waitFor()
  await expect.poll(() => current.inputValue()).toBe('')
  expect(await violationsOn(page)).toEqual([])
  password = 'a better password'
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signIn()
  await expect.poll(() => page.locator('h1:focus').count()).toBe(1)
})

test('a key with a cap is rotated; both work for a while, spend one cap together, and more once it is raised', async () => {
  await openView(page, '/app/settings/keys')
  const dialog = page.getByRole('dialog')
  const keyShown = async () => {
    const key = (await dialog.locator('.secret').textContent()) ?? ''
    await dialog.getByRole('button', { name: 'I have stored it' }).click()
    return key
  }
  await page.getByRole('button', { name: 'Generate key' }).first().click()
  await dialog.getByLabel('Name').fill('laptop')
  await dialog.getByLabel('Spending cap').fill('4')
  await dialog.getByRole('button', { name: 'Generate key' }).click()
  const first = await keyShown()
  await page.getByText('4 tokens').waitFor()

  await page.locator('.key').first().getByRole('button', { name: 'Rotate' }).click()
  await dialog.getByLabel('How long the old key goes on working').selectOption('1 hour')
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Rotate' }).click()
  const second = await keyShown()
  expect(second).not.toBe(first)
  const old = page.locator('.key', { hasText: first.slice(-4) })
  await old.getByText(/^in (59|60) minutes$/).waitFor()
  expect(await violationsOn(page)).toEqual([])

  const ask = async (key: string) => {
    const messages = [{ role: 'user', content: 'What is here?' }]
    return (await service.request('/agent/interactions', { key, json: { messages } })).status
  }
  expect(await ask(first)).toBe(200)
  expect(await ask(second)).toBe(402)
  await page.reload()
  const spent = page.locator('.key', { hasText: 'Cap reached' })
  await spent.first().getByText('1 of 4 tokens left').waitFor()
  expect(await spent.count()).toBe(2)

  await spent.first().getByRole('button', { name: 'Change' }).click()
  await dialog.getByLabel('Name').fill('server')
  await dialog.getByLabel('Spending cap').fill('8')
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change' }).click()
  await page.locator('.key', { hasText: 'server' }).getByText('5 of 8 tokens left').waitFor()
  expect(await spent.count()).toBe(0)
  expect(await ask(second)).toBe(200)
})

test('who has no documents is led from the chat to where they are added', async () => {
  await openView(page, '/app/chat')
  const lead = page.getByRole('link', { name: /Add documents/ })
  await lead.waitFor()
  expect(await violationsOn(page)).toEqual([])
  await lead.click()
  await page.getByText('Drop files or folders here').waitFor()
})

test('the size that a file may have is told before it is chosen, and a larger one is not sent', async () => {
  await openView(page, '/app/documents')
  await page.getByText('Up to 2 kB each').waitFor()
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'text/markdown',
    buffer: Buffer.from(text),
  })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('long.md', 'Long. '.repeat(400)), file('short.md', 'The tide is high.')])

  const row = (name: string) => page.locator('.uploads li', { hasText: name })
  await row('long.md').getByText('Too large: a file may have 2 kB.').waitFor()
  await row('short.md').getByRole('link').waitFor()
  expect(sent.filter((each) => each === 'POST /documents')).toHaveLength(1)
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('link', { name: 'Usage' }).click()
  await page.getByRole('heading', { name: 'Consumption' }).waitFor()
  await page.getByRole('link', { name: 'Documents' }).click()
  await row('short.md').getByRole('link').waitFor()
  expect(await page.locator('.uploads .upload-name').count()).toBe(2)
})

test('how long an answer took is told again after the page is loaded anew', async () => {
  await openView(page, '/app/chat')
  await page.getByLabel('Your question').fill('How is the tide?')
  await page.keyboard.press('Enter')
  const facts = page.locator('.turn footer > span').first()
  await facts.waitFor()
  const told = await facts.textContent()
  expect(told).toMatch(/ · (\d+ ms|[\d.]+ secs?)$/)
  await page.reload()
  await facts.waitFor()
  expect(await facts.textContent()).toBe(told)
})

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visitor.foreign).toEqual([])
  expect(visitor.errors).toEqual([])
})
