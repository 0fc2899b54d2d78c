import pack from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

/** A Chromium out of the package registry, so that the tests need nothing else on the machine. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await pack.executablePath(),
    headless: true,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--disable-dev-shm-usage'],
      '--host-resolver-rules=MAP skein.test 127.0.0.1',
    ],
  })
}

/** What the browser itself says of a call that is refused; the page tells of it in its own words. */
const refusal = /^Failed to load resource: the server responded with a status of 4/

/** A page of a new visitor, and everything that should never happen on it. */
export type Watched = {
  readonly context: BrowserContext
  readonly page: Page
  /** Messages of the console that tell of errors, and errors that nobody caught. */
  readonly errors: string[]
  /** Requests to any other host than the service. */
  readonly foreign: string[]
}

export async function watchedPage(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    baseURL: url,
    ...options,
  })
  // A machine may be slow or busy: what a test waits for comes late then.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const errors: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusal.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('request', (request) => {
    const target = new URL(request.url())
    if (/^https?:$/.test(target.protocol) && target.origin !== new URL(url).origin)
      foreign.push(request.url())
  })
  return { context, page, errors, foreign }
}
