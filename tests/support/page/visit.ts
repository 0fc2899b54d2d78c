import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { buildPage } from '../../../scripts/build-page.ts'
import { ApiClient } from '../../../src/client/api-client.ts'
import { freshPlace } from '../service/fresh-place.ts'
import { type Service, startService } from '../service/start-service.ts'
import { openBrowser, type Watched, watchedPage } from './browser.ts'

/** What people visit, and what they do it with: a service on the embedded store, and a browser. */
type Host = AsyncDisposable & { readonly service: Service; readonly browser: Browser }

/** A person at the page of a service. */
export type Visit = AsyncDisposable & {
  readonly service: Service
  readonly browser: Browser
  readonly visitor: Watched
  readonly page: Page
}

type VisitOptions = {
  /** Where several visit, such as `host` of `shared-host.ts`; without it, the person has a host of their own, and owns it. */
  readonly host?: Host
  /** Settings of a host of their own that differ from those for tests. */
  readonly env?: Readonly<Record<string, string>>
  /** Where the browser finds the service, if that is not where it listens. */
  readonly base?: string
  /** Makes what there is when Ada signs in. */
  readonly prepare?: (ada: ApiClient) => Promise<unknown>
}

export async function openHost(env: Readonly<Record<string, string>> = {}): Promise<Host> {
  await using opening = new AsyncDisposableStack()
  await buildPage()
  const { dataDirectory } = opening.use(await freshPlace(''))
  const settings = { SIGN_UP: 'owner', ...env }
  const service = opening.use(await startService({ dataDirectory, env: settings }))
  const browser = await openBrowser()
  opening.defer(() => browser.close())
  const opened = opening.move()
  return { service, browser, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** Lets Ada sign in, who then stands before the chat. */
export async function openVisit({ host, env, base, prepare }: VisitOptions = {}): Promise<Visit> {
  await using opening = new AsyncDisposableStack()
  const { service, browser } = host ?? opening.use(await openHost(env))
  const visitor = await watchedPage(browser, base ?? service.url)
  opening.defer(() => visitor.context.close())
  const { page } = visitor
  const name = host ? `ada-${randomUUID().slice(0, 8)}` : 'ada'
  const { key, email, password } = await service.createPerson(`${name}@example.org`, 500)
  await prepare?.(new ApiClient(service.url, { key }))
  await page.goto('/app/chat')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Your question').waitFor()
  const opened = opening.move()
  const close = () => opened.disposeAsync()
  return { service, browser, visitor, page, [Symbol.asyncDispose]: close }
}
