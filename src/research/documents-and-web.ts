import { z } from 'zod'
import { ServiceError } from '../base/errors/service-error.ts'
import { documentAt } from '../contract/documents/document-address.ts'
import { detectLanguage } from '../language/detection/detect-language.ts'
import { terms } from '../language/word-forms/terms.ts'
import type { PageReader } from '../web-access/web-page.ts'
import type { EngineCoverage, SearchOutcome, WebSearch } from '../web-access/web-search.ts'

type Source = { readonly search: WebSearch; readonly pages: PageReader }

/**
 * Documents and the web as one source. Nothing of the documents leaves the service: the web is searched with words of
 * `asked` alone, which are the topic and its questions, and not with names that a document has.
 */
export function documentsAndWeb(
  { documents, web }: { readonly documents: Source; readonly web: Source },
  asked: readonly string[],
): Source {
  // One language for both, as a few words tell theirs badly.
  const language = detectLanguage(asked.join('\n'))
  const stemsOf = (text: string) => terms(text, language).map(({ stem }) => stem)
  const own = new Set(asked.flatMap(stemsOf))
  const isOwn = (query: string) => stemsOf(query).every((stem) => own.has(stem))
  return {
    search: {
      async search(query, ...rest) {
        const searching = [documents, ...(isOwn(query.text) ? [web] : [])]
        const found = await Promise.allSettled(
          searching.map(({ search }) => search.search(query, ...rest)),
        )
        return joined(found)
      },
    },
    pages: {
      read: (url, ...rest) =>
        (documentAt(url) === undefined ? web : documents).pages.read(url, ...rest),
    },
  }
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
