import type { Page, Route } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import { test } from '../support/page/shared-host.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'

const question = 'When is the tide of Norrvik high?'
let visit: Visit
let page: Page
let ada: ApiClient

test.beforeAll(async ({ host }) => {
  visit = await openVisit({
    host,
    prepare: async (client) => {
      ada = client
      await client.call('addDocument', {
        title: 'Tides',
        text: '# Tides\n\nThe tide of Norrvik is high at noon. The ebb of Norrvik is at six.',
      })
    },
  })
  page = visit.page
})
afterAll(() => visit?.[Symbol.asyncDispose]())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = () => page.getByLabel('Your question')
const answered = () => page.locator('.answer > footer')
const path = () => new URL(page.url()).pathname

type Answer = (route: Route) => Promise<void>
const noAnswer: Answer = (route) => route.abort()
const ofProxy: Answer = (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })

/** Lets no call whose path matches reach the service, until the returned function is called or the test ends. */
async function cut(paths: RegExp, answer = noAnswer): Promise<() => Promise<void>> {
  const isCut = (url: URL) => paths.test(url.pathname)
  await page.route(isCut, answer)
  const mend = () => page.unroute(isCut)
  onTestFinished(mend)
  return mend
}

async function ask(): Promise<void> {
  await box().fill(question)
  await box().press('Enter')
}

test.each([
  ['nobody answers', noAnswer],
  ['a proxy answers', ofProxy],
])(
  'a question that does not reach the service, as %s, is asked by itself and charged once when it does',
  async (_, answer) => {
    const { balance } = await ada.call('getUsage', {})
    const mend = await cut(/^\/agent\/interactions/, answer)
    await page.goto('/app/chat')
    await ask()
    await page.getByText('Connection lost, trying again').first().waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await box().inputValue()).toBe('')
    await page.reload()
    await page.getByText('asked as soon as the service is back').waitFor()
    expect(await box().inputValue()).toBe('')
    await mend()

    await answered().waitFor()
    expect(await page.locator('.question').count()).toBe(1)
    expect(balance - (await ada.call('getUsage', {})).balance).toBe(3)
  },
)

test('a question that is given back to the box is not asked by itself, and stays there', async () => {
  const { balance } = await ada.call('getUsage', {})
  const mend = await cut(/^\/agent\/interactions/)
  await page.goto('/app/chat')
  await ask()
  await page.getByText('Connection lost, trying again').first().waitFor()
  await button('Stop').click()
  await page.getByText('The service cannot be reached').waitFor()
  expect(await box().inputValue()).toBe(question)
  await mend()

  await page.reload()
  await expect.poll(() => box().inputValue()).toBe(question)
  // An asked question would be there at once.
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.question').count()).toBe(0)
  expect((await ada.call('getUsage', {})).balance).toBe(balance)
  await box().press('Enter')
  await answered().waitFor()
  expect(await box().inputValue()).toBe('')
})

test('what could not be read or sent recovers by itself once the service is back', async () => {
  const mend = await cut(/^\/(?:conversations|livez)/)
  await page.goto('/app/chat')
  await page.locator('.conversations-beside .problem').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await ask()
  await page.locator('.turns .problem').waitFor()
  expect(await box().inputValue()).toBe(question)
  await mend()

  await page.locator('.problem').first().waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.problem').count()).toBe(0)
  await page.locator('.conversations li').first().waitFor()
  await box().press('Enter')
  await answered().waitFor()
})

test('a question in a conversation that was deleted elsewhere is asked in a new one', async () => {
  await page.goto('/app/chat')
  await ask()
  await answered().waitFor()
  const deleted = path()
  const conversation_id = deleted.slice(deleted.lastIndexOf('/') + 1)
  await ada.call('deleteConversation', { conversation_id })
  await box().fill('When is the ebb of Norrvik?')
  await box().press('Enter')
  await button('Ask in a new conversation').waitFor()
  expect(await box().inputValue()).toBe('When is the ebb of Norrvik?')
  expect(await button('Try again').count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await button('Ask in a new conversation').click()

  await expect.poll(path).not.toBe(deleted)
  await answered().waitFor()
  expect(await page.locator('.question').allTextContents()).toEqual([
    expect.stringContaining('When is the ebb'),
  ])
  expect(await box().inputValue()).toBe('')
})

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visit.visitor.foreign).toEqual([])
  // The browser tells of what is cut off.
  const errors = visit.visitor.errors.filter((each) => !/net::ERR|status of 502/.test(each))
  expect(errors).toEqual([])
})
