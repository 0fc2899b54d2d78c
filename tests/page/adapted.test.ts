import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { importExamples } from '../support/library/example-library.ts'
import { watchedPage } from '../support/page/browser.ts'
import { openView } from '../support/page/open-view.ts'
import { test } from '../support/page/shared-host.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'

const kettle = `# الغلاية

لتنظيف الغلاية:

1. افصل الغلاية عن الكهرباء.
2. املأ الغلاية بالماء والخل.
3. اغل الماء واتركه ساعة.
`
const views = ['chat', 'documents', 'graphs', 'research', 'usage', 'settings', 'settings/keys']

let visit: Visit
let kettleId: string
let sourcePath: string

test.beforeAll(async ({ host }) => {
  visit = await openVisit({
    host,
    prepare: async (ada) => {
      kettleId = (await ada.call('addDocument', { text: kettle })).doc_id
      await importExamples(ada)
      const { conversation_id } = await ada.call('createConversation', {})
      const { interaction_id } = await ada.call('interact', {
        conversation_id,
        model: 'ponder',
        reasoning_engine: 'graph',
        messages: [{ role: 'user', content: 'Where did the designer of the ferry Aurelia die?' }],
      })
      sourcePath = `/app/chat/${conversation_id}?answer=${interaction_id}&source=1`
    },
  })
})
afterAll(() => visit?.[Symbol.asyncDispose]())

/** The page of Ada in another window, such as that of a telephone. */
async function inAnother(options: Parameters<typeof watchedPage>[2]) {
  const { context, page } = await watchedPage(visit.browser, visit.service.url, options)
  await context.addCookies(await visit.visitor.context.cookies())
  await page.goto('/app/chat')
  await page.getByLabel('Your question').waitFor()
  return { context, page }
}

test.each([360, 820])('what is touched is as large as a finger at %d pixels', async (width) => {
  const { context, page } = await inAnother({
    viewport: { width, height: 740 },
    hasTouch: true,
    isMobile: true,
  })

  const documentViews = [`documents/${kettleId}`, `documents/${kettleId}?show=chunks`]
  for (const view of [...views, ...documentViews]) {
    await openView(page, `/app/${view}`)
    await page.waitForLoadState('networkidle')
    expect(await smallIn(page), view).toEqual([])
  }
  await context.close()
})

test('a row of a table is selected by a finger beside its box', async () => {
  const { context, page } = await inAnother({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await openView(page, '/app/documents')
  const box = page.locator('td.select input').first()
  await box.waitFor()

  expect(await smallIn(page)).toEqual([])
  await page
    .locator('td.select label')
    .first()
    .tap({ position: { x: 4, y: 4 } })
  await expect.poll(() => box.isChecked()).toBe(true)
  await context.close()
})

test('in the colours of the system it is seen which view and which tab is shown', async () => {
  const { context, page } = await inAnother({ forcedColors: 'active' })
  await openView(page, `/app/documents/${kettleId}`)
  await page.locator('.tabs > a').first().waitFor()

  expect(await outlinedIn(page, '.tabs')).toEqual(['Text'])
  expect(await outlinedIn(page, 'header nav')).toEqual(['Documents'])
  await context.close()
})

test('a list of a language that is read from the right has its numbers there', async () => {
  const { page } = visit
  await openView(page, `/app/documents/${kettleId}`)
  await page.locator('article ol').waitFor()
  expect(await directionOf(page, 'article ol')).toBe('rtl')

  await openView(page, '/app/chat')
  await page.getByLabel('Your question').fill('كيف أنظف الغلاية؟')
  await page.keyboard.press('Enter')
  await page.locator('.reply ol').waitFor()
  expect(await directionOf(page, '.reply ol')).toBe('rtl')
})

test('a copy that the browser forbids is made in another way, or is not said to be made', async () => {
  const { page } = visit
  await page.evaluate('navigator.clipboard.write = () => Promise.reject(new Error("forbidden"))')
  const copy = page.getByRole('button', { name: 'Copy answer' })
  await copy.click()
  await copy.getByText('Copied', { exact: true }).waitFor()
  await page.evaluate('document.execCommand = () => false')
  await copy.getByText('Copy answer').waitFor()
  await copy.click()
  await copy.getByText('Not copied').waitFor()
})

test('all that stands behind an answer can be reached by everybody', async () => {
  const { page } = visit
  await openView(page, sourcePath)
  await page.locator('aside mark').waitFor()
  await page.evaluate(
    'document.querySelectorAll("details").forEach((each) => { each.open = true })',
  )
  await page.getByText(/passages? read and not cited/).waitFor()
  expect(await violationsOn(page)).toEqual([])
})

test('on paper an answer and its source follow each other, without what is pressed', async () => {
  const { context, page } = await inAnother({ viewport: { width: 794, height: 1123 } })
  await openView(page, sourcePath)
  await page.locator('aside mark').waitFor()
  await page.emulateMedia({ media: 'print' })

  const seen = page.locator('main .button, main summary').filter({ visible: true })
  expect(await seen.allTextContents()).toEqual([])
  const [turns, source] = await Promise.all([
    page.locator('.turns').boundingBox(),
    page.locator('aside').boundingBox(),
  ])
  expect(source?.y).toBeGreaterThanOrEqual((turns?.y ?? 0) + (turns?.height ?? 0))
  await context.close()
})

test('the menu of a telephone is as wide as its words, and leads to what has no place below the page', async () => {
  const { context, page } = await inAnother({ viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const link = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Usage' })

  expect((await link.boundingBox())?.width).toBeLessThan(200)
  await link.click()
  await page.getByRole('heading', { name: 'Consumption' }).waitFor()
  await context.close()
})

/** What can be pressed and is smaller than 44 pixels, but for what stands within a line of text; of a box, its label. */
function smallIn(page: Page): Promise<readonly string[]> {
  return page.evaluate<
    string[]
  >(`[...document.querySelectorAll(':is(a, button, select, summary, input)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.type === 'checkbox' ? each.closest('label') ?? each : each)
    .filter((each) => getComputedStyle(each).display !== 'inline' && !each.matches('.cite, .balance, .link'))
    .filter((each) => Math.min(each.offsetHeight, each.offsetWidth) < 40 || each.offsetHeight < 44)
    .map((each) => each.outerHTML.slice(0, 120))`)
}

/** The links and buttons of a part that have an outline. */
function outlinedIn(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('${part} :is(a, button)')]
    .filter((each) => getComputedStyle(each).outlineStyle === 'solid').map((each) => each.textContent)`)
}

function directionOf(page: Page, list: string): Promise<string> {
  return page.evaluate<string>(`getComputedStyle(document.querySelector('${list}')).direction`)
}
