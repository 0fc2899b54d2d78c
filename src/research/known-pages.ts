import { canonicalUrl } from '../web-access/canonical-url.ts'
import { areCopies, type Signature, signatureOf } from '../web-access/pages/signature.ts'
import type { WebPage } from '../web-access/pages/web-page.ts'
import { sourceHost } from './report/source-host.ts'

/** A page with the signature of its text. */
export type SignedPage = { readonly page: WebPage; readonly signature: Signature }

export function withSignature(page: WebPage): SignedPage {
  return { page, signature: signatureOf(page.text) }
}

/** The pages of a run without copies, in the order in which they were added. */
export class KnownPages {
  readonly #pages: SignedPage[] = []

  /** Adds a page, unless it is a copy of one that was added before: then it returns that one. */
  add(one: SignedPage): WebPage | undefined {
    const original = this.#pages.find((known) => areSame(known, one))
    if (original === undefined) this.#pages.push(one)
    return original?.page
  }
}

function areSame(known: SignedPage, { page, signature }: SignedPage): boolean {
  return (
    canonicalUrl(known.page.canonicalUrl) === canonicalUrl(page.canonicalUrl) ||
    known.page.sha256 === page.sha256 ||
    areCopies(known.signature, signature, areOfTwoSites(known.page, page))
  )
}

/** Whether two pages are of two web sites; documents may well be versions of one another. */
function areOfTwoSites(one: WebPage, other: WebPage): boolean {
  if (one.document !== undefined || other.document !== undefined) return false
  return sourceHost(one.url) !== sourceHost(other.url)
}
