import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Minified: every view that is examined has to read it anew, which takes half as long. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules of WCAG 2.2 AA, and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The dark theme differs in its colours alone. */
const rules: Record<'light' | 'dark', axe.RunOptions['runOnly']> = {
  light: tags,
  dark: { type: 'rule', values: ['color-contrast'] },
}

/** What keeps somebody from using the view as it is now, in both themes, in a narrow and in a wide window. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  const before = page.viewportSize()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const each of await violations(page, rules[colorScheme]))
        found.push(`${width} px, ${colorScheme}: ${each}`)
    }
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (overflow > 0) found.push(`${width} px: the page is ${overflow} px too wide`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
  return found
}

async function violations(
  page: Page,
  runOnly: axe.RunOptions['runOnly'],
): Promise<readonly string[]> {
  // As a string: the content security policy of the page would refuse a script that is added to it.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axeSource)
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(document, ${options})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  )
}
