import { expect } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { watchedPage } from '../support/page/browser.ts'
import { test } from '../support/page/shared-host.ts'

test('a question that meets the end of the session is answered once one is signed in again', async ({
  host,
}) => {
  const { email, password } = await host.service.createPerson('eve@example.org', 20)
  const eve = await watchedPage(host.browser, host.service.url)
  const box = eve.page.getByLabel('Your question')
  const signIn = async () => {
    await eve.page.getByLabel('E-mail').fill(email)
    await eve.page.getByLabel('Password').fill(password)
    await eve.page.getByRole('button', { name: 'Sign in' }).click()
  }
  const answered = eve.page.locator('.answer > footer')
  await eve.page.goto('/app/chat')
  await signIn()
  await box.fill('How deep is the sound?')
  await box.press('Enter')
  await answered.waitFor()

  await eve.context.clearCookies()
  await box.fill('How wide is the sound?')
  await box.press('Enter')
  await signIn()
  await answered.nth(1).waitFor()
  expect(await eve.page.locator('.question').last().textContent()).toContain('How wide')

  await eve.page.getByRole('link', { name: 'New conversation' }).click()
  await box.waitFor()
  await eve.context.clearCookies()
  await box.fill('How old is the sound?')
  await box.press('Enter')
  await signIn()
  await box.waitFor()
  expect(await box.inputValue()).toBe('How old is the sound?')
  await eve.context.close()
})

test('what was read for one person is gone when another signs in at the same tab, though nobody signed out', async ({
  host,
}) => {
  const [kim, lee] = await Promise.all(
    ['kim', 'lee'].map((name) => host.service.createPerson(`${name}@example.org`, 20)),
  )
  if (!kim || !lee) throw new Error('There are two accounts')
  const { url } = host.service
  await new ApiClient(url, { key: kim.key }).call('addDocument', { text: 'Plans of Kim.' })
  const tab = await watchedPage(host.browser, url)
  const { page, context } = tab
  const signIn = async ({ email, password }: typeof kim) => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await page.goto('/app/documents')
  await signIn(kim)
  await page.getByText('Plans of Kim.').waitFor()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Plans of Kim.” is being deleted.').waitFor()
  await context.clearCookies()
  await page.getByRole('link', { name: 'Usage' }).click()
  await signIn(lee)
  await page.getByRole('heading', { name: 'Consumption' }).waitFor()
  expect(await page.getByText('is being deleted').count()).toBe(0)

  // What is read from now on does not arrive: what is shown was read before.
  await page.route('**/documents?*', () => {})
  await page.getByRole('link', { name: 'Documents' }).click()
  await page.getByText('Drop files or folders here').waitFor()
  expect(await page.getByText('Plans of Kim.').count()).toBe(0)
  await context.close()
})
