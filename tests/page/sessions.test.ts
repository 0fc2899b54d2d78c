import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPage } from '../../scripts/build-page.ts'
import { openBrowser, type Watched, watchedPage } from '../support/page/browser.ts'
import { violationsOn } from '../support/page/violations.ts'
import { type Service, startService } from '../support/service/start-service.ts'

const password = 'correct horse battery'
const typed = 'Half of a question about'

let service: Service
let browser: Browser
let visitor: Watched
let page: Page

beforeAll(async () => {
  await buildPage()
  service = await startService({ env: { SIGN_UP: 'open' } })
  browser = await openBrowser()
  visitor = await watchedPage(browser, service.url)
  page = visitor.page
  await page.goto('/app')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = () => page.getByRole('textbox', { name: 'Your question' })
const goTo = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

async function enter(email = 'ada@example.org'): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await button('Sign out').click()
}

test('a new visitor may sign up, and sees the sign-in after having been signed in', async () => {
  await page.getByRole('heading', { name: 'Create an account' }).waitFor()
  await page.getByText('No other account of this service sees').waitFor()
  await page.getByLabel('Name').fill('Ada')
  await enter()
  await button('Continue').click()
  await button('Begin').click()
  await question().waitFor()
  await signOut()

  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByText('Your session has ended').count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await button('Create an account').click()
  await page.getByRole('heading', { name: 'Create an account' }).waitFor()
  await button('I have an account').click()
  await enter()
  await button('Sign in').click()
  await question().waitFor()
})

test('the sample library is removed with what one has added to it after a question, and at once when one signs out', async () => {
  const graphs = await (await page.request.get('/graphs')).json()
  const { graph_id } = graphs.data.find(({ name }: { name: string }) => name === 'Sample library')
  await page.request.post('/documents', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { title: 'Notes', text: 'My own notes.', graph_id },
  })
  await page.reload()
  const remove = async () => {
    await button('Remove it').click()
    const asked = page.getByRole('dialog')
    await asked.getByText('with all of its 10 documents').waitFor()
    await asked.getByText('1 of them is not a sample').waitFor()
    return asked.getByRole('button', { name: 'Delete' })
  }
  await remove()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await (await remove()).click()
  await button('Remove it').waitFor({ state: 'detached' })
  await button('Undo').click()
  await (await remove()).click()
  await page.getByText('“Sample library” is being deleted.').waitFor()
  await signOut()
  await enter()
  await button('Sign in').click()
  await page.getByText('No documents yet').waitFor()

  expect(await page.getByText('is being deleted').count()).toBe(0)
  expect(await (await page.request.get('/documents')).json()).toMatchObject({ data: [] })
})

test('what is not sent is kept when the page is loaded anew or another view is opened', async () => {
  await question().fill(typed)
  await page.reload()
  await expect.poll(() => question().inputValue()).toBe(typed)
  await page.getByLabel('Engine').selectOption('graph')
  await goTo('Research')
  await page.getByLabel('Topic').fill(typed)
  await page.getByLabel('Sources at most').fill('5')
  await button('Show the plan').click()
  await page.getByLabel('Question 1', { exact: true }).fill('Why is that?')
  await goTo('Documents')
  await page.getByLabel('Or the address of a page on the web').fill('https://example.org/a')
  await goTo('Chat')
  await expect.poll(() => question().inputValue()).toBe(typed)
  expect(await page.getByLabel('Engine').inputValue()).toBe('graph')
  await goTo('Documents')
  await expect
    .poll(() => page.getByLabel('Or the address of a page on the web').inputValue())
    .toBe('https://example.org/a')
  await goTo('Research')
  await expect.poll(() => page.getByLabel('Topic').inputValue()).toBe(typed)
  expect(await page.getByLabel('Sources at most').inputValue()).toBe('5')
  const firstQuestion = page.getByLabel('Question 1', { exact: true })
  expect(await firstQuestion.inputValue()).toBe('Why is that?')
})

test('whose session ends is told so, and is where they were after signing in again', async () => {
  await visitor.context.clearCookies()
  await goTo('Usage')
  await page.getByText('Your session has ended').waitFor()
  await page.getByText('Sign in as ada@example.org').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.reload()
  await page.getByText('Your session has ended').waitFor()
  await enter()
  await button('Sign in').click()
  await page.getByRole('heading', { name: 'Usage', exact: true }).waitFor()
  expect(page.url()).toContain('/usage')
  await goTo('Chat')
  await expect.poll(() => question().inputValue()).toBe(typed)
})

test('whoever signs in after another finds nothing that the other has typed', async () => {
  await visitor.context.clearCookies()
  await page.reload()
  await button('Create an account').click()
  await enter('grace@example.org')
  await button('Continue').click()
  await button('Begin').click()
  await question().waitFor()
  expect(await question().inputValue()).toBe('')
  expect(await stored()).not.toContain(typed)
})

test('nothing of who signs out stays, in no tab', async () => {
  await question().fill(typed)
  const other = await visitor.context.newPage()
  await other.goto('/app/research')
  await other.getByLabel('Topic').fill(typed)
  await signOut()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await stored()).not.toContain(typed)
  await other.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await other.getByText('Your session has ended').count()).toBe(0)
  expect(await stored(other)).not.toContain(typed)
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByText('Your session has ended').count()).toBe(0)
  expect(visitor.errors).toEqual([])
})

/** All that a tab keeps, and its browser for all tabs. */
function stored(of = page): Promise<string> {
  return of.evaluate('JSON.stringify([sessionStorage, localStorage])')
}

test('a file that waits for the service is not sent by who signs in next', async () => {
  let sent = 0
  await page.route('**/documents', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent++
    const error = { code: 'rate_limit_exceeded', message: 'Too many calls in this minute.' }
    return route.fulfill({ status: 429, headers: { 'retry-after': '8' }, json: { error } })
  })
  await enter()
  await button('Sign in').click()
  await goTo('Documents')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'diary.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('Dear diary.'),
    })
  await page.getByText(/^Waiting: the service takes more in [1-8] s$/).waitFor()

  await signOut()
  await enter()
  await button('Sign in').click()
  await page.getByRole('navigation').waitFor()
  await page.waitForTimeout(9_000)

  expect(sent).toBe(1)
})

test('whoever knows the password deletes their account, and nobody signs in to it any more', async () => {
  await goTo('Settings')
  await button('Delete my account').click()
  const dialog = page.getByRole('dialog')
  expect(await violationsOn(page)).toEqual([])
  const leave = dialog.getByRole('button', { name: 'Delete my account' })
  await dialog.getByLabel('Current password').fill('a guess')
  await leave.click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Current password').fill(password)
  await leave.click()

  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByText('Your session has ended').count()).toBe(0)
  await enter()
  await button('Sign in').click()
  await page.getByText('Wrong e-mail or password').waitFor()
})
