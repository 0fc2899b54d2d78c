import pack from '@sparticuz/chromium'

/**
 * Runs before all tests: puts Chromium where the tests of the page start it. Several of them begin at once, and one
 * that finds a browser which another is still writing cannot start it.
 */
export default async function unpackChromium(): Promise<void> {
  await pack.executablePath()
}
