import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { promisify } from 'node:util'
import type { Browser, Download, Page } from 'playwright-core'
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

test('with the keyboard a source shows its quote, and what was read beside it leads to its place', async () => {
  const source = page.getByRole('button', { name: 'Source 3: Ingrid Solberg' })
  await page.getByRole('button', { name: 'Source 2' }).focus()
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip').getByText('She died in Port Ellery').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.getByRole('tooltip').count()).toBe(0)
  await source.hover()
  await page.getByRole('tooltip').getByText('She died in Port Ellery').waitFor()

  await page.getByText(/passages read and not cited/).click()
  await page.locator('.unused a').first().click()
  await page.locator('article mark').waitFor()
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

test('without a network the service on this machine is still asked', async () => {
  await page.evaluate(`dispatchEvent(new Event('offline'))`)
  await page.getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
  await page.evaluate(`dispatchEvent(new Event('online'))`)
})

test('a key is generated, works, is revoked, and then is refused', async () => {
  await page.goto('/app/settings/keys')
  await page.getByText('No keys yet').waitFor()
  await page.getByRole('button', { name: 'Generate key' }).click()
  await page.getByLabel('Name').fill('laptop')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Generate key' }).click()

  const key = (await page.locator('.secret').textContent()) ?? ''
  const shown = page.getByRole('dialog')
  await shown.getByRole('button', { name: 'Test it' }).click()
  await shown.getByText('The key works.').waitFor()
  const answer = await runPasted((await shown.locator('pre').textContent()) ?? '')
  expect(answer).toContain('"citations"')
  expect(await violationsOn(page)).toEqual([])
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  expect(await page.content()).not.toContain(key)

  await page.getByRole('button', { name: 'Revoke' }).click()
  const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' })
  expect(await revoke.isDisabled()).toBe(true)
  await page.getByLabel('Type “laptop” to go on').fill('laptop')
  await revoke.click()
  await page.getByText('Revoked').waitFor()
  expect((await service.request('/agent/models', { key })).status).toBe(401)
})

test('of documents that are added together, the damaged one tells why it cannot be read', async () => {
  await page.goto('/app/documents')
  await page.locator('input[type=file]').setInputFiles([
    {
      name: 'tides.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('# Tides\n\nThe tide is high.'),
    },
    { name: 'torn.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 torn') },
  ])
  await page.locator('.uploads .status.good').waitFor()
  await page.locator('.uploads .status.bad').waitFor()

  expect(await page.locator('.uploads .status.bad').textContent()).toMatch(/PDF/)
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Or the address of a page').fill('http://127.0.0.1:1/secret')
  await page.getByRole('button', { name: 'Add the page' }).click()
  await page.getByText(/public web|private/).waitFor()
  await page.getByRole('link', { name: 'Tides' }).click()
  await page.getByText('The tide is high.').waitFor()
  expect(await violationsOn(page)).toEqual([])
})

test('the passages of a document are shown, and the names in them lead to the graph', async () => {
  await page.goto('/app/documents')
  await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
  await page.getByRole('link', { name: 'Passages and names' }).click()
  await page.locator('.chunks li').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.locator('.chunks .place').first().click()
  await page.locator('article mark').waitFor()
  await page.goBack()
  await page.locator('.names').getByRole('link', { name: 'Port Ellery' }).first().click()
  await page.getByRole('heading', { name: 'Port Ellery' }).waitFor()
})

test('a deletion can be undone for a moment, and is done when the tab is left', async () => {
  const askToDelete = async () => {
    await page.goto('/app/documents')
    await page.getByRole('link', { name: 'Tides' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('“Tides” is being deleted.').waitFor()
    await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
    expect(await page.getByRole('link', { name: 'Tides' }).count()).toBe(0)
  }
  await askToDelete()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Tides' }).waitFor()

  await askToDelete()
  await page.goto('/app/usage')
  await page.goto('/app/documents')
  await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
  expect(await page.getByRole('link', { name: 'Tides' }).count()).toBe(0)
})

test('a long document is printed to its end', async () => {
  const lines = Array.from({ length: 300 }, (_, n) => `Line ${n} of the log.`)
  await page.goto('/app/documents')
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n\n')) },
  })
  await page.locator('.uploads .status.good').click()
  await page.getByText('Line 299 of the log.').waitFor()

  const printed = (await page.pdf()).toString('latin1')

  expect(printed.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
})

test('when the service wants no calls for a while, the page counts down and reads again by itself', async () => {
  let refused = 0
  await page.route('**/documents?*', (route) => {
    if (refused++ > 0) return route.continue()
    const error = { code: 'rate_limit_exceeded', message: 'Too many calls in this minute.' }
    return route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: { error } })
  })
  await page.goto('/app/documents')
  await page.getByText(/It is tried again in \d second/).waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
  await page.unroute('**/documents?*')
})

