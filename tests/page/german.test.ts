import { afterAll, expect } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { importExamples } from '../support/library/example-library.ts'
import { type Watched, watchedPage } from '../support/page/browser.ts'
import { openView } from '../support/page/open-view.ts'
import { test } from '../support/page/shared-host.ts'
import { overflowOf } from '../support/page/violations.ts'

let german: Watched

test.beforeAll(async ({ host }) => {
  const { service, browser, owner } = host
  const { key } = owner
  const client = new ApiClient(service.url, { key })
  await importExamples(client, (await client.call('createGraph', { name: 'The sound' })).graph_id)
  german = await watchedPage(browser, service.url, { locale: 'de-DE' })
})
afterAll(() => german?.context.close())

test('the German page says in German what the service refuses', async ({ host }) => {
  const { page } = german
  await page.goto('/app/settings')
  await page.getByLabel('E-Mail').fill(host.owner.email)
  await page.getByLabel('Passwort').fill('not the password')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByText('E-Mail-Adresse oder Passwort ist falsch.').waitFor()

  await page.getByLabel('Passwort').fill(host.owner.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await openView(page, '/app/documents')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'reef.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a of the reef'),
    })
  await page.getByText('Diese Art von Datei wird nicht gelesen (image/gif)').first().waitFor()
})

test('in German, at 320 pixels and with letters twice as large nothing is cut off or left in English', async () => {
  const { page, errors } = german
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
  for (const view of views) {
    await openView(page, `/app/${view}`)
    for (const [width, letters] of [
      [320, '100%'],
      [640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.locator('h1, .composer').first().waitFor()
      await page.evaluate(`document.documentElement.style.fontSize = '${letters}'`)
      expect(await overflowOf(page), `${view} at ${width}`).toBeLessThanOrEqual(0)
      // The frame stays where it is; what is in it scrolls.
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(800)
    }
  }
  expect(await page.locator('h1').textContent()).toBe('Einstellungen')
  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.locator('nav').getByRole('link', { name: 'API-Schlüssel' }).last().click()
  await page.waitForURL(/settings\/keys/)
  expect(errors).toEqual([])
})
