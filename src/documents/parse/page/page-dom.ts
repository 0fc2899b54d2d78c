import { parseHTML } from 'linkedom'

/** What is used of the DOM's elements; the service has no other use for the types of browsers. */
export type PageElement = {
  readonly localName: string
  readonly textContent: string | null
  readonly innerHTML: string
  readonly outerHTML: string
  readonly children: Iterable<PageElement>
  getAttribute(name: string): string | null
  getElementsByTagName(name: string): ArrayLike<PageElement> & Iterable<PageElement>
  remove(): void
}

export type PageDocument = Pick<PageElement, 'getElementsByTagName'> & {
  readonly documentElement: PageElement | null
  readonly body: PageElement
}

/** Scripts do not run, and nothing is loaded. */
export function parsePageDom(html: string): PageDocument {
  return parseHTML(html).document
}
