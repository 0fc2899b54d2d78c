import type { Browser, Page } from 'playwright-core'
import { buildPage } from '../../../scripts/build-page.ts'
import { ApiClient } from '../../../src/client/api-client.ts'
import { freshPlace } from '../service/fresh-place.ts'
import { type Service, startService } from '../service/start-service.ts'
import { openBrowser, type Watched, watchedPage } from './browser.ts'

/** A person at the page of a service of their own, on the embedded store. */
export type Visit = AsyncDisposable & {
  readonly service: Service
  readonly browser: Browser
  readonly visitor: Watched
  readonly page: Page
}

type VisitOptions = {
  /** Settings that differ from those for tests. */
  readonly env?: Readonly<Record<string, string>>
  /** Where the browser finds the service, if that is not where it listens. */
  readonly base?: string
  /** Makes what there is when Ada signs in. */
  readonly prepare?: (ada: ApiClient) => Promise<unknown>
}

/** Starts the service and the browser, in which Ada, the owner, then stands before the chat. */
export async function openVisit({ env, base, prepare }: VisitOptions = {}): Promise<Visit> {
  await using opening = new AsyncDisposableStack()
  await buildPage()
  const { dataDirectory } = opening.use(await freshPlace(''))
  const settings = { SIGN_UP: 'owner', ...env }
  const service = opening.use(await startService({ dataDirectory, env: settings }))
  const browser = await openBrowser()
  opening.defer(() => browser.close())
  const visitor = await watchedPage(browser, base ?? service.url)
  const { page } = visitor
  const { key, email, password } = await service.createPerson('ada@example.org', 500)
  await prepare?.(new ApiClient(service.url, { key }))
  await page.goto('/app/chat')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Your question').waitFor()
  const opened = opening.move()
  return { service, browser, visitor, page, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
