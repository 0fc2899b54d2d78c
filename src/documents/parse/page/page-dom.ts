import { parseHTML } from 'linkedom'

/** The part of the DOM's interface in use; the project does not include the types of browsers. */
export type PageElement = {
  readonly localName: string
  readonly textContent: string | null
  readonly innerHTML: string
  /** Setting it puts what is parsed from it in place of the element. */
  outerHTML: string
  readonly parentElement: PageElement | null
  readonly nextElementSibling: PageElement | null
  readonly children: Iterable<PageElement>
  getAttribute(name: string): string | null
  getElementsByTagName(name: string): ArrayLike<PageElement> & Iterable<PageElement>
  /** Throws for a selector that cannot be read. */
  matches(selector: string): boolean
  /** The element itself or the innermost around it that fits. */
  closest(selector: string): PageElement | null
  remove(): void
}

export type PageDocument = Pick<PageElement, 'getElementsByTagName'> & {
  readonly documentElement: PageElement | null
  readonly body: PageElement
  querySelectorAll(selectors: string): Iterable<PageElement>
}

/** Parses HTML. Scripts do not run, and nothing is loaded. */
export function parsePageDom(html: string): PageDocument {
  return parseHTML(html).document
}
