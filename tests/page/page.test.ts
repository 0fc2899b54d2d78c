import { get } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { importExamples } from '../support/library/example-library.ts'
import { watchedPage } from '../support/page/browser.ts'
import { openView } from '../support/page/open-view.ts'
import { overflowOf, violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'

let visit: Visit
let page: Page

beforeAll(async () => {
  visit = await openVisit({
    prepare: async (ada) => {
      await importExamples(ada, (await ada.call('createGraph', { name: 'The sound' })).graph_id)
      await ada.call('addDocument', { title: 'Tides', text: '# Tides\n\nThe tide is high.' })
    },
  })
  page = visit.page
})
afterAll(() => visit?.[Symbol.asyncDispose]())

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
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
  await source.hover()
  await page.getByRole('tooltip').getByText('She died in Port Ellery').waitFor()
  // It may stand over what comes after the reply, and stays while the mouse is on it.
  await page.keyboard.press('Escape')
  await page.getByRole('tooltip').waitFor({ state: 'detached' })

  await page.getByText(/passages read and not cited/).click()
  await page.locator('.unused a').first().click()
  await page.locator('article mark').first().waitFor()
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
  const shown = Promise.withResolvers<void>()
  await page.route('**/turns?*', async (route) => {
    const response = await route.fetch()
    await shown.promise
    await route.fulfill({ response }).catch(() => {}) // the page may want it no more
  })
  await openView(page, '/app/chat')
  const box = page.getByLabel('Your question')
  await box.fill('Who designed the ferry Aurelia?')
  await box.press('Enter')
  await page
    .getByRole('button', { name: /^Source/ })
    .first()
    .focus()
  expect(await page.locator('.answer > footer').count()).toBe(0)
  shown.resolve()
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
  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
  await page.getByRole('link', { name: 'Passages and names' }).click()
  await page.locator('.chunks li').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.locator('.chunks .place').first().click()
  await page.locator('article mark').first().waitFor()
  await page.goBack()
  await page.locator('.names').getByRole('link', { name: 'Port Ellery' }).first().click()
  await page.getByRole('heading', { name: 'Port Ellery' }).waitFor()
})

test('a deletion can be undone for a moment, and is done when the tab is left', async () => {
  const askToDelete = async () => {
    await openView(page, '/app/documents')
    await page.getByRole('link', { name: 'Tides' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('“Tides” is being deleted.').waitFor()
    await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
    expect(await page.getByRole('link', { name: 'Tides' }).count()).toBe(0)
  }
  await askToDelete()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Tides' }).waitFor()

  await askToDelete()
  // May take longer than the note is there.
  expect(await violationsOn(page)).toEqual([])
  await page.goto('/app/usage')
  await page.goto('/app/documents')
  await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
  expect(await page.getByRole('link', { name: 'Tides' }).count()).toBe(0)
})

test('a long document is printed to its end', async () => {
  const lines = Array.from({ length: 300 }, (_, n) => `Line ${n} of the log.`)
  await openView(page, '/app/documents')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'log.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(lines.join('\n\n')),
    })
  await page.locator('.uploads .status.good').click()
  await page.getByText('Line 299 of the log.').waitFor()

  const printed = (await page.pdf()).toString('latin1')

  expect(printed.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
})

test('a long document tells when it has been indexed, and is read to its end', async () => {
  const lines = Array.from(
    { length: 30_000 },
    (_, n) => `The tide of day ${n} was ${n % 97} cm high.`,
  )
  await page.goto('/app/documents')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'tides.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(lines.join('\n\n')),
    })
  const told = page.locator('.uploads a')
  await told.waitFor()
  await told.getByText('Ready').waitFor()

  await told.click()
  const shown = page.locator('article.text')
  const next = page.getByRole('button', { name: 'Show the next part' })
  await next.waitFor()
  expect(await violationsOn(page)).toEqual([])
  const before = ((await shown.textContent()) ?? '').replace(/\s*Show the next part$/, '')
  expect(before).toMatch(/^The tide of day 0 .*\.\s+The tide of day \d+ was \d+ cm high\.$/s)
  expect(before.length).toBeLessThan(700_000)
  for (let times = 1; (await next.count()) > 0; times++) {
    expect(times).toBeLessThan(10)
    await next.click()
  }
  await shown.getByText('The tide of day 29999 was').waitFor()
})

test('when the service wants no calls for a while, the page counts down and reads again by itself', async () => {
  let isRefusing = true
  await page.route('**/documents?*', (route) => {
    if (!isRefusing) return route.continue()
    const error = { code: 'rate_limit_exceeded', message: 'Too many calls in this minute.' }
    return route.fulfill({ status: 429, headers: { 'retry-after': '5' }, json: { error } })
  })
  // Anew: a list that was read a moment ago would be shown as it is.
  await page.goto('/app/documents')
  await page.getByText(/It is tried again in \d second/).waitFor()
  isRefusing = false
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('link', { name: 'Aurelia (ferry)' }).waitFor()
  await page.unroute('**/documents?*')
})

test('a link to a passage marks it, and the way back leads to where one was', async () => {
  await openView(page, '/app/documents')
  await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
  const url = page.url()
  await openView(page, `${url}?start=2&end=16`)

  expect(await page.locator('article mark').textContent()).toBe('Ingrid Solberg')
  await page.goBack()
  expect(page.url()).toBe(url)
})

