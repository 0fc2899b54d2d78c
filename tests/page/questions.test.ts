import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

/** How long each answer of the web takes. */
const pace = { delayMs: 400 }
let web: LocalWeb
let visit: Visit
let page: Page
let ada: ApiClient

beforeAll(async () => {
  web = await startLocalWeb(builtInPages, pace)
  visit = await openVisit({
    env: web.env,
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
afterAll(async () => {
  await visit?.[Symbol.asyncDispose]()
  await web?.[Symbol.asyncDispose]()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = () => page.getByLabel('Your question')
const answered = () => page.locator('.answer > footer')
/** What has the focus: its name, or its text. */
const focused = () =>
  page.evaluate<string>(`(({ ariaLabel, textContent, tagName }) =>
    ariaLabel ?? (textContent === '' || tagName === 'BODY' ? tagName : textContent))(document.activeElement)`)

/** Has the web answer late, though before it is given up, until `hurry` is called or the test ends. */
function dawdle(): void {
  pace.delayMs = 4_000
  onTestFinished(hurry)
}

function hurry(): void {
  pace.delayMs = 400
}

async function askWeb(question: string): Promise<void> {
  await page.getByLabel('Engine').selectOption('web')
  await box().fill(question)
  await box().press('Enter')
  await page.locator('.working li').first().waitFor()
}

test('a suggestion is asked once, however often it is clicked, and leaves what is typed', async () => {
  await box().fill('Half of')
  const sent: string[] = []
  const hear = (request: { method(): string; url(): string }) =>
    request.method() === 'POST' && sent.push(new URL(request.url()).pathname)
  page.on('request', hear)
  await page.getByRole('button', { name: /^Overview/ }).dblclick()
  await answered().waitFor()
  page.off('request', hear)

  expect(sent).toEqual(['/conversations', '/agent/interactions'])
  expect(await box().inputValue()).toBe('')
  await page.getByRole('link', { name: 'New conversation' }).click()
  expect(await box().inputValue()).toBe('Half of')
  await page.goBack()
  await box().fill('The other half')
  await button('Ask again').click()
  expect(await box().inputValue()).toBe('Summarize “Tides”')
  await box().press('Enter')
  await answered().nth(1).waitFor()
  expect(await box().inputValue()).toBe('The other half')
  await box().fill('')
})

test('a source that is closed gives the focus back to its number', async () => {
  const number = page.locator('.cite').first()
  const name = await number.getAttribute('aria-label')
  await number.focus()
  await page.keyboard.press('Enter')
  await page.locator('aside mark').first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe(name)
  await page.keyboard.press('Enter')
  await page.locator('aside mark').first().waitFor()
  await button('Close the source').click()
  await expect.poll(focused).toBe(name)
})

test('the menu of a conversation is closed before its dialog opens, and has the focus after it', async () => {
  await ada.call('createConversation', { title: 'Older' })
  await page.reload()
  const menus = page.getByRole('button', { name: /^More: / })
  const first = await menus.first().getAttribute('aria-label')
  await menus.first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.conversations :popover-open').getByText('Rename').click()
  await page.getByRole('dialog').waitFor()
  expect(await page.locator(':popover-open').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focused()).toBe(first)

  await menus.first().click()
  await page.locator('.conversations :popover-open').getByText('Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(focused).toContain('Summarize')
  await button('Undo').click()
  await expect.poll(focused).not.toBe('BODY')
})

/** Deletes the first conversation of the list, in the dialog if it is in one. */
async function deleteFirst(): Promise<string> {
  const menu = page.getByRole('button', { name: /^More: / }).first()
  const title = ((await menu.getAttribute('aria-label')) ?? '').slice('More: '.length)
  await menu.click()
  await page.locator('.conversations :popover-open').getByText('Delete').click()
  await page.getByText('for a few seconds you can undo that').waitFor()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click()
  await button('Undo').waitFor()
  return title
}

test('where the conversations are in a dialog a deletion is undone there, and nothing that one asks with is covered', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  onTestFinished(() => page.setViewportSize({ width: 1280, height: 800 }))
  await page.goto('/app/chat')
  await button('Conversations').click()
  const title = await deleteFirst()
  const row = page.getByRole('dialog').getByRole('link', { name: title })
  expect(await row.count()).toBe(0)
  // With the focus on it, it does not go while the page is examined.
  await button('Undo').focus()
  expect(await violationsOn(page)).toEqual([])
  await button('Undo').click()
  await row.waitFor()

  await deleteFirst()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const notice = await page.locator('.removal').boundingBox()
  const asked = await page.locator('.composer').boundingBox()
  expect((notice?.y ?? 999) + (notice?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
  await button('Undo').click()
})

test('a deletion is undone with the keyboard: by its keys, or by the button, which comes next and is not in a hurry', async () => {
  await page.goto('/app/chat')
  const title = await deleteFirst()
  const row = page.locator('.conversations').getByRole('link', { name: title })
  await expect.poll(focused).toContain(' questions')
  const neighbour = await focused()
  await page.getByText('Ctrl+Z brings it back').waitFor()
  await page.keyboard.press('Control+z')
  await row.waitFor()
  expect(await button('Undo').count()).toBe(0)

  await deleteFirst()
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Undo')
  await page.waitForTimeout(9_000)
  await page.keyboard.press('Enter')
  await row.waitFor()
  expect(await focused()).toBe(neighbour)

  await deleteFirst()
  await page.locator('.removal').hover()
  await page.waitForTimeout(9_000)
  await box().fill('Half of')
  await box().press('Control+z')
  expect(await row.count()).toBe(0)
  await button('Undo').click()
  await row.waitFor()
  await box().fill('')
})

test('a question that is stopped is not charged, and stands in the box again', async () => {
  dawdle()
  const { balance } = await ada.call('getUsage', {})
  await page.goto('/app/chat')
  await askWeb('How long is the Norrvik Sound Bridge?')
  await button('Stop').click()
  await page.getByText('Stopped. Nothing was charged.').waitFor()
  await expect.poll(focused).toBe('Your question')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/app/chat')
  expect(await box().inputValue()).toBe('How long is the Norrvik Sound Bridge?')
  expect(await ada.call('getUsage', {})).toMatchObject({ balance, held: 0 })

  hurry()
  await box().press('Enter')
  await answered().waitFor()
  expect(await page.locator('.question').count()).toBe(1)
})

test('a question can be stopped after a reload, too', async () => {
  dawdle()
  const { balance } = await ada.call('getUsage', {})
  await page.goto('/app/chat')
  await askWeb('Who built the Norrvik Sound Bridge?')
  await page.reload()
  await page.locator('.working').waitFor()
  await button('Stop').click()
  await page.getByText('Stopped. Nothing was charged.').waitFor()
  expect(await box().inputValue()).toBe('Who built the Norrvik Sound Bridge?')
  expect(await ada.call('getUsage', {})).toMatchObject({ balance, held: 0 })
})

test('while a question is being answered, another conversation says where', async () => {
  dawdle()
  await page.goto('/app/chat')
  await askWeb('What did the Norrvik Sound Bridge cost?')
  await page.getByRole('link', { name: 'New conversation' }).click()
  await page.getByText('being answered in another conversation').waitFor()
  expect(await page.getByRole('button', { name: /^Overview/ }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Go there' }).click()
  hurry()
  await answered().waitFor()
})

test('a first question that is refused stays in the box, and leaves no conversation', async () => {
  const count = async () => (await ada.call('listConversations', { limit: 100 })).data.length
  const before = await count()
  await page.route('**/agent/interactions', (route) => {
    const error = { code: 'too_many_concurrent_requests', message: 'Wait for the others.' }
    return route.fulfill({ status: 429, json: { error } })
  })
  onTestFinished(() => page.unroute('**/agent/interactions'))
  await page.goto('/app/chat')
  await page.getByLabel('Engine').selectOption('web')
  expect(await box().getAttribute('placeholder')).toBe('Ask the web …')
  await box().fill('What is new?')
  await box().press('Enter')
  await page.getByText('Wait for the others.').waitFor()

  await expect.poll(() => new URL(page.url()).pathname).toBe('/app/chat')
  expect(await box().inputValue()).toBe('What is new?')
  expect(await page.getByLabel('Engine').inputValue()).toBe('web')
  expect(await count()).toBe(before)
  // No room is left in the tab to keep what is typed.
  await page.evaluate(`sessionStorage.setItem('filler', 'x'.repeat(5_200_000))`)
  await box().fill('x'.repeat(65_537))
  await page.getByText('A question may have 65,536 characters').waitFor()
  expect(await button('Ask').isDisabled()).toBe(true)
  expect(await violationsOn(page)).toEqual([])
  await box().fill('')
  await page.evaluate(`sessionStorage.removeItem('filler')`)
})

test('a new conversation begins with the model and the engine that were chosen last, where they answer', async () => {
  onTestFinished(() => page.evaluate(`localStorage.removeItem('skein-manner')`))
  await page.goto('/app/chat')
  await page.getByLabel('Model').selectOption('ponder')
  await page.getByLabel('Engine').selectOption('web')
  await box().fill('What is new?')
  await box().press('Enter')
  await answered().waitFor()
  const fresh = await visit.visitor.context.newPage()
  await fresh.goto('/app/chat')
  await expect.poll(() => fresh.getByLabel('Engine').inputValue()).toBe('web')
  expect(await fresh.getByLabel('Model').inputValue()).toBe('ponder')
  const [tides] = (await ada.call('listDocuments', {})).data
  await fresh.goto(`/app/chat?in=${tides?.doc_id}`)
  await expect.poll(() => fresh.getByLabel('Engine').inputValue()).toBe('rag')
  await fresh.close()
})

test('a link to a source leads to it, however far up it is, and who has no such conversation begins one', async () => {
  const { conversation_id } = await ada.call('createConversation', {})
  const ask = () =>
    ada.call('interact', {
      conversation_id,
      messages: [{ role: 'user', content: 'When is the tide of Norrvik high?' }],
    })
  const { interaction_id } = await ask()
  for (let turn = 0; turn < 31; turn++) await ask()
  await page.goto(`/app/chat/${conversation_id}?answer=${interaction_id}&source=1`)
  await page.locator('aside mark').first().waitFor()

  await page.goto('/app/chat/conv_nothing')
  await page.locator('.problem').getByRole('link', { name: 'New conversation' }).click()
  await page.getByText('What would you like to know?').waitFor()
})

test('on a telephone Enter begins a line, and the keyboard waits until it is wanted', async () => {
  const phone = await visit.browser.newContext({
    baseURL: visit.service.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await phone.addCookies(await visit.visitor.context.cookies())
  const page = await phone.newPage()
  await page.goto('/app/chat')
  const box = page.getByLabel('Your question')
  await box.waitFor()
  expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY')
  await box.pressSequentially('One\nTwo')
  expect(await box.inputValue()).toBe('One\nTwo')
  await phone.close()
})

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visit.visitor.foreign).toEqual([])
  expect(visit.visitor.errors).toEqual([])
})
