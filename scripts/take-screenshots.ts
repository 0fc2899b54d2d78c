import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ApiClient } from '../src/client/api-client.ts'
import { importExamples } from '../tests/support/library/example-library.ts'
import { openBrowser, watchedPage } from '../tests/support/page/browser.ts'
import { ownerPath } from '../tests/support/service/owner-path.ts'
import { startService } from '../tests/support/service/start-service.ts'
import { builtInPages } from '../tests/support/web/built-in-pages.ts'
import { startLocalWeb } from '../tests/support/web/local-web.ts'
import { sampleGraphName } from '../web/src/documents/sample-graph.ts'
import { buildPage } from './build-page.ts'

const directory = join(import.meta.dirname, '../docs/screenshots')
const widths = { 360: 740, 1280: 800 } as const
/** Enough for what moves into its place. */
const settleMs = 600
const themes = ['light', 'dark'] as const

type Shot = {
  readonly name: string
  readonly path: string
  /** What is there when the view is. */
  readonly shows: string
  readonly before?: (page: Page) => Promise<unknown>
}

await buildPage()
await using web = await startLocalWeb(builtInPages)
await using service = await startService({ env: { ...web.env, SIGN_UP: 'owner' } })
const account = await service.createPerson('ada@example.org', 500)
const shots = await filled(account.key)
const browser = await openBrowser()
try {
  await takeFirstRun()
  await takeNewKey()
  for (const theme of themes) for (const width of [360, 1280] as const) await take(theme, width)
} finally {
  await browser.close()
}

/** Gives the account something to show, and tells where that is shown. */
async function filled(key: string): Promise<readonly Shot[]> {
  const ada = new ApiClient(service.url, { key })
  const { graph_id } = await ada.call('createGraph', { name: sampleGraphName })
  await importExamples(ada, graph_id)
  const [ship] = (await ada.call('listDocuments', { graph_id })).data
  const [solberg] = (await ada.call('listNodes', { graph_id, q: 'Ingrid Solberg' })).data
  const { conversation_id } = await ada.call('createConversation', {})
  const question = 'Where did the designer of the ferry Aurelia die?'
  const { interaction_id } = await ada.call('interact', {
    conversation_id,
    reasoning_engine: 'graph',
    messages: [{ role: 'user', content: question }],
  })
  // After the question, which is to be answered from the sample library alone.
  const { research_id } = await ada.call('research', { topic: 'The Norrvik Sound Bridge' })
  return [
    { name: 'chat-empty', path: 'chat', shows: 'textarea' },
    {
      name: 'chat-source',
      path: `chat/${conversation_id}?answer=${interaction_id}&source=1`,
      shows: 'aside mark',
    },
    { name: 'documents', path: 'documents', shows: '.table' },
    { name: 'document', path: `documents/${ship?.doc_id}?start=0&end=40`, shows: 'article mark' },
    { name: 'passages', path: `documents/${ship?.doc_id}?show=chunks`, shows: '.chunks' },
    { name: 'graphs', path: 'graphs', shows: '.table' },
    { name: 'graph', path: `graphs/${graph_id}?node=${solberg?.node_id}`, shows: '.canvas canvas' },
    { name: 'graph-table', path: `graphs/${graph_id}?table=1`, shows: '.lead' },
    { name: 'research', path: 'research', shows: '.table' },
    { name: 'report', path: `research/${research_id}`, shows: 'article.report' },
    { name: 'usage', path: 'usage', shows: '.legend' },
    { name: 'keys', path: 'settings/keys', shows: '.keys, .empty' },
    { name: 'reference', path: 'reference/interact', shows: '.operation' },
    { name: 'settings', path: 'settings', shows: '.facts' },
  ]
}

/** What is there only until the first person has signed up. */
async function takeFirstRun(): Promise<void> {
  await using fresh = await startService({ env: { SIGN_UP: 'owner' } })
  const { context, page } = await watchedPage(browser, fresh.url)
  await page.goto(await ownerPath(fresh))
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await takeInEach(page, 'welcome')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  await takeInEach(page, 'beginning')
  await context.close()
}

/** A key is shown once, when it has been generated. */
async function takeNewKey(): Promise<void> {
  const { context, page } = await signedIn()
  await page.goto('/app/settings/keys')
  await page.getByRole('button', { name: 'Generate key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('laptop')
  await dialog.getByRole('button', { name: 'Generate key' }).click()
  await dialog.getByRole('button', { name: 'Test it' }).click()
  await dialog.getByText('The key works.').waitFor()
  await takeInEach(page, 'key-shown')
  await context.close()
}

/** What cannot be called by its address, in both themes and both widths. */
async function takeInEach(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    for (const width of [360, 1280] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize({ width, height: widths[width] })
      await save(page, `${name}-${width}-${theme}`)
    }
  }
}

async function take(theme: (typeof themes)[number], width: keyof typeof widths): Promise<void> {
  const viewport = { width, height: widths[width] }
  const { context, page } = await signedIn({ viewport, colorScheme: theme })
  for (const { name, path, shows } of shots) {
    await page.goto(`/app/${path}`)
    await page.locator(shows).first().waitFor()
    await save(page, `${name}-${width}-${theme}`)
  }
  await context.close()
}

async function signedIn(options: Parameters<typeof watchedPage>[2] = {}) {
  const visitor = await watchedPage(browser, service.url, options)
  await visitor.page.request.post('/auth/sign-in/email', {
    data: { email: account.email, password: account.password },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return visitor
}

async function save(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(settleMs)
  await page.screenshot({ path: join(directory, `${name}.png`) })
}
