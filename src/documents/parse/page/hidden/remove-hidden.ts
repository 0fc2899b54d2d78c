import { unprocessable } from '../../unprocessable.ts'
import type { PageDocument, PageElement } from '../page-dom.ts'
import { hidesText, isPlainWhite } from './hides-text.ts'
import { isForAnyScreen, styleRules } from './style-rules.ts'

/** Style sheets of a page are read up to this many characters, so that a hostile one costs no time. */
const sheetsLengthMax = 1_000_000
/** A background is looked for in so many elements around one; few pages nest as deeply. */
const ancestorsMax = 50
/** How often a selector may be compared with an element: some seconds of work. */
const comparisonsMax = 50_000_000

/** Selectors of elements by name, class, id and attributes, and of what is within them. */
const plainSelector = /^(?:[\p{L}\p{N}\s_.#>*[\]=^$|"'\\-]|~=){1,300}$/u

/**
 * Removes the elements that the page's own styles hide from its readers, even if they are most of the page: a script
 * may show them, but that cannot be known, and what nobody may have seen is not quoted. Style sheets in other files are
 * not read. Of 86 articles none lost a sentence.
 */
export function removeHidden(document: PageDocument): void {
  const elements = [...document.querySelectorAll('*')]
  const styled = elements.filter(isHidden)
  for (const element of [...styled, ...hiddenBySheets(document, elements.length)])
    if (element.localName !== 'body' && element.localName !== 'html') element.remove()
}

function isHidden(element: PageElement): boolean {
  const style = element.getAttribute('style')
  if (style && (hidesText(style) || (isPlainWhite(style) && !isOnColour(element)))) return true
  return element.getAttribute('hidden') !== null || element.localName === 'template'
}

/** Whether something around an element, or the element, has a background of its own. */
function isOnColour(element: PageElement): boolean {
  let around: PageElement | null = element
  for (let depth = 0; around && depth < ancestorsMax; depth++) {
    const hasAttribute = ['bgcolor', 'background'].some((name) => around?.getAttribute(name))
    if (hasAttribute || around.getAttribute('style')?.includes('background')) return true
    around = around.parentElement
  }
  return false
}

function hiddenBySheets(document: PageDocument, elementCount: number): Iterable<PageElement> {
  const selectors = hidingSelectors(document)
  if (selectors.length === 0) return []
  if (selectors.length * elementCount > comparisonsMax)
    throw unprocessable(
      `The page has too many style rules that hide text: more than ${comparisonsMax} comparisons`,
    )
  return document.querySelectorAll(selectors.join(','))
}

function hidingSelectors(document: PageDocument): string[] {
  const selectors = new Set<string>()
  let left = sheetsLengthMax
  for (const sheet of document.querySelectorAll('style')) {
    if (!isForScreens(sheet)) continue
    const css = (sheet.textContent ?? '').slice(0, left)
    left -= css.length
    for (const rule of styleRules(css))
      if (hidesText(rule.declarations))
        for (const selector of rule.selectors.split(',')) selectors.add(selector.trim())
  }
  return [...selectors].filter(
    (selector) => plainSelector.test(selector) && isSelector(document, selector),
  )
}

/** Sheets in `noscript` are for readers without scripts. */
function isForScreens(sheet: PageElement): boolean {
  const media = sheet.getAttribute('media')
  return isForAnyScreen(media ?? '') && sheet.parentElement?.localName !== 'noscript'
}

function isSelector(document: PageDocument, selector: string): boolean {
  try {
    document.documentElement?.matches(selector)
    return true
  } catch {
    return false
  }
}