test('a question that meets the end of the session is answered once one is signed in again', async () => {
  const { email, password } = await visit.service.createPerson('eve@example.org', 20)
  const eve = await watchedPage(visit.browser, visit.service.url)
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
}, 120_000)

test('what was read for one person is gone when another signs in at the same tab, though nobody signed out', async () => {
  const [kim, lee] = await Promise.all(
    ['kim', 'lee'].map((name) => visit.service.createPerson(`${name}@example.org`, 20)),
  )
  if (!kim || !lee) throw new Error('There are two accounts')
  const { url } = visit.service
  await new ApiClient(url, { key: kim.key }).call('addDocument', { text: 'Plans of Kim.' })
  const tab = await watchedPage(visit.browser, url)
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
}, 120_000)

test('the first load is small', async () => {
  const fresh = await watchedPage(visit.browser, visit.service.url)
  const names = new Set<string>()
  fresh.page.on('response', (response) => names.add(new URL(response.url()).pathname))
  await fresh.context.addCookies(await visit.visitor.context.cookies())
  await fresh.page.goto('/app/chat')
  await fresh.page.getByLabel('Your question').waitFor()
  // What shows answers comes after the box, so that it is there with the first one.
  await fresh.page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    [...names].filter((name) => name.startsWith('/app/assets/')).map((name) => gzippedSize(name)),
  )
  await fresh.context.close()

  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(236_000)
})

test('a view whose code did not arrive is there after another try', async () => {
  const { page, context } = await watchedPage(visit.browser, visit.service.url)
  await context.addCookies(await visit.visitor.context.cookies())
  await page.goto('/app/usage')
  await page.getByRole('heading', { name: 'Consumption' }).waitFor()
  const again = page.getByRole('button', { name: 'Try again' })
  await page.route(/assets\/reference-view|livez/, (route) => route.abort())
  await page.getByRole('link', { name: 'API', exact: true }).click()
  await page.getByText('The service cannot be reached').waitFor()
  await again.click()
  await page.unroute(/assets\/reference-view|livez/)
  // The page may have tried again by itself by now.
  void again.click().catch(() => {})
  await page.getByLabel('Search operations').waitFor()

  await page.route(/assets\/research-list/, (route) => route.abort())
  await page.getByRole('link', { name: 'Research', exact: true }).click()
  await page.getByText('This view is not loaded').waitFor()
  await page.unroute(/assets\/research-list/)
  await again.click()
  await page.getByLabel('Topic').waitFor()
  await context.close()
})

test('in German, at 320 pixels and with letters twice as large nothing is cut off or left in English', async () => {
  const german = await watchedPage(visit.browser, visit.service.url, { locale: 'de-DE' })
  await german.context.addCookies(await visit.visitor.context.cookies())
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
  await german.page.goto('/app/chat')
  for (const view of views) {
    await openView(german.page, `/app/${view}`)
    for (const [width, letters] of [
      [320, '100%'],
      [640, '200%'],
    ] as const) {
      await german.page.setViewportSize({ width, height: 800 })
      await german.page.locator('h1, .composer').first().waitFor()
      await german.page.evaluate(`document.documentElement.style.fontSize = '${letters}'`)
      expect(await overflowOf(german.page), `${view} at ${width}`).toBeLessThanOrEqual(0)
      // The frame stays where it is; what is in it scrolls.
      expect(await german.page.evaluate('document.documentElement.scrollHeight')).toBe(800)
    }
  }
  expect(await german.page.locator('h1').textContent()).toBe('Einstellungen')
  await german.page.getByRole('button', { name: 'Mehr' }).click()
  await german.page.locator('nav').getByRole('link', { name: 'API-Schlüssel' }).last().click()
  await german.page.waitForURL(/settings\/keys/)
  expect(german.errors).toEqual([])
  await german.context.close()
})

test('the German page says in German what the service refuses', async () => {
  const german = await watchedPage(visit.browser, visit.service.url, { locale: 'de-DE' })
  await german.page.goto('/app/settings')
  await german.page.getByLabel('E-Mail').fill('nobody@example.org')
  await german.page.getByLabel('Passwort').fill('not the password')
  await german.page.getByRole('button', { name: 'Anmelden' }).click()
  await german.page.getByText('E-Mail-Adresse oder Passwort ist falsch.').waitFor()

  await german.context.addCookies(await visit.visitor.context.cookies())
  await german.page.goto('/app/documents')
  await german.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'reef.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a of the reef'),
    })
  await german.page
    .getByText('Diese Art von Datei wird nicht gelesen (image/gif)')
    .first()
    .waitFor()
  await german.context.close()
})

test('nothing leaves the host, and the console tells of no error', () => {
  expect(visit.visitor.foreign).toEqual([])
  expect(visit.visitor.errors).toEqual([])
})

/** The bytes that go over the line for an asset of the page. */
async function gzippedSize(path: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  // `fetch` would decompress the answer.
  get(
    new URL(path, visit.service.url),
    { headers: { 'accept-encoding': 'gzip' } },
    async (answer) => {
      let bytes = 0
      for await (const chunk of answer) bytes += chunk.length
      resolve(bytes)
    },
  )
  return promise
}
