import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ApiClient } from '../src/client/api-client.ts'
import { openBrowser, watchedPage } from '../tests/support/browser.ts'
import { importExamples } from '../tests/support/example-library.ts'
import { builtInPages } from '../tests/support/local-web/built-in-pages.ts'
import { startLocalWeb } from '../tests/support/local-web/local-web.ts'
import { startService } from '../tests/support/start-service.ts'
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
const account = await service.createAccount('ada@example.org', 500)
const shots = await filled(account.key)
const browser = await openBrowser()
try {
  for (const theme of themes) for (const width of [360, 1280] as const) await take(theme, width)
} finally {
  await browser.close()
}

/** Gives the account something to show, and tells where that is shown. */
async function filled(key: string): Promise<readonly Shot[]> {
  const ada = new ApiClient(service.url, { key })
  const { graph_id } = await ada.call('createGraph', { name: 'The sound' })
  await importExamples(ada, graph_id)
  const [ship] = (await ada.call('listDocuments', { graph_id })).data
  const [solberg] = (await ada.call('listNodes', { graph_id, q: 'Ingrid Solberg' })).data
  const { research_id } = await ada.call('research', { topic: 'The Norrvik Sound Bridge' })
  const { conversation_id } = await ada.call('createConversation', {})
  const question = 'Where did the designer of the ferry Aurelia die?'
  const { interaction_id } = await ada.call('interact', {
    ...{
      conversation_id,
      reasoning_engine: 'graph',
      messages: [{ role: 'user', content: question }],
    },
  })
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

async function take(theme: (typeof themes)[number], width: keyof typeof widths): Promise<void> {
  const viewport = { width, height: widths[width] }
  const { context, page } = await watchedPage(browser, service.url, {
    ...{ viewport, colorScheme: theme },
  })
  await page.request.post('/auth/sign-in/email', {
    data: { email: account.email, password: account.password },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  for (const { name, path, shows } of shots) {
    await page.goto(`/app/${path}`)
    await page.locator(shows).first().waitFor()
    await page.waitForTimeout(settleMs)
    await page.screenshot({ path: join(directory, `${name}-${width}-${theme}.png`) })
  }
  await context.close()
}
