import type { PageDocument, PageElement } from '../page-dom.ts'

/** The words of a box that asks for an address, with what it promises. Not measured. */
const wordsMax = 60
/** So many forms are looked at; few pages have ten. */
const formsMax = 100
/** What a box may be. A page, its main part, a list or a table is none. */
const boxNames = new Set(['div', 'section', 'aside', 'form', 'fieldset', 'header', 'footer'])

/**
 * Removes the boxes in which a page asks its readers for their mail address, with what they say around the form:
 * otherwise "Get our news every morning" would be quoted as a sentence of the article in which the box stands, and its
 * heading would stand over the rest of it. Whoever asks for a text as well wants to be written to, and says how.
 */
export function removeSignUps(document: PageDocument): void {
  const lengths = new Map<PageElement, number>()
  const isSmall = (element: PageElement) => {
    const words = lengths.get(element) ?? countWordsOf(element)
    lengths.set(element, words)
    return words <= wordsMax
  }
  for (const form of [...document.querySelectorAll('form')].slice(0, formsMax)) {
    if (!asksForAddress(form) || !isSmall(form)) continue
    let box = form
    for (let around = form.parentElement; around; around = around.parentElement) {
      if (!boxNames.has(around.localName) || !isSmall(around)) break
      box = around
    }
    box.remove()
  }
}

function asksForAddress(form: PageElement): boolean {
  if (form.getElementsByTagName('textarea').length > 0) return false
  return [...form.getElementsByTagName('input')].some((input) =>
    ['type', 'name', 'placeholder'].some((name) =>
      /^e-?mail\b/i.test(input.getAttribute(name) ?? ''),
    ),
  )
}

function countWordsOf({ textContent }: PageElement): number {
  return textContent?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
