import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Browser, Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPage } from '../../scripts/build-page.ts'
import { ApiClient } from '../../src/client/api-client.ts'
import { openBrowser, type Watched, watchedPage } from '../support/browser.ts'
import { importExamples } from '../support/example-library.ts'
import { freshPlace, type Place } from '../support/fresh-place.ts'
import { McpClient } from '../support/mcp-client.ts'
import { type Service, startService } from '../support/start-service.ts'
import { violationsOn } from '../support/violations.ts'

const run = promisify(execFile)

let place: Place & AsyncDisposable
let service: Service
let browser: Browser
let visitor: Watched
let page: Page

beforeAll(async () => {
  await buildPage()
  place = await freshPlace('')
  const { dataDirectory } = place
  service = await startService({ dataDirectory, env: { SIGN_UP: 'owner' } })
  browser = await openBrowser()
  visitor = await watchedPage(browser, service.url)
  page = visitor.page
  const { key, email, password } = await service.createAccount('ada@example.org', 500)
  const ada = new ApiClient(service.url, { key })
  await importExamples(ada, (await ada.call('createGraph', { name: 'The sound' })).graph_id)
  await ada.call('addDocument', { title: 'Tides', text: '# Tides\n\nThe tide is high.' })
  await page.goto('/app/chat')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Your question').waitFor()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await service?.stop()
  await place?.[Symbol.asyncDispose]()
})

test('with the keyboard a source shows its quote, and what was read beside it leads to its place', async () => {
  await page.getByLabel('Engine').selectOption('graph')
  const box = page.getByLabel('Your question')
  await box.fill('Where did the designer of the ferry Aurelia die?')
  await box.press('Enter')
  const said = page.locator('.reply p', { hasText: 'She died in Port Ellery' })
  const source = said.getByRole('button', { name: /^Source \d+: Ingrid Solberg/ }).last()
  // An answer that has been kept takes the place of the one that was being written, with the focus in it.
  await page.getByText(/passages read and not cited/).waitFor()
  await source.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
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

test('an answer that comes sooner than its conversation is read is shown, and keeps the focus', async () => {
  await page.route('**/turns?*', async (route) => {
    const response = await route.fetch()
    await pause(1_000) // longer than the answer takes
    await route.fulfill({ response }).catch(() => {}) // the page may want it no more
  })
  await page.goto('/app/chat')
  const box = page.getByLabel('Your question')
  await box.fill('Who designed the ferry Aurelia?')
  await box.press('Enter')
  await page
    .getByRole('button', { name: /^Source/ })
    .first()
    .focus()
  expect(await page.locator('.answer > footer').count()).toBe(0)
  await page.locator('.answer > footer').waitFor()
  expect(await page.locator('.cite:focus').count()).toBe(1)
  await page.unroute('**/turns?*')
})

test('without a network the service on this machine is still asked', async () => {
  await page.evaluate(`dispatchEvent(new Event('offline'))`)
  await page.getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
  await page.evaluate(`dispatchEvent(new Event('online'))`)
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

test('a long document tells when it has been indexed', async () => {
  const lines = Array.from(
    { length: 40_000 },
    (_, n) => `The tide of day ${n} was ${n % 97} cm high.`,
  )
  await page.goto('/app/documents')
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'tides.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n\n')) },
  })
  const told = page.locator('.uploads a')
  await told.waitFor()
  await told.getByText('Ready').waitFor({ timeout: 60_000 })
}, 90_000)

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
  await charged.first().waitFor()
  const amounts = await charged.locator('.number:nth-child(4)').allTextContents()
  expect(-amounts.reduce((sum, amount) => sum + Number(amount), 0)).toBe(spent)
  const { by_model } = await (await page.request.get('/usage')).json()
  expect(by_model).toEqual([{ model: 'snap', tokens: spent, requests: amounts.length }])
})

test('the chart of what was spent is read by keyboard, pointer and finger, in the colours of each theme', async () => {
  await page.goto('/app/usage')
  const chart = page.getByRole('slider', { name: 'Consumption' })
  await chart.focus()
  await page.keyboard.press('End')
  const today = (await page.locator('.legend').textContent())?.match(/[\d.]+$/)?.[0]
  expect(await chart.getAttribute('aria-valuetext')).toMatch(`: ${today}. Chat: ${today}.`)
  expect(await page.locator('.amounts').textContent()).toContain(`Chat ${today}`)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.locator('.amounts').count()).toBe(0)

  const light = await lastBar()
  expect(light).not.toBe('0,0,0,0')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(lastBar).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  const { width = 0 } = (await chart.boundingBox()) ?? {}
  await chart.hover({ position: { x: width - 40, y: 60 } })
  expect(await page.locator('.amounts').textContent()).toContain(`Chat ${today}`)
  const tap = async () => {
    await chart.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 400 })
    await chart.dispatchEvent('click')
  }
  await tap()
  expect(await page.locator('.amounts strong').textContent()).toMatch(/^\d+ \w+$/)
  expect(page.url()).not.toContain('day=')
  await tap()
  await page.waitForURL(/day=/)
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

