import { get } from 'node:http'
import { afterAll, expect } from 'vitest'
import { watchedPage } from '../support/page/browser.ts'
import { test } from '../support/page/shared-host.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'

let visit: Visit

test.beforeAll(async ({ host }) => {
  visit = await openVisit({ host })
})
afterAll(() => visit?.[Symbol.asyncDispose]())

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

test('colours that cannot be read in the dark alone are told, and those in the light alone', async () => {
  const { page, context } = await watchedPage(visit.browser, visit.service.url)
  const told = async (colour: string) => {
    await page.setContent(`<html lang="en" style="color-scheme: light dark"><title>Tides</title><main>
      <h1 style="color: ${colour}; background: light-dark(white, black)">The tide is high</h1></main>`)
    return (await violationsOn(page)).map((each) => each.split(': ', 2).join(' '))
  }

  const inDark = await told('light-dark(black, #222)')
  const inLight = await told('light-dark(#ddd, white)')
  await context.close()

  expect(inDark).toEqual(['1280 px, dark color-contrast'])
  expect(inLight).toEqual(['320 px, light color-contrast', '1280 px, light color-contrast'])
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
