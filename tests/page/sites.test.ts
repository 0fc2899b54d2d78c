import { afterAll, beforeAll, expect, test } from 'vitest'
import { openView } from '../support/page/open-view.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'
import { startSite, type TestSite, told } from '../support/web/site.ts'

const opened = new AsyncDisposableStack()
let visit: Visit
let site: TestSite

beforeAll(async () => {
  site = opened.use(await startSite({}))
  visit = opened.use(await openVisit({ env: site.env }))
})
afterAll(() => opened.disposeAsync())

test('a whole site is added with its progress, brought up to date, and what is gone is deleted', async () => {
  const { page } = visit
  site.pages = {
    '/docs/': { text: told('start'), links: ['anchor', 'buoy', 'broken'] },
    '/docs/anchor': { text: told('anchor') },
    '/docs/buoy': { text: told('buoy') },
  }
  await openView(page, '/app/documents')
  const address = page.getByLabel('Or the address of a page on the web')
  await address.fill(site.url('/docs/'))
  await page.getByRole('button', { name: 'Add the whole site' }).click()
  const row = page.locator('.sites > li')
  await row.getByText('Read', { exact: true }).waitFor()
  await row.getByText('3 added, 1 failed').waitFor()
  await page.getByRole('link', { name: 'The buoy of the harbour is told here' }).waitFor()
  await row.getByText('Which pages failed or are gone').click()
  await row.getByText('The server answered with status 404').waitFor()
  expect(await violationsOn(page)).toEqual([])

  delete site.pages['/docs/buoy']
  await row.getByRole('button', { name: 'Bring up to date' }).click()
  await row.getByText('2 unchanged, 1 gone').waitFor()
  expect(await row.count()).toBe(1)
  await row.getByRole('button', { name: 'Delete what is gone' }).click()
  await expect
    .poll(() => page.getByRole('link', { name: 'The buoy of the harbour is told here' }).count())
    .toBe(0)

  await page.setViewportSize({ width: 360, height: 740 })
  for (const name of ['Add the whole site', 'Bring up to date']) {
    const { x = 999, width = 0 } = (await page.getByRole('button', { name }).boundingBox()) ?? {}
    expect(x + width, name).toBeLessThan(360)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  await address.fill(site.url('/missing'))
  await page.getByRole('button', { name: 'Add the whole site' }).click()
  await row.getByText('Failed', { exact: true }).waitFor()
  await row.getByText('The page could not be fetched.').waitFor()
  await row.getByRole('button', { name: 'Take off the list' }).click()
  await expect.poll(() => row.count()).toBe(1)
})
