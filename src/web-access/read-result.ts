import { hash } from 'node:crypto'
import { readPlainBlocks } from '../extraction/blocks/read-blocks.ts'
import type { FusedResult } from './fuse-results.ts'
import type { PageFailure, WebPage } from './web-page.ts'

/** Least characters of an abstract that stands for a paper whose page cannot be read. */
const abstractLengthMin = 300

/**
 * What reading a search result came to: its page, or why that could not be read. With both, the page is the abstract that
 * a search engine gave.
 */
export type ResultRead =
  | { readonly page: WebPage; readonly failure?: PageFailure }
  | { readonly page?: never; readonly failure: PageFailure }

/**
 * Reads the page of a search result. For a paper whose page cannot be read, its abstract stands, as any of the engines
 * gives it. `read` may give a page up with `null`, which then is the result. `fetchedAt` is when the search engines
 * were asked: ISO 8601, UTC.
 */
export async function readResult<GivenUp extends null = never>(
  found: Pick<FusedResult, 'result' | 'said'>,
  read: (url: string) => Promise<WebPage | PageFailure | GivenUp>,
  fetchedAt: string,
): Promise<ResultRead | GivenUp> {
  const { url } = found.result
  const answer = await read(url)
  if (answer === null) return answer
  if (answer.status === 'read' && answer.text.trim() !== '') return { page: answer }
  const failure = answer.status === 'read' ? withoutText(url) : answer
  const page = abstractOf(found, fetchedAt)
  return page ? { page, failure } : { failure }
}

function withoutText(askedUrl: string): PageFailure {
  return { status: 'failed', askedUrl, reason: 'unreadable', message: 'The page has no text' }
}

/** The abstract of a paper as a page. */
function abstractOf(
  { result: { url }, said }: Pick<FusedResult, 'result' | 'said'>,
  fetchedAt: string,
): WebPage | undefined {
  const paper = said.find(
    ({ kind, snippet }) => kind === 'paper' && snippet.length >= abstractLengthMin,
  )
  if (paper === undefined) return undefined
  const { snippet: text, title, publishedAt, authors } = paper
  return {
    status: 'read',
    askedUrl: url,
    url,
    canonicalUrl: url,
    title,
    text,
    ...(publishedAt !== undefined && { publishedAt }),
    ...(authors !== undefined && { author: authors.join(', ') }),
    fetchedAt,
    kind: 'text',
    mediaType: 'text/plain',
    sha256: hash('sha256', text),
    blocks: readPlainBlocks(text),
  }
}