test('a link to a passage marks it, and the way back leads to where one was', async () => {
  await page.goto('/app/documents')
  await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
  const url = page.url()
  await page.goto(`${url}?start=2&end=16`)

  expect(await page.locator('article mark').textContent()).toBe('Ingrid Solberg')
  await page.goBack()
  expect(page.url()).toBe(url)
})

test('what was spent is told down to the answer that it paid for', async () => {
  await page.goto('/app/usage')
  await page.getByRole('heading', { name: 'Consumption' }).waitFor()
  await page.getByRole('button', { name: 'Show answer' }).first().click()
  await page.locator('.paid-reply').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await violationsOn(page)).toEqual([])

  const tokens = await page.locator('.legend').textContent()
  await page.getByRole('button', { name: 'Model', exact: true }).click()
  await page.locator('.legend', { hasText: 'snap' }).waitFor()
  const sumOf = (legend: string | null) => legend?.match(/[\d.]+$/)?.[0]
  expect(sumOf(await page.locator('.legend').textContent())).toBe(sumOf(tokens))
})

test('what was spent is told by the hour, as bars, as a table and as a file, and leads to its movements', async () => {
  await page.goto('/app/usage?by=model')
  await page.getByText('As a table').click()
  const shown = page.locator('.consumption tbody')
  await shown.getByRole('button').click() // today, of which it shows the hours
  await page.getByRole('heading', { name: 'Consumption on' }).waitFor()
  await page.getByText('As a table').click()
  expect(await violationsOn(page)).toEqual([])
  const spent = Number(await shown.locator('.number').first().textContent())
  const loading = page.waitForEvent('download')
  await page.locator('.consumption').getByRole('button', { name: 'Download CSV' }).click()
  const [titles, line] = (await textOf(await loading)).split('\r\n')
  await shown.getByRole('button').first().click() // an hour, of which the ledger shows the movements
  await page.getByText('Show everything').waitFor()

  expect(titles).toBe('begins,model,tokens')
  expect(line).toMatch(new RegExp(`^20.+Z,Snap,${spent}$`))
  const charged = page.locator('.ledger tbody tr', { hasText: 'Charged' })
  const amounts = await charged.locator('.number:nth-child(4)').allTextContents()
  expect(-amounts.reduce((sum, amount) => sum + Number(amount), 0)).toBe(spent)
  const { by_model } = await (await page.request.get('/usage')).json()
  expect(by_model).toEqual([{ model: 'snap', tokens: spent, requests: amounts.length }])
})

test('the owner makes an account, gives it tokens, and makes a backup', async () => {
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'New account' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('E-mail').fill('grace@example.org')
  await asked.getByLabel('Password').fill('a password of hers')
  await asked.getByLabel('Tokens at first').fill('10')
  expect(await violationsOn(page)).toEqual([])
  await asked.getByRole('button', { name: 'New account' }).click()
  const grace = page.getByRole('row', { name: /grace@example\.org/ })
  await grace.getByRole('button', { name: 'Give tokens' }).click()
  await asked.getByLabel('Tokens').fill('2.5')
  await asked.getByRole('button', { name: 'Give tokens' }).click()
  await grace.getByText('12.5').waitFor()

  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByText('The backup is whole').waitFor()
  expect(await violationsOn(page)).toEqual([])
  const loading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^skein-.*\.db$/ }).click()
  expect((await textOf(await loading)).slice(0, 15)).toBe('SQLite format 3')
  await page.getByRole('button', { name: /^Delete skein-/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: /^skein-.*\.db$/ }).waitFor({ state: 'detached' })
})

