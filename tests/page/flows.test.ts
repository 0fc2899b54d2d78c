import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPage } from '../../scripts/build-page.ts'
import { openBrowser, type Watched, watchedPage } from '../support/page/browser.ts'
import { violationsOn } from '../support/page/violations.ts'
import { freePort } from '../support/service/free-port.ts'
import { freshPlace, type Place } from '../support/service/fresh-place.ts'
import { ownerPath } from '../support/service/owner-path.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const password = 'correct horse battery'

let browser: Browser
let web: LocalWeb

beforeAll(async () => {
  await buildPage()
  browser = await openBrowser()
  web = await startLocalWeb(builtInPages, { delayMs: 200 })
})
afterAll(async () => {
  await browser?.close()
  await web?.[Symbol.asyncDispose]()
})

// On the first store: that the calls answer the same on all is asked of them, and `graphs` and `research` show the page
// on the other one.
describe('from the owner link on', () => {
  let place: Place & AsyncDisposable
  let port: number
  let service: Service
  let visitor: Watched
  let page: Page

  beforeAll(async () => {
    place = await freshPlace('')
    port = await freePort()
    service = await start()
    visitor = await watchedPage(browser, service.url)
    page = visitor.page
  })
  afterAll(async () => {
    await visitor?.context.close()
    await service?.stop()
    await place?.[Symbol.asyncDispose]()
  })

  /** On the same data and at the same address every time. */
  function start(): Promise<Service> {
    const { dataDirectory, env } = place
    return startService({
      dataDirectory,
      env: { ...env, ...web.env, SIGN_UP: 'owner', PORT: `${port}` },
    })
  }

  async function expectAccessible(view: Page): Promise<void> {
    expect(await violationsOn(view)).toEqual([])
  }

  test('the owner link leads to a cited answer, whose source is marked in its document', async () => {
    await page.goto('/')
    await page.getByText('Open the owner link').waitFor()
    await page.goto(await ownerPath(service))
    await page.getByLabel('Name').fill('Ada')
    expect(page.url()).not.toContain('#') // the token does not stay in the history
    await expectAccessible(page)
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()

    await page.getByRole('button', { name: /Where did the designer/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: /Where did the designer/ }).click()
    // Until then, what is clicked may be replaced by the turn as it was stored.
    await page.locator('.answer > footer').waitFor()
    const said = page.locator('.reply p', { hasText: 'Port Ellery' })
    await said.getByRole('button', { name: 'Ingrid Solberg' }).click()

    const marked = page.locator('aside mark')
    expect(await marked.textContent()).toContain('She died in Port Ellery')
    await page.getByText('How it was found').click()
    expect(await page.locator('figure.path').first().textContent()).toContain('Ingrid Solberg')
    await expectAccessible(page)
    await page.reload()
    expect(await marked.textContent()).toContain('She died in Port Ellery')
  })

  test('a key is generated, works, is revoked, and then is refused', async () => {
    await page.goto('/app/settings/keys')
    await page.getByText('No keys yet').waitFor()
    await page.getByRole('button', { name: 'Generate key' }).click()
    await page.getByLabel('Name').fill('laptop')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Generate key' }).dblclick()

    const key = (await page.locator('.secret').textContent()) ?? ''
    const shown = page.getByRole('dialog')
    await shown.getByRole('button', { name: 'Test it' }).click()
    await shown.getByText('The key works.').waitFor()
    const answer = await runPasted((await shown.locator('pre').textContent()) ?? '')
    expect(answer).toContain('Mats Halvorsen')
    await expectAccessible(page)
    await shown.getByRole('button', { name: 'I have stored it' }).click()
    expect(await page.content()).not.toContain(key)

    expect(await page.locator('.key').count()).toBe(1)
    await page.getByRole('button', { name: 'Revoke' }).click()
    const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' })
    expect(await revoke.isDisabled()).toBe(true)
    await page.getByLabel('Type “laptop” to go on').fill('laptop')
    await revoke.click()
    await page.getByText('Revoked').waitFor()
    await expect.poll(() => page.locator('h1:focus').count()).toBe(1)
    expect((await service.request('/agent/models', { key })).status).toBe(401)
  })

  test('of documents that are added together, the damaged one tells why it cannot be read', async () => {
    await page.goto('/app/documents')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        {
          name: `tides-${'of-the-sound-'.repeat(15)}.md`,
          mimeType: 'text/markdown',
          buffer: Buffer.from('# Tides\n\nThe tide is high.'),
        },
        { name: 'torn.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 torn') },
      ])
    await page.locator('.uploads .status.good').waitFor()
    await page.locator('.uploads .status.bad').waitFor()

    // Of hundreds, the ones that are refused must not be searched for.
    const [refused = '', added = ''] = await page.locator('.uploads > li').allTextContents()
    expect(refused).toMatch(/^torn.*PDF/)
    expect(added).toMatch(/^tides/)
    const name = await page.locator('.upload-name', { hasText: 'tides' }).boundingBox()
    expect(name?.height).toBeLessThan(30)
    await expectAccessible(page)
    await page.getByLabel('Or the address of a page').fill('http://127.0.0.1:1/secret')
    await page.getByRole('button', { name: 'Add the page' }).click()
    await page.getByText(/public web|private/).waitFor()
    await page.getByRole('link', { name: 'Tides' }).click()
    await page.getByText('The tide is high.').waitFor()
    await expectAccessible(page)
  })

  test('when the balance is gone, what is needed is told and what was typed is kept', async () => {
    const { email, password } = await service.createPerson('poor@example.org', 3)
    const poor = await watchedPage(browser, service.url)
    await poor.page.goto('/app/chat')
    await poor.page.getByLabel('E-mail').fill(email)
    await poor.page.getByLabel('Password').fill('wrong password')
    await poor.page.getByRole('button', { name: 'Sign in' }).click()
    await poor.page.getByText('Wrong e-mail or password.').waitFor()
    await expectAccessible(poor.page)
    await poor.page.getByLabel('Password').fill(password)
    await poor.page.getByRole('button', { name: 'Sign in' }).click()
    const box = poor.page.getByLabel('Your question')
    for (const question of ['What is first?', 'What is second?']) {
      await box.fill(question)
      await box.press('Enter')
      await poor.page.locator('.question', { hasText: question }).waitFor()
      await poor.page.locator('.answer > footer, .answer .problem').last().waitFor()
    }

    await poor.page
      .getByText(/^It needs 3 tokens; the balance is 0\. The owner .* gives more/)
      .waitFor()
    expect(await box.inputValue()).toBe('What is second?')
    await expectAccessible(poor.page)
    await poor.context.close()
  })

  test('research is watched to its end, although the server is killed meanwhile', async () => {
    await page.goto('/app/research')
    await page.getByText('No research yet').waitFor()
    await page.getByLabel('Topic').fill('The Norrvik Sound Bridge')
    await page.getByRole('button', { name: 'Begin' }).dblclick()
    await page.locator('.timeline li', { hasText: 'Searched' }).first().waitFor()

    await service.kill('SIGKILL')
    service = await start()

    await page.locator('article.report').waitFor()
    const { data: jobs } = await (await page.request.get('/agent/research')).json()
    expect(jobs).toHaveLength(1)
    await page.locator('article.report .cite').first().click()
    const quote = page.getByRole('dialog').locator('blockquote').first()
    const said = ((await quote.textContent()) ?? '').replace(/ In the page as it was read$/, '')
    await quote.getByRole('link').click()
    expect(await page.locator('article mark').textContent()).toBe(said)
  })

  test('a question is answered, and charged once, although the server is killed meanwhile', async () => {
    await page.goto('/app/chat')
    await page.getByLabel('Engine').selectOption('web')
    const box = page.getByLabel('Your question')
    await box.fill('How long is the Norrvik Sound Bridge?')
    await box.press('Enter')
    await page.locator('.working li').first().waitFor()
    const before = await balance()

    await service.kill('SIGKILL')
    service = await start()

    await page.locator('.answer > footer').waitFor()
    const cost = Number(
      /([\d.]+) tokens/.exec((await page.locator('.answer > footer').textContent()) ?? '')?.[1],
    )
    expect(before - (await balance())).toBe(cost)
  })

  test('nothing leaves the host, and the console tells of no error', () => {
    expect(visitor.foreign).toEqual([])
    // Nobody answers while the server is dead.
    expect(visitor.errors.filter((each) => !each.includes('net::ERR'))).toEqual([])
  })

  /** With what is held. */
  async function balance(): Promise<number> {
    return (await (await page.request.get('/usage')).json()).balance
  }
})

/** What a command prints that somebody pastes into a terminal. */
async function runPasted(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', command])
  return stdout
}
