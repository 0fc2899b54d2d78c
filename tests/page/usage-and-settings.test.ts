import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importExamples } from '../support/library/example-library.ts'
import { watchedPage } from '../support/page/browser.ts'
import { openView } from '../support/page/open-view.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'
import { McpClient } from '../support/service/mcp-client.ts'

const run = promisify(execFile)

let visit: Visit
let page: Page

beforeAll(async () => {
  visit = await openVisit({
    prepare: async (ada) => {
      await importExamples(ada, (await ada.call('createGraph', { name: 'The sound' })).graph_id)
      for (const content of ['Who designed the ferry Aurelia?', 'Where did Ingrid Solberg die?'])
        await ada.call('interact', { messages: [{ role: 'user', content }] })
    },
  })
  page = visit.page
})
afterAll(() => visit?.[Symbol.asyncDispose]())

test('what was spent is told down to the answer that it paid for', async () => {
  await openView(page, '/app/usage')
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

test('what was spent is told where a system gives the browser what no language is called', async () => {
  const { service, browser, visitor } = visit
  const storageState = await visitor.context.storageState()
  const odd = await watchedPage(browser, service.url, { storageState })
  await odd.page.addInitScript(() => {
    const languages = { language: 'en-US@posix', languages: ['en-US@posix'] }
    for (const [name, value] of Object.entries(languages))
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true })
  })
  await odd.page.goto('/app/usage')
  await odd.page.getByRole('heading', { name: 'Consumption' }).waitFor()
  await odd.page.locator('.consumption canvas').waitFor()
  expect(odd.errors).toEqual([])
  await odd.context.close()
})

test('what was spent is told by the hour, as bars, as a table and as a file, and leads to its movements', async () => {
  await openView(page, '/app/usage?by=model')
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
  await openView(page, '/app/usage')
  const chart = page.getByRole('slider', { name: 'Consumption' })
  await chart.focus()
  await page.keyboard.press('End')
  const today = (await page.locator('.legend').textContent())?.match(/[\d.]+$/)?.[0]
  expect(await chart.getAttribute('aria-valuetext')).toMatch(`: ${today}. Chat: ${today}.`)
  expect(await page.locator('.amounts').textContent()).toContain(`Chat ${today}`)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.locator('.amounts').count()).toBe(0)

  await expect.poll(lastBar).toBe(await lastSwatch())
  const light = await lastSwatch()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(lastSwatch).not.toBe(light)
  await expect.poll(lastBar).toBe(await lastSwatch())
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

test('the owner makes an account, gives it tokens, deletes it, and makes a backup', async () => {
  await openView(page, '/app/settings')
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
  await grace.getByRole('button', { name: 'Delete' }).click()
  await asked.getByRole('textbox').fill('grace@example.com')
  expect(await asked.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
  await asked.getByRole('textbox').fill('grace@example.org')
  expect(await violationsOn(page)).toEqual([])
  await asked.getByRole('button', { name: 'Delete' }).click()
  await grace.waitFor({ state: 'detached' })

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
    await openView(page, `/app/reference/${operation}`)
    await page.getByRole('heading', { name: operation, exact: true }).waitFor()
  }
  const send = async (status: number) => {
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText(`Status ${status}`).waitFor()
    return page.locator('.operation pre').first()
  }
  await open('addDocument')
  await page.getByLabel('Files').setInputFiles({
    name: 'buoy.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('The buoy is red.'),
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
  await openView(page, '/app/settings/keys')
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
  const script = join(visit.service.dataDirectory, 'ask.mts')
  await writeFile(script, await code('TypeScript'))
  expect((await run(process.execPath, [script])).stdout).toContain('Mats Halvorsen')
  expect(await runPasted(await code('Command line'), visit.service.env)).toContain('Mats Halvorsen')
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

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visit.visitor.foreign).toEqual([])
  expect(visit.visitor.errors).toEqual([])
})

/** The colour of the last name in the legend, as a canvas draws it. */
async function lastSwatch(): Promise<string> {
  return page.evaluate(`(() => {
    const drawing = document.createElement('canvas').getContext('2d')
    drawing.fillStyle = getComputedStyle([...document.querySelectorAll('.legend .swatch')].at(-1)).backgroundColor
    drawing.fillRect(0, 0, 1, 1)
    return drawing.getImageData(0, 0, 1, 1).data.join()
  })()`)
}

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