test('an operation is found in the reference, and answers when it is tried', async () => {
  await page.goto('/app/reference')
  await page.getByLabel('Search operations').fill('models')
  await page.getByRole('link', { name: /listModels/ }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Status 200').waitFor()

  expect(await page.locator('.operation pre').first().textContent()).toContain('"snap"')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('heading', { name: 'Appearance' }).waitFor()
  await page.getByText('This browser', { exact: true }).waitFor()
  await page.getByText(/ MB$/).waitFor()
  await page.getByText('No search engine is configured').waitFor()
  expect(await violationsOn(page)).toEqual([])
})

test('when the balance is gone, what is needed is told and what was typed is kept', async () => {
  const { email, password } = await service.createAccount('poor@example.org', 3)
  const poor = await watchedPage(browser, service.url)
  await poor.page.goto('/app/chat')
  await poor.page.getByLabel('E-mail').fill(email)
  await poor.page.getByLabel('Password').fill('wrong password')
  await poor.page.getByRole('button', { name: 'Sign in' }).click()
  await poor.page.getByText('Wrong e-mail or password.').waitFor()
  expect(await violationsOn(poor.page)).toEqual([])
  await poor.page.getByLabel('Password').fill(password)
  await poor.page.getByRole('button', { name: 'Sign in' }).click()
  const box = poor.page.getByLabel('Your question')
  for (const question of ['What is first?', 'What is second?']) {
    await box.fill(question)
    await box.press('Enter')
    await poor.page.locator('.question', { hasText: question }).waitFor()
    await poor.page.locator('.answer > footer, .answer .problem').last().waitFor()
  }

  await poor.page.getByText('It needs 3 tokens; the balance is 0.').waitFor()
  expect(await box.inputValue()).toBe('What is second?')
  expect(await violationsOn(poor.page)).toEqual([])
  await poor.context.close()
})

test('the first load is small', async () => {
  const fresh = await watchedPage(browser, service.url)
  const names = new Set<string>()
  fresh.page.on('response', (response) => names.add(new URL(response.url()).pathname))
  await fresh.context.addCookies(await visitor.context.cookies())
  await fresh.page.goto('/app/chat')
  await fresh.page.getByLabel('Your question').waitFor()
  const sizes = await Promise.all(
    [...names].filter((name) => name.startsWith('/app/assets/')).map((name) => gzippedSize(name)),
  )
  await fresh.context.close()

  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(230_000)
})

test('in German, at 320 pixels and with letters twice as large nothing is cut off or left in English', async () => {
  const german = await watchedPage(browser, service.url, { locale: 'de-DE' })
  await german.context.addCookies(await visitor.context.cookies())
  const views = [
    'chat',
    'documents',
    'graphs',
    'research',
    'usage',
    'settings/keys',
    'reference',
    'settings',
  ]
  for (const [width, letters] of [
    [320, '100%'],
    [640, '200%'],
  ] as const) {
    await german.page.setViewportSize({ width, height: 800 })
    for (const view of views) {
      await german.page.goto(`/app/${view}`)
      await german.page.locator('h1, .composer').first().waitFor()
      await german.page.evaluate(`document.documentElement.style.fontSize = '${letters}'`)
      const overflow = await german.page.evaluate(
        'document.documentElement.scrollWidth - innerWidth',
      )
      expect(overflow, `${view} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  expect(await german.page.locator('h1').textContent()).toBe('Einstellungen')
  await german.page.getByRole('button', { name: 'Mehr' }).click()
  await german.page.locator('nav').getByRole('link', { name: 'API-Schlüssel' }).last().click()
  await german.page.waitForURL(/settings\/keys/)
  expect(german.errors).toEqual([])
  await german.context.close()
})

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visitor.foreign).toEqual([])
  expect(visitor.errors).toEqual([])
})

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'latin1')
}

/** The bytes that go over the line for an asset of the page. */
async function gzippedSize(path: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  // `fetch` would decompress the answer.
  get(new URL(path, service.url), { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
    let bytes = 0
    for await (const chunk of answer) bytes += chunk.length
    resolve(bytes)
  })
  return promise
}

/** What a command prints that somebody pastes into a terminal. */
async function runPasted(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', command])
  return stdout
}

/** The path and token of the link that the service has printed. */
async function ownerPath(): Promise<string> {
  const printed = () => service.stderrLines.join('\n').match(/\/app\/welcome#\S+/)?.[0]
  await vi.waitUntil(printed, { timeout: 10_000 })
  return printed() ?? ''
}
