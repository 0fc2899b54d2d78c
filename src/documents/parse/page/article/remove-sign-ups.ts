import type { PageDocument, PageElement } from '../page-dom.ts'

/** The words of a box that asks for an address, with what it promises. Not measured. */
const wordsMax = 60
/** So many forms and fields outside of forms are looked at; few pages have ten. */
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
  // Many fields may stand in the same boxes, each of which is looked through once.
  const asking = new Map<PageElement, boolean>()
  const asksToo = (element: PageElement) => {
    const asks = asking.get(element) ?? asksForText(element)
    asking.set(element, asks)
    return asks
  }
  for (const asked of [...formsOf(document), ...fieldsOf(document)]) {
    if (!isSmall(asked)) continue
    let box = asked
    for (let around = box.parentElement; around; around = around.parentElement) {
      if (!boxNames.has(around.localName) || !isSmall(around) || asksToo(around)) break
      box = around
    }
    box.remove()
  }
}

/** The forms that ask for a mail address, and for no text. */
function formsOf(document: PageDocument): PageElement[] {
  const forms = [...document.querySelectorAll('form')].slice(0, formsMax)
  return forms.filter(
    (form) => !asksForText(form) && [...form.getElementsByTagName('input')].some(isForAddress),
  )
}

/** The fields for a mail address that are in no form, as a script reads them. */
function fieldsOf(document: PageDocument): PageElement[] {
  const fields = [...document.querySelectorAll('input')].filter(isForAddress)
  return fields.slice(0, formsMax).filter((field) => field.closest('form') === null)
}

function asksForText(element: PageElement): boolean {
  return element.getElementsByTagName('textarea').length > 0
}

function isForAddress(input: PageElement): boolean {
  return ['type', 'name', 'placeholder'].some((name) =>
    /^e-?mail\b/i.test(input.getAttribute(name) ?? ''),
  )
}

function countWordsOf({ textContent }: PageElement): number {
  return textContent?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