test('the reference sends files and streams, with the session or a key, and shows a failure', async () => {
  const open = async (operation: string) => {
    await page.goto(`/app/reference/${operation}`)
    await page.getByRole('heading', { name: operation, exact: true }).waitFor()
  }
  const send = async (status: number) => {
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText(`Status ${status}`).waitFor()
    return page.locator('.operation pre').first()
  }
  await open('addDocument')
  await page.getByLabel('Files').setInputFiles({
    ...{ name: 'buoy.md', mimeType: 'text/markdown', buffer: Buffer.from('The buoy is red.') },
  })
  const added = JSON.parse((await (await send(201)).textContent()) ?? '')
  expect(added).toMatchObject({ title: 'buoy.md', characters: 16 })

  await open('interact')
  const body = page.getByLabel('Body')
  const asked = JSON.parse(await body.inputValue())
  await body.fill(JSON.stringify({ ...asked, stream: true }))
  const events = await send(200)
  await events.getByText('event: interaction-end').waitFor()
  await page.getByLabel('API key').fill('svc_key_live_of_nobody')
  expect(await (await send(401)).textContent()).toContain('invalid_api_key')

  await open('deleteDocument')
  await page.getByLabel('doc_id').fill(added.doc_id)
  await send(200)
  expect(await violationsOn(page)).toEqual([])
  await send(404)
})

test('what is offered for a new key works as it is pasted, and is what its scopes allow', async () => {
  await page.goto('/app/settings/keys')
  const shown = page.getByRole('dialog')
  const generate = async () => {
    await shown.getByLabel('Name').fill('terminal')
    await shown.getByRole('button', { name: 'Generate key' }).click()
    await shown.getByText('I have stored it').waitFor()
  }
  const code = async (name: string) => {
    await shown.getByRole('button', { name, exact: true }).click()
    return (await shown.locator('pre').textContent()) ?? ''
  }
  await page.getByRole('button', { name: 'Generate key' }).click()
  await generate()

  expect(await runPasted(await code('curl'))).toContain('Mats Halvorsen')
  const script = join(place.dataDirectory, 'ask.mts')
  await writeFile(script, await code('TypeScript'))
  expect((await run(process.execPath, [script])).stdout).toContain('Mats Halvorsen')
  expect(await runPasted(await code('Command line'), service.env)).toContain('Mats Halvorsen')
  const models = 'curl -H "Authorization: Bearer $OPENAI_API_KEY" $OPENAI_BASE_URL/models'
  expect(await runPasted(`${await code('OpenAI')}\n${models}`)).toContain('snap:graph')
  const clients = (await shown.locator('.tabs button').allTextContents()).slice(4)
  expect(clients.length).toBe(9)
  for (const client of clients) expect(await toolsOf(await code(client)), client).toContain('"ask"')
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Generate key')

  await page.getByRole('button', { name: 'Generate key' }).click()
  await shown.getByLabel('chat').uncheck()
  await shown.getByLabel('mcp').uncheck()
  await generate()
  expect(await runPasted(await code('curl'))).toContain('"snap"')
  expect(await shown.locator('.tabs button').count()).toBe(1)
  await shown.getByRole('button', { name: 'I have stored it' }).click()
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

/** The colour at the foot of the last bar of the chart. */
async function lastBar(): Promise<string> {
  return page.evaluate(`(() => {
    const canvas = document.querySelector('.bars canvas')
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = document.querySelector('.u-over')
    const [x, y] = [offsetLeft + offsetWidth - offsetWidth / 60, offsetTop + offsetHeight - 4]
    return canvas.getContext('2d').getImageData(x, y, 1, 1).data.join()
  })()`)
}

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
async function runPasted(command: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  return (await run('sh', ['-c', command], { env })).stdout
}

/** What tools a client is offered whom this tells how to reach the service. */
async function toolsOf(pasted: string): Promise<string> {
  const [url = ''] = /http[^\s"]+/.exec(pasted) ?? []
  const [key = ''] = /svc_key_\w+/.exec(pasted) ?? []
  return JSON.stringify(await new McpClient(url, key).ask('tools/list'))
}
