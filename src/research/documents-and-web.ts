import { z } from 'zod'
import { ServiceError } from '../base/errors/service-error.ts'
import { documentAt } from '../contract/documents/document-address.ts'
import { detectLanguage } from '../language/detection/detect-language.ts'
import { type Term, terms } from '../language/word-forms/terms.ts'
import type { PageReader } from '../web-access/pages/web-page.ts'
import type { EngineCoverage, SearchOutcome, WebSearch } from '../web-access/search/web-search.ts'

type Source = { readonly search: WebSearch; readonly pages: PageReader }

/**
 * Documents and the web as one source. Nothing of the documents leaves the service: the web is searched with words of
 * `asked` alone, which are the topic and its questions, and not with names that a document has. They are sent as they
 * were asked, each once and without what stands between them: a document may have told a language model to write its
 * secrets there.
 */
export function documentsAndWeb(
  { documents, web }: { readonly documents: Source; readonly web: Source },
  asked: readonly string[],
): Source {
  // One language for both, as a few words tell theirs badly.
  const language = detectLanguage(asked.join('\n'))
  const own = new Map<string, string>()
  for (const text of asked)
    for (const { stem, start, end } of terms(text, language))
      if (!own.has(stem)) own.set(stem, text.slice(start, end))
  return {
    search: {
      async search(query, ...rest) {
        const text = asked.includes(query.text)
          ? query.text
          : inOwnWords(terms(query.text, language), own)
        const searching = [documents.search.search(query, ...rest)]
        if (text !== '') searching.push(web.search.search({ ...query, text }, ...rest))
        return joined(await Promise.allSettled(searching))
      },
    },
    pages: {
      read: (url, ...rest) =>
        (documentAt(url) === undefined ? web : documents).pages.read(url, ...rest),
    },
  }
}

/**
 * The words of a search as they were asked, each once; those of scripts without spaces overlap, and are joined. Empty if
 * one of them was not asked.
 */
function inOwnWords(found: readonly Term[], own: ReadonlyMap<string, string>): string {
  const words: string[] = []
  let endBefore = 0
  for (const { stem, start, end } of found) {
    const word = own.get(stem)
    if (word === undefined) return ''
    if (start < endBefore) words.push(`${words.pop() ?? ''}${word.slice(endBefore - start)}`)
    else words.push(word)
    endBefore = end
  }
  return [...new Set(words)].join(' ')
}

/**
 * What all have found. The web may refuse where documents have something, which its coverage tells then; otherwise its
 * refusal is thrown. Documents that cannot be searched are an error of ours.
 */
function joined(found: readonly PromiseSettledResult<SearchOutcome>[]): SearchOutcome {
  const [ofDocuments, ofWeb] = found
  if (ofDocuments === undefined || ofDocuments.status === 'rejected') throw ofDocuments?.reason
  const { results, coverage } = ofDocuments.value
  if (ofWeb === undefined) return ofDocuments.value
  if (ofWeb.status === 'fulfilled')
    return {
      results: [...results, ...ofWeb.value.results],
      coverage: [...coverage, ...ofWeb.value.coverage],
    }
  const refused = refusalsIn(ofWeb.reason)
  if (results.length === 0 || refused === undefined) throw ofWeb.reason
  return { results, coverage: [...coverage, ...refused] }
}

/** What each search engine says, if none of them answers. */
function refusalsIn(error: unknown): readonly EngineCoverage[] | undefined {
  if (!(error instanceof ServiceError && error.code === 'upstream_error')) return undefined
  const details = z.object({ engines: z.array(Refusal) }).safeParse(error.facts.details)
  return details.data?.engines.map((refusal) => ({ ...refusal, asked: 0, given: 0 }))
}

const Refusal = z.object({ engine: z.string(), refused: z.string() })
