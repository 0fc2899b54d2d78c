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

/** Without the style sheets, which took a third of the time of all rules and which only experimental ones ask for. */
const preload: axe.RunOptions['preload'] = { assets: ['media'] }
/**
 * In the wide window alone, as the dark theme changes nothing of what a narrow one shows. Which colours can be read on
 * which others `contrast.test.ts` asks of both themes.
 */
const themesOf = { 320: ['light'], 1280: ['light', 'dark'] } as const

/** What keeps somebody from using the view as it is now, in a narrow and in a wide window. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  const before = page.viewportSize()
  for (const width of [320, 1280] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of themesOf[width]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const each of await violations(page, rules[colorScheme]))
        found.push(`${width} px, ${colorScheme}: ${each}`)
    }
    const overflow = await overflowOf(page)
    if (overflow > 0) found.push(`${width} px: the page is ${overflow} px too wide`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
  return found
}

/** By how many pixels the page is wider than its window, or the view wider than its place in it, where it would scroll. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate<number>(
    "Math.max(...[...document.querySelectorAll('html, main')].map((each) => each.scrollWidth - each.clientWidth))",
  )
}

async function violations(
  page: Page,
  runOnly: axe.RunOptions['runOnly'],
): Promise<readonly string[]> {
  // As a string: the content security policy of the page would refuse a script that is added to it.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axeSource)
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'], preload })
  // Described in the page: all else that is found takes a tenth of the time to be handed over.
  return page.evaluate<string[]>(`axe.run(document, ${options}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => id + ': ' + node.html.slice(0, 160) + '\\n' + node.failureSummary)))`)
}
