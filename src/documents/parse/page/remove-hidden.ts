import type { PageDocument, PageElement } from './page-dom.ts'

/** Styles that hide an element from readers, but not from programs. */
const hidingStyles: readonly RegExp[] = [
  /(?:^|[;\s])display\s*:\s*none/i,
  /(?:^|[;\s])visibility\s*:\s*(?:hidden|collapse)/i,
  /(?:^|[;\s])opacity\s*:\s*0(?:\.0{1,9})?\s*(?:;|!|$)/i,
  /(?:^|[;\s])font-size\s*:\s*0(?:px|pt|em|rem|%)?\s*(?:;|!|$)/i,
  /(?:^|[;\s])(?:left|top|right|text-indent)\s*:\s*-\d{3,9}/i,
  /(?:^|[;\s])clip\s*:\s*rect\(\s*0/i,
  /(?:^|[;\s])(?:max-)?(?:height|width)\s*:\s*0(?:px)?\s*;.{0,200}overflow\s*:\s*hidden/i,
]
const styleLengthMax = 2_000
const sheetLengthMax = 200_000
/** A page that hides more than this share of its text shows it by a script, so nothing is removed. */
const hiddenShareMax = 0.5

/** Removes the elements that the page's own styles hide from its readers. */
export function removeHidden(document: PageDocument): void {
  const all = document.body?.textContent?.length ?? 0
  const names = hiddenNames(document)
  const hidden = [...document.getElementsByTagName('*')].filter((element) =>
    isHidden(element, names),
  )
  const length = hidden.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0)
  if (length > hiddenShareMax * all) return
  for (const element of hidden) element.remove()
}

function isHidden(element: PageElement, names: ReadonlySet<string>): boolean {
  if (element.localName === 'body' || element.localName === 'html') return false
  const style = element.getAttribute('style')?.slice(0, styleLengthMax)
  if (style && hidingStyles.some((pattern) => pattern.test(style))) return true
  if (element.getAttribute('hidden') !== null) return true
  if (names.size === 0) return false
  const id = element.getAttribute('id')
  const classes = element.getAttribute('class')?.split(/\s+/) ?? []
  return (id !== null && names.has(`#${id}`)) || classes.some((name) => names.has(`.${name}`))
}

/** The classes and ids that the page's style sheets hide for all media. */
function hiddenNames(document: PageDocument): ReadonlySet<string> {
  const names = new Set<string>()
  for (const sheet of document.getElementsByTagName('style')) {
    const rules = (sheet.textContent ?? '').slice(0, sheetLengthMax)
    // Rules within `@media` apply to some readers only.
    for (const rule of rules.split('@', 1)[0]?.split('}') ?? []) {
      const [selectors = '', body = ''] = rule.split('{')
      if (!hidingStyles.some((pattern) => pattern.test(body.slice(0, styleLengthMax)))) continue
      for (const selector of selectors.split(','))
        if (/^[.#][\w-]{1,100}$/.test(selector.trim())) names.add(selector.trim())
    }
  }
  return names
}
