import { hash } from 'node:crypto'
import { readPlainBlocks } from '../../extraction/blocks/read-blocks.ts'
import { canonicalUrl } from '../canonical-url.ts'
import type { FusedResult } from '../search/fuse-results.ts'
import type { SearchResult } from '../search/search-result.ts'
import type { PageFailure, WebPage } from './web-page.ts'

/** Least characters of an abstract that stands for a paper whose page cannot be read. */
const abstractLengthMin = 300
/** Most further addresses that are tried: each may take as long as a page. */
const furtherAddressesMax = 2

type Found = Pick<FusedResult, 'result' | 'said'>
type Facts = Pick<WebPage, 'title' | 'publishedAt' | 'author'>
type Address = { readonly url: string; readonly facts?: Facts }

/**
 * What reading a search result came to: its page, or why that could not be read. With both, the page is the abstract
 * that a search engine gave.
 */
export type ResultRead =
  | { readonly page: WebPage; readonly failure?: PageFailure }
  | { readonly page?: never; readonly failure: PageFailure }

/**
 * Reads the page of a search result. Where it cannot be read, the full text that the engines know of a paper is, or
 * another page of it; where none can be read, the abstract that one of them gave stands for it. `read` may give a page
 * up with `null`, which then is the result. `fetchedAt` is when the search engines were asked: ISO 8601, UTC.
 */
export async function readResult<GivenUp extends null>(
  found: Found,
  read: (url: string) => Promise<WebPage | PageFailure | GivenUp>,
  fetchedAt: string,
): Promise<ResultRead | GivenUp> {
  let failure: PageFailure | undefined
  for (const { url, facts } of addressesOf(found)) {
    const answer = await read(url)
    if (answer === null) return answer
    if (answer.status === 'read' && answer.text.trim() !== '')
      return { page: { ...answer, ...facts } }
    failure ??= answer.status === 'read' ? withoutText(url) : answer
  }
  failure ??= withoutText(found.result.url)
  const page = abstractOf(found, fetchedAt)
  return page ? { page, failure } : { failure }
}

/**
 * The address of the result, then those of the full text, and other pages of the paper. Few files of papers say what
 * paper they are; the engines do.
 */
function addressesOf({ result, said }: Found): readonly Address[] {
  const files = said.flatMap(({ pdfUrl: url, ...paper }): Address[] =>
    url === undefined || url === result.url ? [] : [{ url, facts: factsOf(paper) }],
  )
  const distinct = new Map(files.map((file) => [file.url, file]))
  const pages = new Map(said.map(({ url }): [string, Address] => [canonicalUrl(url), { url }]))
  pages.delete(canonicalUrl(result.url))
  const further = [...distinct.values(), ...pages.values()]
  return [result, ...further.slice(0, furtherAddressesMax)]
}

function withoutText(askedUrl: string): PageFailure {
  return { status: 'failed', askedUrl, reason: 'unreadable', message: 'The page has no text' }
}

/** The abstract of a paper as a page. */
function abstractOf({ result: { url }, said }: Found, fetchedAt: string): WebPage | undefined {
  const paper = said.find(
    ({ kind, snippet }) => kind === 'paper' && snippet.length >= abstractLengthMin,
  )
  if (paper === undefined) return undefined
  const { snippet: text } = paper
  return {
    status: 'read',
    askedUrl: url,
    url,
    canonicalUrl: url,
    ...factsOf(paper),
    text,
    fetchedAt,
    kind: 'text',
    mediaType: 'text/plain',
    sha256: hash('sha256', text),
    blocks: readPlainBlocks(text),
  }
}

function factsOf({ title, publishedAt, authors }: Omit<SearchResult, 'url'>): Facts {
  return {
    title,
    ...(publishedAt !== undefined && { publishedAt }),
    ...(authors !== undefined && { author: authors.join(', ') }),
  }
}
